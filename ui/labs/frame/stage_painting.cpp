#include "ui/labs/frame/stage_painting.h"

#include <QFontMetricsF>
#include <QPainter>

namespace nonet {

namespace {

constexpr double kCaptionLine = 1.8;

}  // namespace

void sayLegibly(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words,
                const StageLook& look, const QColor& ink, QFont::Weight weight) {
    if (look.leastText <= 0)
        return say(painter, rect, alignment, words, look.text, ink, weight);
    painter.setFont(boardFont(std::max(look.text, look.leastText), weight));
    painter.setPen(ink);
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextDontClip | Qt::TextWordWrap, words);
}

void sayCaption(QPainter& painter, Stack& stack, const QString& words, const StageLook& look, Qt::Alignment alignment) {
    double height = look.text * kCaptionLine;
    if (look.leastText > 0) {
        const QFontMetricsF metrics(boardFont(std::max(look.text, look.leastText)));
        const QRectF room(0, 0, stack.rest().width(), 1e4);
        height = std::max(height, metrics.boundingRect(room, Qt::TextWordWrap, words).height() + look.text * 0.3);
    }
    sayLegibly(painter, stack.take(height), alignment, words, look, look.theme.mutedText);
}

}  // namespace nonet
