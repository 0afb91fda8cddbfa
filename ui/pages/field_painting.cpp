#include "ui/pages/field_painting.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

constexpr double kDigitShare = 0.54;
constexpr int kBox = 3;
constexpr int kSmallestWords = 6;

}  // namespace

QRectF CellField::cell(double row, double column) const {
    return {area.left() + column * side(), area.top() + row * side(), side(), side()};
}

QRectF CellField::cellOf(int index) const {
    const int row = index / columns;
    return cell(row, index % columns);
}

std::optional<int> CellField::cellAt(const QPointF& point) const {
    if (!area.contains(point))
        return std::nullopt;
    const int row = std::min(rows - 1, static_cast<int>((point.y() - area.top()) / side()));
    const int column = std::min(columns - 1, static_cast<int>((point.x() - area.left()) / side()));
    return row * columns + column;
}

CellField cellField(const QRectF& room, int rows, int columns, Qt::Alignment alignment) {
    const double side = std::max(1.0, std::floor(std::min(room.width() / columns, room.height() / rows)));
    const QSizeF size(side * columns, side * rows);
    const double left = alignment.testFlag(Qt::AlignLeft) ? room.left() : room.center().x() - size.width() / 2;
    const double top = alignment.testFlag(Qt::AlignTop) ? room.top() : room.center().y() - size.height() / 2;
    return {QRectF(QPointF(left, top), size), rows, columns};
}

void paintCell(QPainter& painter, const QRectF& rect, const CellFace& face, const Theme& theme) {
    painter.fillRect(rect, face.fill.isValid() ? face.fill : theme.board);
    const double side = rect.height();
    if (face.ring.isValid())
        paintRing(painter, rect, face.ring, std::max(2.0, side * 0.07));
    if (!face.text.isEmpty())
        say(painter, rect.adjusted(side * 0.08, 0, -side * 0.08, 0), Qt::AlignCenter, face.text,
            std::max(side * kDigitShare, face.leastText), face.ink.isValid() ? face.ink : theme.given, QFont::DemiBold);
}

void paintField(QPainter& painter, const CellField& field, const Theme& theme,
                const std::function<CellFace(int row, int column)>& face, double leastText) {
    for (int row = 0; row < field.rows; ++row)
        for (int column = 0; column < field.columns; ++column) {
            CellFace each = face(row, column);
            each.leastText = leastText;
            paintCell(painter, field.cell(row, column), each, theme);
        }
    const QRectF& area = field.area;
    const auto drawLines = [&](bool isBox) {
        painter.setPen(isBox ? QPen(theme.boxLine, std::max(2.0, field.side() / 18)) : QPen(theme.thinLine, 1));
        for (int row = 0; row <= field.rows; ++row)
            if ((row % kBox == 0 || row == field.rows) == isBox)
                painter.drawLine(QPointF(area.left(), area.top() + row * field.side()),
                                 QPointF(area.right(), area.top() + row * field.side()));
        for (int column = 0; column <= field.columns; ++column)
            if ((column % kBox == 0 || column == field.columns) == isBox)
                painter.drawLine(QPointF(area.left() + column * field.side(), area.top()),
                                 QPointF(area.left() + column * field.side(), area.bottom()));
    };
    drawLines(false);
    drawLines(true);
}

void paintOutline(QPainter& painter, const QRectF& rect, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

void paintRing(QPainter& painter, const QRectF& rect, const QColor& colour, double width, Qt::PenStyle style) {
    paintOutline(painter, rect.adjusted(width, width, -width, -width), QPen(colour, width, style));
}

void paintPlate(QPainter& painter, const QRectF& rect, const QPen& pen, const QBrush& fill, double radius) {
    painter.setPen(pen);
    painter.setBrush(fill);
    const double corner = std::min(radius, std::min(rect.width(), rect.height()) / 4);
    painter.drawRoundedRect(rect, corner, corner);
}

void say(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, double pixels,
         const QColor& ink, QFont::Weight weight) {
    QFont font = boardFont(pixels, weight, kSmallestWords);
    const double width = QFontMetricsF(font).horizontalAdvance(words);
    if (width > rect.width() && width > 0)
        font = boardFont(std::floor(pixels * rect.width() / width), weight, kSmallestWords);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextDontClip, words);
}

QRectF Stack::take(double height) {
    const QRectF taken(m_area.left(), m_top, m_area.width(), height);
    m_top += height;
    return taken;
}

}  // namespace nonet
