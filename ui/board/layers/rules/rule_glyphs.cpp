#include "ui/board/layers/rules/rule_glyphs.h"

#include "ui/board/board_font.h"
#include "ui/board/layers/board_text.h"
#include "ui/board/layers/layer.h"

#include <QFontMetricsF>

namespace nonet {

bool GlyphContext::isDirty(const Constraint& constraint) const {
    // Signs on corners reach beyond their cells.
    constexpr double kReach = 0.3;
    QRectF rect;
    for (const std::vector<Cell>& part : constraint.parts)
        rect |= metrics.rectOf(part);
    if (constraint.place)
        rect |= metrics.placeRect(constraint.place->row, constraint.place->column);
    const double by = side() * kReach;
    return rect.isNull() || dirty.intersects(rect.adjusted(-by, -by, by, by).toAlignedRect());
}

void GlyphContext::fill(const QPainterPath& shape, RuleHue hue) const {
    painter.setPen(theme.usesTints ? QPen(Qt::NoPen) : pen(thin()));
    painter.setBrush(theme.rule(hue));
    painter.drawPath(shape);
}

void GlyphContext::write(const QRectF& rect, const QString& text, double size, const QColor& ink) const {
    const QFont wanted = boardFont(size, QFont::DemiBold);
    const double width = QFontMetricsF(wanted).horizontalAdvance(text);
    painter.setFont(width <= rect.width() ? wanted : boardFont(size * rect.width() / width, QFont::DemiBold));
    painter.setPen(ink);
    drawBoardText(painter, rect, Qt::AlignCenter, text);
}

void paintRuleShapes(const LayerContext& c) {
    if (c.picture.puzzle.constraints().empty())
        return;
    const GlyphContext glyphs{
        c.painter,        c.metrics, c.theme,     c.picture.puzzle.rulebook(), c.picture.puzzle.decoration(),
        c.picture.digits, c.dirty,   c.lineShapes};
    paintAreaShading(glyphs);
    paintShadingGlyphs(glyphs);
    paintLineGlyphs(glyphs);
}

void paintRuleMarks(const LayerContext& c) {
    if (c.picture.puzzle.constraints().empty())
        return;
    const GlyphContext glyphs{
        c.painter,        c.metrics, c.theme,     c.picture.puzzle.rulebook(), c.picture.puzzle.decoration(),
        c.picture.digits, c.dirty,   c.lineShapes};
    paintCageGlyphs(glyphs);
    paintMarkGlyphs(glyphs);
    paintOutsideGlyphs(glyphs);
    if (c.picture.showsConflicts)
        paintRuleStates(glyphs, c.broken);
    if (c.picture.contradiction)
        paintContradiction(glyphs, *c.picture.contradiction);
}

}  // namespace nonet
