#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"

namespace nonet {

namespace {

void paintOutline(const LayerContext& c, const QRectF& rect, Role role) {
    // Without tints the outline is all that there is, and the box lines are as black.
    const double width = c.theme.usesTints ? BoardMetrics::kOutline : 2.5 * BoardMetrics::kOutline;
    QPen pen(c.theme.role(static_cast<ShapeRole>(role)).ring, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
    if (role == Role::fin)
        pen.setStyle(Qt::DotLine);
    c.painter.setPen(pen);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawRect(rect);
}

}  // namespace

void paintStepHatching(const LayerContext& c) {
    if (!showsStepHouses(c.picture))
        return;
    QColor hatching = c.theme.role(ShapeRole::cover).ring;
    hatching.setAlphaF(0.45F);
    for (const RoleHouse& house : c.picture.step->houses)
        if (house.role == Role::cover)
            drawHatching(c.painter, c.metrics.houseRect(house.house), hatching, 10);
}

void paintStepOutlines(const LayerContext& c) {
    if (!c.picture.step || c.picture.stepDepth < StepDepth::houses)
        return;
    const Step& step = *c.picture.step;
    if (showsStepHouses(c.picture))
        for (const RoleHouse& house : step.houses)
            paintOutline(c, c.metrics.houseRect(house.house), house.role);
    if (c.picture.stepDepth >= StepDepth::pattern)
        for (const RoleCell& cell : step.cells)
            paintOutline(c, c.metrics.cellRect(cell.cell).adjusted(2, 2, -2, -2), cell.role);
}

}  // namespace nonet
