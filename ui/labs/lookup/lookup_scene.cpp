#include "ui/labs/lookup/lookup_scene.h"

#include "ui/board/layers/layer.h"

#include <QPainter>

namespace nonet::lookup {

CellFace placeFace(const Theme& theme, const QString& text, int place, double strength) {
    return {.text = text, .fill = placeFill(theme, place, strength), .ink = placeInk(theme, place, strength)};
}

void outlineLit(QPainter& painter, const QRectF& rect, const StageLook& look) {
    paintOutline(painter, rect, QPen(look.theme.accent, std::max(4.0, look.text * 0.3)));
}

void paintLamp(QPainter& painter, const QRectF& rect, const QString& words, bool isLit, const StageLook& look) {
    const Theme& theme = look.theme;
    paintPlate(painter, rect.adjusted(2, 2, -2, -2), QPen(isLit ? theme.accent : theme.panelBorder, isLit ? 2.5 : 1),
               isLit ? theme.accentSoft : theme.panel);
    const QColor ink = isLit ? theme.accentSoftInk : theme.mutedText;
    const double mark = look.text * 1.8;
    say(painter, QRectF(rect.left() + 6, rect.top(), mark, rect.height()), Qt::AlignCenter,
        isLit ? QStringLiteral("✓") : QStringLiteral("–"), look.text * 1.2, ink, QFont::Bold);
    say(painter, rect.adjusted(mark + 8, 0, -8, 0), Qt::AlignLeft | Qt::AlignVCenter, words, look.text, ink);
}

}  // namespace nonet::lookup
