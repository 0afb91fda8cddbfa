#include "ui/board/layers/rules/rule_glyphs.h"
#include "ui/board/layers/rules/rule_labels.h"

#include <algorithm>

namespace nonet {

namespace {

QPainterPath rectPath(const QRectF& rect) {
    QPainterPath path;
    path.addRect(rect);
    return path;
}

QPainterPath ellipsePath(const QRectF& rect) {
    QPainterPath path;
    path.addEllipse(rect);
    return path;
}

QRectF inset(const GlyphContext& c, Cell cell, double share) {
    const double by = c.side() * share;
    return c.metrics.cellRect(cell).adjusted(by, by, -by, -by);
}

/// An arrow head on each side towards a cell that is compared: pointing to where the smaller number is.
void paintExtreme(const GlyphContext& c, Cell cell, const std::vector<Cell>& marked, bool isMinimum) {
    c.fill(rectPath(c.metrics.cellRect(cell)), RuleHue::grey);
    c.painter.setPen(c.pen(c.thin()));
    c.painter.setBrush(Qt::NoBrush);
    const QPointF middle = c.centre(cell);
    for (const Cell next : c.metrics.shape().neighbours(cell)) {
        if (std::ranges::find(marked, next) != marked.end())
            continue;
        const QPointF out = (c.centre(next) - middle) / c.side();
        const QPointF aside(-out.y(), out.x());
        const double tip = c.side() * (isMinimum ? 0.34 : 0.45);
        const double back = c.side() * (isMinimum ? 0.45 : 0.34);
        c.painter.drawPolyline(QPolygonF({middle + out * back + aside * c.side() * 0.1, middle + out * tip,
                                          middle + out * back - aside * c.side() * 0.1}));
    }
}

/// Beside the digit, at the bottom of the cell.
void writeSmall(const GlyphContext& c, Cell cell, const QString& text) {
    if (!c.digits.isBlank(cell))
        return;
    QRectF rect = inset(c, cell, 0.06);
    rect.setTop(rect.bottom() - c.side() * 0.2);
    c.write(rect, text, std::max(BoardMetrics::kSmallestText, c.side() * 0.18), c.theme.ruleInk);
}

void paintIndexer(const GlyphContext& c, Cell cell, ConstraintKind kind) {
    QRectF rect = c.metrics.cellRect(cell);
    const double by = c.side() * 0.22;
    if (kind == ConstraintKind::rowIndexer)
        c.fill(rectPath(rect.adjusted(0, by, 0, -by)), RuleHue::red);
    else if (kind == ConstraintKind::columnIndexer)
        c.fill(rectPath(rect.adjusted(by, 0, -by, 0)), RuleHue::blue);
    else
        c.fill(rectPath(rect.adjusted(by, by, -by, -by)), RuleHue::green);
}

void paintCell(const GlyphContext& c, const Constraint& constraint, Cell cell) {
    switch (constraint.kind) {
    case ConstraintKind::even: return c.fill(rectPath(inset(c, cell, 0.13)), RuleHue::grey);
    case ConstraintKind::odd: return c.fill(ellipsePath(inset(c, cell, 0.11)), RuleHue::grey);
    case ConstraintKind::minimum: return paintExtreme(c, cell, constraint.cells(), true);
    case ConstraintKind::maximum: return paintExtreme(c, cell, constraint.cells(), false);
    case ConstraintKind::rowIndexer:
    case ConstraintKind::columnIndexer:
    case ConstraintKind::boxIndexer: return paintIndexer(c, cell, constraint.kind);
    case ConstraintKind::countingCircles:
        c.painter.setPen(c.pen(c.thin()));
        c.painter.setBrush(Qt::NoBrush);
        c.painter.drawEllipse(inset(c, cell, 0.08));
        return;
    case ConstraintKind::greater:
    case ConstraintKind::less:
    case ConstraintKind::oneOf: return writeSmall(c, cell, ruleLabel(constraint, c.layout().symbols));
    default: return;
    }
}

void paintWindows(const GlyphContext& c) {
    for (const RuleHouse& house : c.rules.houses())
        if (house.house.kind == HouseKind::window)
            c.fill(rectPath(c.metrics.rectOf(house.cells)), RuleHue::grey);
}

}  // namespace

void paintShadingGlyphs(const GlyphContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.forEach([&c](const Constraint& constraint) {
        if (constraint.kind == ConstraintKind::windoku)
            paintWindows(c);
        if (constraint.kind == ConstraintKind::unknown ||
            constraintRow(constraint.kind).layer != ConstraintLayer::shading)
            return;
        for (const Cell cell : constraint.cells())
            if (c.metrics.shape().cellCount() > cell.index())
                paintCell(c, constraint, cell);
    });
    c.painter.restore();
}

}  // namespace nonet
