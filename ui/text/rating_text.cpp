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

QString levelAndScore(const HodokuRating& rating) {
    if (!rating.isComplete)
        return RatingText::tr("beyond the techniques Nonet knows");
    const QString text =
        RatingText::tr("%1 %2", "level, score").arg(levelName(rating.level), QLocale().toString(rating.score));
    return rating.isPartial ? RatingText::tr("at least %1", "a level and score").arg(text) : text;
}

}  // namespace nonet
