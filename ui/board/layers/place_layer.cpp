#include "ui/board/board_font.h"
#include "ui/board/layers/layer.h"

namespace nonet {

namespace {

/// How strong ink stays on the faintest fill, and from which fill on it is full.
constexpr double kFaintInk = 0.5;
constexpr double kFullInk = 0.45;
/// A share of the cell's side.
constexpr double kLetterShare = 0.2;
/// A larger letter moves what it labels aside.
constexpr double kLargeLetter = 0.3;
/// A still larger one leaves no room.
constexpr double kMostLetter = 0.5;

/// Instead of the digit: smaller the longer it is, but not below what is readable.
void paintPlaceText(const LayerContext& c, const QRectF& rect, const PlaceMark& mark, const PlaceRoom& room) {
    const double side = rect.width();
    const double share = mark.text.size() > 6 ? 0.2 : mark.text.size() > 2 ? 0.3 : 0.5;
    const double size = std::max(side * share, c.picture.leastPlaceText);
    const QFont font = boardFont(size, QFont::DemiBold);
    const bool fits = QFontMetricsF(font).horizontalAdvance(mark.text) <= side;
    c.painter.setFont(font);
    const QRectF inner =
        room.aside.isNull() ? rect.adjusted(0, side * 0.1, 0, 0) : rect.adjusted(0, 0, 0, -side * 0.02);
    const Qt::Alignment alignment = room.aside.isNull() ? Qt::AlignCenter : Qt::AlignHCenter | Qt::AlignBottom;
    c.painter.drawText(inner, static_cast<int>(alignment) | Qt::TextDontClip, fits ? mark.text : mark.shortText);
}

}  // namespace

QColor placeFill(const Theme& theme, int colour, double strength) {
    const QColor& full = theme.places[static_cast<std::size_t>(colour)];
    return theme.usesTints ? blend(full, theme.board, strength) : theme.board;
}

QColor placeInk(const Theme& theme, int colour, double strength) {
    const QColor fill = placeFill(theme, colour, strength);
    return blend(readableInk(fill), fill, kFaintInk + (1 - kFaintInk) * std::min(1.0, strength / kFullInk));
}

PlaceRoom placeRoom(const LayerContext& c) {
    const double side = c.metrics.cellSide();
    PlaceRoom room;
    const double letter = std::max({BoardMetrics::kSmallestText, side * kLetterShare, c.picture.leastPlaceText});
    if (letter <= side * kMostLetter)
        room.letter = letter;
    if (room.letter > side * kLargeLetter)
        room.aside = QPointF(side * 0.16, side * 0.15);
    return room;
}

void paintPlaces(const LayerContext& c) {
    if (c.picture.places.empty())
        return;
    const double side = c.metrics.cellSide();
    const PlaceRoom room = placeRoom(c);
    const QFont letters = boardFont(room.letter, QFont::DemiBold);
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        const PlaceMark& mark = look.place;
        if (mark.place < 0)
            return;
        if (!look.hasSelectionFill)
            c.painter.fillRect(rect, placeFill(c.theme, mark.colour, mark.strength));
        c.painter.setPen(look.hasSelectionFill ? c.theme.given : placeInk(c.theme, mark.colour, mark.strength));
        const QString letter(QChar(u'a' + mark.place));
        if (room.letter > 0 && mark.text != letter) {
            c.painter.setFont(letters);
            c.painter.drawText(rect.adjusted(side * 0.08, side * 0.03, 0, 0), Qt::AlignLeft | Qt::AlignTop, letter);
        }
        if (!mark.text.isEmpty())
            paintPlaceText(c, rect, mark, mark.text == letter ? PlaceRoom() : room);
    });
}

}  // namespace nonet
