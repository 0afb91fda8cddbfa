#include "ui/board/layers/layer.h"

namespace nonet {

void paintFlash(const LayerContext& c) {
    const bool isOutline = c.picture.reducesMotion || !c.theme.usesTints;
    c.forEachCell([&c, isOutline](Cell, const QRectF& rect, const CellLook& look) {
        if (look.flash <= 0)
            return;
        QColor colour = c.theme.accent;
        if (isOutline) {
            c.painter.setBrush(Qt::NoBrush);
            c.painter.setPen(QPen(colour, BoardMetrics::kOutline));
            c.painter.drawRect(rect.adjusted(4, 4, -4, -4));
        } else {
            colour.setAlphaF(static_cast<float>(0.35 * look.flash));
            c.painter.fillRect(rect, colour);
        }
    });
}

}  // namespace nonet
