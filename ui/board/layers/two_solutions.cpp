#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"

namespace nonet {

void paintTwoSolutions(const LayerContext& c) {
    if (!c.picture.twoSolutions)
        return;
    const auto paint = [&c](const QPointF& centre, int digit, ShapeRole shape) {
        const double side = c.metrics.cellSide() * 0.42;
        const RoleColours& colours = c.theme.role(shape);
        drawRoleShape(c.painter, QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)), shape, colours);
        c.faces.candidateStrong.draw(c.painter, centre, Digit(digit), colours.ink);
    };
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        if (look.firstSolution == 0)
            return;
        const QPointF aside(rect.width() * 0.23, 0);
        const QPointF along(0, rect.height() * 0.3);
        c.painter.setPen(QPen(c.theme.thinLine, BoardMetrics::kThinLine));
        c.painter.drawLine(rect.center() - along, rect.center() + along);
        paint(rect.center() - aside, look.firstSolution, ShapeRole::defining);
        paint(rect.center() + aside, look.secondSolution, ShapeRole::second);
    });
}

}  // namespace nonet
