#include "ui/board/layers/layer.h"

namespace nonet {

void paintShownSolution(const LayerContext& c) {
    if (!c.picture.shownSolution)
        return;
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setBrush(Qt::NoBrush);
    QPen dashes(c.theme.mark, BoardMetrics::kThinLine);
    dashes.setDashPattern({3, 3});
    const double inset = c.metrics.cellSide() * 0.17;
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        if (look.shownSolution == 0)
            return;
        c.painter.setPen(dashes);
        c.painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inset / 2, inset / 2);
        c.faces.placed.draw(c.painter, rect.center(), Digit(look.shownSolution), c.theme.mark);
    });
    c.painter.restore();
}

}  // namespace nonet
