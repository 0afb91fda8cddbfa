#include "ui/labs/shift_cipher/shift_painting.h"

#include "ui/board/layers/layer.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QPainter>

namespace nonet {

namespace {

constexpr double kDigitShare = 0.52;
constexpr double kLetterShare = 0.22;
constexpr double kTileGap = 0.06;

}  // namespace

QFont labFont(double pixels, QFont::Weight weight) {
    static const bool hasInter = QFontDatabase::hasFamily(QStringLiteral("Inter"));
    QFont font;
    if (hasInter)
        font.setFamily(QStringLiteral("Inter"));
    font.setPixelSize(std::max(6, qRound(pixels)));
    font.setWeight(weight);
    return font;
}

void paintWords(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& words, double pixels,
                const QColor& ink, QFont::Weight weight) {
    QFont font = labFont(pixels, weight);
    const double width = QFontMetricsF(font).horizontalAdvance(words);
    if (width > rect.width() && width > 0)
        font = labFont(pixels * rect.width() / width, weight);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, static_cast<int>(alignment) | Qt::TextDontClip, words);
}

void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile, const Theme& theme) {
    const double side = rect.width();
    painter.setBrush(placeFill(theme, tile.colour, tile.strength));
    painter.setPen(tile.ring.isValid() ? QPen(tile.ring, std::max(3.0, side * 0.06)) : QPen(theme.boxLine, 1.5));
    if (tile.isRound)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, side * 0.08, side * 0.08);
    const QColor ink = placeInk(theme, tile.colour, tile.strength);
    const double size = tile.text.size() > 2 ? 0.27 : kDigitShare;
    const double inset = tile.isRound ? 0.16 : 0.06;
    paintWords(painter, rect.adjusted(side * inset, side * 0.05, -side * inset, side * 0.05), Qt::AlignCenter,
               tile.text, side * size, ink, QFont::DemiBold);
    if (tile.letter.isEmpty())
        return;
    const QPointF corner =
        rect.topLeft() + QPointF(side * (tile.isRound ? 0.2 : 0.09), side * (tile.isRound ? 0.13 : 0.05));
    paintWords(painter, QRectF(corner, QSizeF(side * 0.3, side * 0.3)), Qt::AlignLeft | Qt::AlignTop, tile.letter,
               std::max(9.0, side * kLetterShare), ink, QFont::DemiBold);
}

void paintSlot(QPainter& painter, const QRectF& rect, const Theme& theme) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.thinLine, 1, Qt::DashLine));
    painter.drawRoundedRect(rect, rect.width() * 0.08, rect.width() * 0.08);
}

Tile placeTile(const ShiftModel& model, int place, int labels) {
    Tile tile;
    tile.text = tileText(model, place, labels);
    tile.letter = labels == static_cast<int>(ShiftLabels::places) ? QString() : placeLetter(place);
    tile.colour = model.colourOf(place);
    return tile;
}

BoardFrame boardFrame(const StageArea& area, double text) {
    BoardFrame frame;
    frame.margin = text * 2.4;
    const double foot = text * 3.2;
    const QRectF room = area.board.adjusted(frame.margin, text * 1.5, 0, -foot);
    const double side = std::min(room.width(), room.height());
    frame.board = QRectF(room.left(), room.top(), side, side);
    frame.foot = QRectF(frame.board.left(), frame.board.bottom() + 2, side, foot);
    return frame;
}

void paintMargins(QPainter& painter, const BoardMetrics& metrics, const StageLook& look) {
    const Geometry& geometry = metrics.geometry();
    const QRectF board = metrics.board();
    const double text = std::min(look.text, metrics.cellSide() * 0.5);
    const int bandCount = geometry.boxColumns();
    const int stackCount = geometry.boxRows();
    for (int band = 0; band < bandCount; ++band) {
        const double height = board.height() / bandCount;
        paintWords(painter, QRectF(board.left() - text * 3.4, board.top() + band * height, text * 2.9, height),
                   Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("I = %1").arg(band), text, look.theme.mutedText);
    }
    for (int stack = 0; stack < stackCount; ++stack) {
        const double width = board.width() / stackCount;
        paintWords(painter, QRectF(board.left() + stack * width, board.top() - text * 1.7, width, text * 1.3),
                   Qt::AlignCenter, QStringLiteral("J = %1").arg(stack), text, look.theme.mutedText);
    }
}

QRectF BoxSlots::slot(int cell) const {
    const int columns = geometry.boxColumns();
    const double side = area.width() / columns;
    const int row = cell / columns;
    const QRectF whole(area.left() + cell % columns * side, area.top() + row * side, side, side);
    const double gap = side * kTileGap;
    return whole.adjusted(gap, gap, -gap, -gap);
}

BoxSlots boxSlots(const Geometry& geometry, const QRectF& area) {
    const double side = std::min(area.width() / geometry.boxColumns(), area.height() / geometry.boxRows());
    const QSizeF size(side * geometry.boxColumns(), side * geometry.boxRows());
    return {QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size), geometry};
}

QPointF between(const QPointF& from, const QPointF& to, double share) { return from + (to - from) * share; }

QRectF between(const QRectF& from, const QRectF& to, double share) {
    return QRectF(between(from.topLeft(), to.topLeft(), share), between(from.bottomRight(), to.bottomRight(), share));
}

}  // namespace nonet
