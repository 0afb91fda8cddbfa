#include "ui/board/layers/layer.h"

namespace nonet {
namespace {

/// Weak enough for candidates over it to be read.
constexpr double kFaint = 0.28;

QColor faint(QColor ink) {
    ink.setAlphaF(static_cast<float>(kFaint));
    return ink;
}

}  // namespace

void paintSolutionLayer(const LayerContext& c) {
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        if (look.inMind == 0)
            return;
        const QColor& ink = look.isConflict ? c.theme.conflict : c.theme.mark;
        const bool isStrong = look.isInMindCertain || (look.isConflict && look.candidates.isEmpty());
        c.faces.entered.draw(c.painter, rect.center(), Digit(look.inMind), isStrong ? ink : faint(ink));
    });
}

}  // namespace nonet
