#include "ui/text/rating_text.h"

#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/profiles/nonet_profile.h"
#include "ui/text/explainer_text.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace nonet {
namespace {

struct RatingText {
    Q_DECLARE_TR_FUNCTIONS(RatingText)
};

}  // namespace

QString levelAndScore(Level level, int score) {
    return RatingText::tr("%1 %2", "level, score").arg(levelName(level), QLocale().toString(score));
}

QString levelAndScore(const HodokuRating& rating, const std::string& profile, const std::optional<int>& explainer) {
    if (!rating.isComplete)
        return beyondTechniques(profile, explainer);
    // Above the highest level there is none, but a score may still be higher.
    if (rating.isPartial && rating.level == Level::extreme)
        return RatingText::tr("%1, at least %2", "the highest level, a score")
            .arg(levelName(rating.level), QLocale().toString(rating.score));
    const QString text = levelAndScore(rating.level, rating.score);
    return rating.isPartial ? atLeast(text) : text;
}

QString withExplainer(const QString& rating, const std::optional<int>& explainer) {
    return explainer
               ? RatingText::tr("%1 · ER %2", "a rating in words, another").arg(rating, explainerNumber(*explainer))
               : rating;
}

QString atLeast(const QString& rating) { return RatingText::tr("at least %1", "a level and score").arg(rating); }

QString beyondTechniques(const std::string& profile, const std::optional<int>& explainer) {
    const QString beyond = profile == hodokuProfile().name || profile == nonetProfile().name
                               ? RatingText::tr("harder than Nonet’s hints")
                               : RatingText::tr("harder than your techniques");
    return withExplainer(beyond, explainer);
}

}  // namespace nonet
