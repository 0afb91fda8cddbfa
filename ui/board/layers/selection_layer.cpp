#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"

#include <algorithm>

namespace nonet {

namespace {

/// How far inside the cell the frame of the current one runs: as a share of a cell's side, and in the painter's units
/// within the outline of a step's area.
constexpr double kCurrentInset = 0.035;
constexpr double kInsideOutline = 7;

bool isSelectedAround(const CellLook& look, int direction) {
    return (look.selectedAround >> (direction % 8) & 1U) != 0;
}

/// The ring runs along the outside of the selection: an edge where the neighbour is not selected, a corner where only
/// the cell across it is not.
void paintRing(QPainter& painter, const QRectF& rect, const CellLook& look, const QColor& colour) {
    const double w = BoardMetrics::kSelectionRing;
    const QRectF edges[4] = {
        {rect.left(), rect.top(), rect.width(), w},
        {rect.right() - w, rect.top(), w, rect.height()},
        {rect.left(), rect.bottom() - w, rect.width(), w},
        {rect.left(), rect.top(), w, rect.height()},
    };
    const QPointF corners[4] = {rect.topRight() - QPointF(w, 0), rect.bottomRight() - QPointF(w, w),
                                rect.bottomLeft() - QPointF(0, w), rect.topLeft()};
    for (int side = 0; side < 4; ++side) {
        const int direction = side * 2;
        if (!isSelectedAround(look, direction))
            painter.fillRect(edges[side], colour);
        else if (isSelectedAround(look, direction + 2) && !isSelectedAround(look, direction + 1))
            painter.fillRect(QRectF(corners[side], QSizeF(w, w)), colour);
    }
}

/// Of equal digits all round; of the filter's at the corners alone, as it holds while the selection moves on.
void paintDigitFrame(const LayerContext& c, const QRectF& rect, const CellLook& look) {
    const QRectF frame = rect.adjusted(2, 2, -2, -2);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(QPen(c.theme.sameDigitFrame, BoardMetrics::kOutline, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    if (look.isFilterDigit)
        drawCorners(c.painter, frame);
    else
        c.painter.drawRect(frame);
}

}  // namespace

void paintSelection(const LayerContext& c) {
    c.forEachCell([&c](Cell, const QRectF& rect, const CellLook& look) {
        if ((look.isSameDigit || look.isFilterDigit) && !look.isSelected)
            paintDigitFrame(c, rect, look);
        if (look.isSelected)
            paintRing(c.painter, rect, look, c.theme.selectionRing);
        // Among several selected cells the current one, where the keys go, has a dotted frame of its own.
        if (look.showsCurrent) {
            c.painter.setBrush(Qt::NoBrush);
            c.painter.setPen(QPen(c.theme.selectionRing, BoardMetrics::kOutline, Qt::DotLine));
            // Near the edge, or it would run through the candidates of the last row; inside of outlines that are all
            // there is to see without tints.
            const double inset =
                look.area && !c.theme.usesTints ? kInsideOutline : std::clamp(rect.width() * kCurrentInset, 2.0, 5.0);
            c.painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
        }
    });
}

void paintFocusRing(const LayerContext& c) {
    if (!c.picture.hasFocus)
        return;
    // At the line itself: a gap between them would look like a second frame.
    const double distance = (BoardMetrics::kBoxLine + BoardMetrics::kFocusRing) / 2;
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(QPen(c.theme.accent, BoardMetrics::kFocusRing, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    c.painter.drawRect(c.metrics.board().adjusted(-distance, -distance, distance, distance));
    c.painter.restore();
}

}  // namespace nonet
