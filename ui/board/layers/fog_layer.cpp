#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"

#include <QPainterPath>

namespace nonet {

namespace {

/// Close enough to be fog and no hatching of a hint.
constexpr double kFogGap = 5;
constexpr double kFogStrength = 0.3;

}  // namespace

void paintFog(const LayerContext& c, const QRectF& rect, const QColor& fill) {
    drawHatching(c.painter, rect, blend(c.theme.ruleInk, fill, kFogStrength), kFogGap);
}

QPainterPath outOfFog(const LayerContext& c) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    path.addRect(c.metrics.outerRect());
    bool hasFog = false;
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        if (look.isFogged)
            path.addRect(rect);
        hasFog = hasFog || look.isFogged;
    });
    return hasFog ? path : QPainterPath();
}

}  // namespace nonet
