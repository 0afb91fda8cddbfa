#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"

namespace nonet {

namespace {

constexpr double kTint = 0.2;

void paintArea(const LayerContext& c, const QRectF& rect, Role role) {
    const RoleColours& colours = c.theme.role(static_cast<ShapeRole>(role));
    QColor tint = colours.fill;
    tint.setAlphaF(static_cast<float>(kTint));
    if (c.theme.usesTints)
        c.painter.fillRect(rect, tint);
    if (role == Role::cover || !c.theme.usesTints) {
        QColor hatching = colours.ring;
        hatching.setAlphaF(0.45F);
        drawHatching(c.painter, rect, hatching, role == Role::cover ? 10 : 16);
    }
}

void paintOutline(const LayerContext& c, const QRectF& rect, Role role) {
    QPen pen(c.theme.role(static_cast<ShapeRole>(role)).ring, BoardMetrics::kOutline, Qt::SolidLine, Qt::SquareCap,
             Qt::MiterJoin);
    if (role == Role::fin)
        pen.setStyle(Qt::DotLine);
    c.painter.setPen(pen);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawRect(rect);
}

}  // namespace

void paintStepAreas(const LayerContext& c) {
    if (!c.picture.step || c.picture.stepDepth < StepDepth::houses)
        return;
    const Step& step = *c.picture.step;
    // A chain's houses are many and its links already tell them apart.
    const bool showsHouses = c.picture.stepDepth == StepDepth::houses || step.links.empty();
    const bool showsCells = c.picture.stepDepth >= StepDepth::pattern;
    if (showsHouses)
        for (const RoleHouse& house : step.houses)
            paintArea(c, c.metrics.houseRect(house.house), house.role);
    if (showsCells)
        for (const RoleCell& cell : step.cells)
            paintArea(c, c.metrics.cellRect(cell.cell), cell.role);
}

void paintStepOutlines(const LayerContext& c) {
    if (!c.picture.step || c.picture.stepDepth < StepDepth::houses)
        return;
    const Step& step = *c.picture.step;
    if (c.picture.stepDepth == StepDepth::houses || step.links.empty())
        for (const RoleHouse& house : step.houses)
            paintOutline(c, c.metrics.houseRect(house.house), house.role);
    if (c.picture.stepDepth >= StepDepth::pattern)
        for (const RoleCell& cell : step.cells)
            paintOutline(c, c.metrics.cellRect(cell.cell).adjusted(2, 2, -2, -2), cell.role);
}

}  // namespace nonet
