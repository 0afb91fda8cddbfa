#include "ui/board/layers/layer.h"
#include "ui/board/rule_hit.h"

#include <algorithm>

namespace nonet {

namespace {

/// The disc's radius as a share of the number's size; its distance from the edge as a share of the cell's side; how
/// many stand in a row.
constexpr double kNumberDisc = 0.66;
constexpr double kDiscInset = 0.03;
constexpr int kDiscsInRow = 4;

/// Whether a mark or candidate stands at this place of three by three.
bool isTaken(const LayerContext& c, const CellLook& look, int column, int row) {
    if (look.digit != 0)
        return false;
    if (c.picture.showsCandidates) {
        const CandidateGridding& grid = c.metrics.gridding();
        return grid == CandidateGridding{3, 3} && look.candidates.contains(Digit::fromIndex(row * 3 + column));
    }
    // Corner marks fill up their places in this order.
    static constexpr std::pair<int, int> kOrder[] = {{0, 0}, {2, 0}, {0, 2}, {2, 2}, {1, 0}, {1, 2}, {0, 1}, {2, 1}};
    for (int i = 0; i < std::min(look.state.corner.count(), static_cast<int>(std::size(kOrder))); ++i)
        if (kOrder[i] == std::pair(column, row))
            return true;
    return false;
}

/// Where the first number's disc stands: at the lower right, or where no mark and no sign between cells is in its way.
QPointF discPlace(const LayerContext& c, const QRectF& rect, const CellLook& look, double radius) {
    const double inset = radius + rect.width() * kDiscInset;
    const QRectF inner = rect.adjusted(inset, inset, -inset, -inset);
    for (const auto& [column, row] : {std::pair(2, 2), {1, 2}, {2, 1}, {0, 2}, {0, 1}}) {
        const QPointF place = inner.topLeft() + QPointF(column * inner.width() / 2, row * inner.height() / 2);
        if (!isTaken(c, look, column, row) && rulesAt(c.metrics, c.picture, place).empty())
            return place;
    }
    return inner.bottomRight();
}

/// Light on a dark disc: no pencil mark looks so.
void paintDiscs(const LayerContext& c, const QRectF& rect, const CellLook& look) {
    const double radius = c.faces.label.pixelSize() * kNumberDisc;
    const QPointF first = discPlace(c, rect, look, radius);
    int place = 0;
    for (const Digit colour : look.state.colours) {
        const int row = place / kDiscsInRow;
        const QPointF centre = first - QPointF(place % kDiscsInRow, row) * (2.1 * radius);
        c.painter.setPen(Qt::NoPen);
        c.painter.setBrush(c.theme.mark);
        c.painter.drawEllipse(centre, radius, radius);
        c.faces.label.draw(c.painter, centre, colour, c.theme.board);
        ++place;
    }
}

}  // namespace

void paintColourNumbers(const LayerContext& c) {
    if (!c.theme.numbersColours && !c.picture.numbersColours)
        return;
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.forEachCell([&c](Cell, const QRectF& rect, const CellLook& look) {
        if (!look.state.colours.isEmpty())
            paintDiscs(c, rect, look);
    });
    c.painter.restore();
}

}  // namespace nonet
