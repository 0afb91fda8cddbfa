#include "ui/board/layers/rules/rule_glyphs.h"

#include "ui/board/board_font.h"
#include "ui/board/layers/layer.h"

#include <QFontMetricsF>

namespace nonet {

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
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, text);
}

void paintRuleShapes(const LayerContext& c) {
    if (c.picture.puzzle.constraints().empty())
        return;
    const GlyphContext glyphs{c.painter, c.metrics, c.theme, c.picture.puzzle.rulebook(), c.picture.digits};
    paintAreaShading(glyphs);
    paintShadingGlyphs(glyphs);
    paintLineGlyphs(glyphs);
}

void paintRuleMarks(const LayerContext& c) {
    if (c.picture.puzzle.constraints().empty())
        return;
    const GlyphContext glyphs{c.painter, c.metrics, c.theme, c.picture.puzzle.rulebook(), c.picture.digits};
    paintCageGlyphs(glyphs);
    paintMarkGlyphs(glyphs);
    paintOutsideGlyphs(glyphs);
    if (c.picture.showsConflicts)
        paintRuleStates(glyphs);
}

}  // namespace nonet
