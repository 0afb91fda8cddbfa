#include "ui/labs/frame/stage_painting.h"

#include <QFontMetricsF>
#include <QPainter>

namespace nonet {

namespace {

constexpr int kSide = 9;
constexpr double kCaptionLine = 1.8;

}  // namespace

QColor heat(const Theme& theme, double share, double least, double most) {
    return blend(theme.accent, theme.board, least + (most - least) * std::clamp(share, 0.0, 1.0));
}

CellField boardField(const StageArea& area, double gap, double margin) {
    return cellField(area.board.adjusted(margin, gap, 0, -gap), kSide, kSide, Qt::AlignLeft | Qt::AlignVCenter);
}

BoardMetrics metricsOf(const CellField& field) {
    constexpr double margin = BoardMetrics::kMargin;
    return {Geometry(), field.area.adjusted(-margin, -margin, margin, margin)};
}

StageLook withText(StageLook look, double text) {
    look.text = text;
    return look;
}

void showCursor(BoardPicture& picture, const StageLook& look) {
    if (!look.cursor)
        return;
    picture.current = look.cursor;
    picture.hasFocus = true;
}

double sayLines(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, double pixels,
                const QColor& ink, QFont::Weight weight) {
    painter.setFont(boardFont(pixels, weight));
    painter.setPen(ink);
    QRectF used;
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextDontClip | Qt::TextWordWrap, words, &used);
    return used.height();
}

void sayLines(QPainter& painter, Stack& stack, const QString& words, double pixels, const QColor& ink) {
    stack.take(sayLines(painter, stack.rest(), Qt::AlignLeft | Qt::AlignTop, words, pixels, ink) + pixels * 0.4);
}

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

void paintMistake(QPainter& painter, const QRectF& cell, const Theme& theme) {
    // In large cells a wider one would cover the letter in the corner.
    const double width = std::clamp(cell.width() * 0.07, 2.5, 5.0);
    paintOutline(painter, cell, QPen(theme.board, width + 3));
    paintOutline(painter, cell, QPen(theme.conflict, width));
    const double part = cell.width() * 0.24;
    const QRectF corner(cell.right() - part - width * 0.8, cell.top() + width * 0.8, part, part);
    painter.fillRect(corner, theme.board);
    painter.setPen(QPen(theme.conflict, width * 0.8, Qt::SolidLine, Qt::RoundCap));
    const QRectF cross = corner.adjusted(part * 0.15, part * 0.15, -part * 0.15, -part * 0.15);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.bottomLeft(), cross.topRight());
}

}  // namespace nonet
