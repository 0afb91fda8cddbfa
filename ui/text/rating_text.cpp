#include "ui/text/rating_text.h"

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

QString levelAndScore(const HodokuRating& rating) {
    if (!rating.isComplete)
        return beyondTechniques();
    const QString text = levelAndScore(rating.level, rating.score);
    return rating.isPartial ? atLeast(text) : text;
}

QString atLeast(const QString& rating) { return RatingText::tr("at least %1", "a level and score").arg(rating); }

QString beyondTechniques() { return RatingText::tr("beyond the known techniques"); }

}  // namespace nonet
