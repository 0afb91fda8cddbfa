#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"
#include "ui/board/layers/step_sign.h"

#include <cmath>
#include <numbers>

namespace nonet {

namespace {

/// A share of a cell's side: wide enough to be seen at a glance.
constexpr double kColourInset = 0.12;

/// Several colours share the cell as wedges around its middle, the first beginning a little left of the top.
void paintWedges(QPainter& painter, const QRectF& rect, const std::vector<QColor>& colours) {
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double share = 2 * std::numbers::pi / static_cast<double>(colours.size());
    const double radius = rect.width();
    double angle = -std::numbers::pi / 2 - std::numbers::pi / 6;
    for (const QColor& colour : colours) {
        const auto at = [&rect, radius](double a) {
            return rect.center() + QPointF(std::cos(a), std::sin(a)) * radius;
        };
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF({rect.center(), at(angle), at(angle + share / 2), at(angle + share)}));
        angle += share;
    }
    painter.restore();
}

void paintColours(const LayerContext& c, const QRectF& rect, ColourSet set) {
    std::vector<QColor> colours;
    for (const Digit colour : set)
        colours.push_back(c.theme.cellColours[static_cast<std::size_t>(colour.index())]);
    if (colours.size() == 1)
        c.painter.fillRect(rect, colours.front());
    else
        paintWedges(c.painter, rect, colours);
}

/// Seen also where the setter's colour around it is the same.
void frameColours(const LayerContext& c, const QRectF& rect) {
    c.painter.save();
    c.painter.setPen(QPen(c.theme.thinLine, 1));
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    c.painter.restore();
}

/// Less than a selected cell has.
constexpr double kUndecidedStrength = 0.4;

/// One fill a cell: they are measured each for itself, not laid over one another.
QColor fillOf(const Theme& theme, const CellLook& look) {
    if (look.hasSelectionFill)
        return theme.selectionFill;
    if (look.area && theme.usesTints)
        return stepTint(theme, *look.area);
    if (look.isFiltered || look.isFilterDigit)
        return theme.filterFill;
    if (look.isSameDigit)
        return theme.sameDigitFill;
    if (look.isPeer)
        return theme.peerFill;
    if (look.isUndecided && theme.usesTints)
        return blend(theme.selectionFill, theme.board, kUndecidedStrength);
    return look.isFogged ? theme.rule(RuleHue::grey) : theme.board;
}

}  // namespace

QRectF colourRect(const QRectF& rect, const CellLook& look) {
    const double inset = look.hasInsetColours ? rect.width() * kColourInset : 0;
    return rect.adjusted(inset, inset, -inset, -inset);
}

void paintFills(const LayerContext& c) {
    c.painter.fillRect(c.metrics.board(), c.theme.board);
    c.forEachCell([&c](Cell, const QRectF& rect, const CellLook& look) {
        const bool isColoured = !look.state.colours.isEmpty() && c.theme.usesTints;
        if (!isColoured || look.hasInsetColours)
            c.painter.fillRect(rect, fillOf(c.theme, look));
        if (isColoured)
            paintColours(c, colourRect(rect, look), look.state.colours);
        if (isColoured && look.hasInsetColours)
            frameColours(c, colourRect(rect, look));
        if (look.isFogged)
            paintFog(c, rect, fillOf(c.theme, look));
        if (look.isFiltered && !c.theme.usesTints)
            drawHatching(c.painter, rect, c.theme.thinLine);
    });
}

}  // namespace nonet
