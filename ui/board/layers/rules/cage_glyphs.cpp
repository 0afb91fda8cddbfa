#include "ui/board/layers/area_outline.h"
#include "ui/board/layers/rules/corner_labels.h"
#include "ui/board/layers/rules/rule_glyphs.h"

#include <algorithm>

namespace nonet {

namespace {

/// Shares of a cell's side: how far inside an area's outline runs, and that of a rule which is broken or left out.
constexpr double kInset = 0.08;
constexpr double kStateInset = 0.03;

QPainterPath outlineOf(const GlyphContext& c, const std::vector<Cell>& cells, double inset = kInset) {
    const BoardShape& shape = c.metrics.shape();
    std::vector<BoardPlace> places;
    places.reserve(cells.size());
    for (const Cell cell : cells)
        places.emplace_back(shape.row(cell), shape.column(cell));
    return areaOutline(c.metrics, std::move(places), inset);
}

void writeLabels(const GlyphContext& c) {
    const QFont font = c.painter.font();
    for (const CornerLabel& label : placedCornerLabels(c.layout(), c.decoration)) {
        if (label.of != CornerLabel::Of::constraint || !c.isDirty(c.layout().constraints[label.index]))
            continue;
        const QRectF rect = cornerLabelRect(c.metrics, label);
        // The outline gives way to the number.
        c.painter.fillRect(rect, c.theme.board);
        c.write(rect, label.text, cornerLabelSize(c.metrics), c.theme.given);
    }
    c.painter.setFont(font);
}

void shade(const GlyphContext& c, const std::vector<Cell>& cells, const CellSet& coloured, RuleHue hue) {
    for (const Cell cell : cells)
        if (!coloured.contains(cell))
            c.painter.fillRect(c.metrics.cellRect(cell), c.theme.rule(hue));
}

void outline(const GlyphContext& c, const std::vector<Cell>& cells, Qt::PenStyle style) {
    QPen pen = c.pen(c.thin());
    pen.setCapStyle(Qt::FlatCap);
    if (style == Qt::DashLine)
        pen.setDashPattern({4, 3});
    else
        pen.setStyle(style);
    c.painter.setPen(pen);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawPath(outlineOf(c, cells));
}

std::vector<Cell> cellsOf(const Constraint& constraint) {
    std::vector<Cell> cells;
    for (const std::vector<Cell>& part : constraint.parts)
        cells.insert(cells.end(), part.begin(), part.end());
    return cells;
}

void frame(const GlyphContext& c, const Constraint& constraint, const QPen& pen) {
    c.painter.setPen(pen);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.drawPath(outlineOf(c, cellsOf(constraint), kStateInset));
    if (constraint.place)
        c.painter.drawRect(c.metrics.placeRect(constraint.place->row, constraint.place->column)
                               .adjusted(c.thin(), c.thin(), -c.thin(), -c.thin()));
}

bool isDrawnInside(const GlyphContext& c, const Constraint& constraint) {
    return constraint.isDrawn() && std::ranges::all_of(cellsOf(constraint), [&](Cell cell) {
               return cell.index() < c.metrics.shape().cellCount();
           });
}

}  // namespace

void paintRuleStates(const GlyphContext& c, const std::vector<BrokenRule>& allBroken) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Constraint>& constraints = c.layout().constraints;
    for (const FaultyConstraint& fault : c.rules.faults())
        if (const Constraint& each = constraints[static_cast<std::size_t>(fault.constraint)]; isDrawnInside(c, each)) {
            c.painter.setPen(Qt::NoPen);
            c.painter.setBrush(QBrush(c.theme.ruleInk, Qt::BDiagPattern));
            for (const Cell cell : cellsOf(each))
                c.painter.drawRect(c.metrics.cellRect(cell));
        }
    for (const BrokenRule& broken : allBroken)
        if (broken.constraint)
            if (const Constraint& each = constraints[static_cast<std::size_t>(*broken.constraint)];
                isDrawnInside(c, each))
                frame(c, each, QPen(c.theme.conflict, c.thin() * 1.6, Qt::DashLine));
    c.painter.restore();
}

void paintContradiction(const GlyphContext& c, const Contradiction& contradiction) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Constraint>& constraints = c.layout().constraints;
    const auto isRinged = [&](const Constraint& constraint) {
        return !constraint.place &&
               std::ranges::all_of(cellsOf(constraint), [&](Cell cell) { return contradiction.cells.contains(cell); });
    };
    for (const int rule : contradiction.rules)
        if (const Constraint& each = constraints[static_cast<std::size_t>(rule)];
            isDrawnInside(c, each) && !isRinged(each))
            frame(c, each, QPen(c.theme.conflict, c.thin() * 2.4));
    c.painter.restore();
}

void paintAreaShading(const GlyphContext& c) {
    // Words of the setter's go by the setter's colours.
    std::optional<CellSet> coloured;
    c.forEach([&](const Constraint& constraint) {
        const bool isClone = constraint.kind == ConstraintKind::clone;
        if (!isClone && constraint.kind != ConstraintKind::extra)
            return;
        if (!coloured)
            coloured = colouredCells(c.decoration, c.metrics.shape());
        for (const std::vector<Cell>& area : constraint.parts)
            shade(c, area, *coloured, isClone ? RuleHue::rose : RuleHue::grey);
    });
}

void paintCageGlyphs(const GlyphContext& c) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.forEach([&](const Constraint& constraint) {
        switch (constraint.kind) {
        case ConstraintKind::cage:
        case ConstraintKind::contains:
            if (!constraint.cells().empty())
                outline(c, constraint.cells(), Qt::DashLine);
            return;
        case ConstraintKind::extra: outline(c, constraint.cells(), Qt::SolidLine); return;
        case ConstraintKind::clone:
            for (const std::vector<Cell>& copy : constraint.parts)
                outline(c, copy, Qt::DotLine);
            return;
        default: return;
        }
    });
    writeLabels(c);
    c.painter.restore();
}

}  // namespace nonet
