#include "ui/board/layers/rules/corner_labels.h"

#include "core/rules/kinds/cages.h"
#include "ui/board/layers/rules/rule_labels.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace nonet {

namespace {

/// A share of the letters' height.
constexpr double kLetterWidth = 0.62;

struct LabelledArea {
    CornerLabel label;
    std::vector<Cell> cells;
};

/// In reading order.
std::vector<Cell> cellsOf(const Drawing& drawing, const BoardShape& shape) {
    std::vector<Cell> cells;
    for (const DrawingPoint& point : drawing.points) {
        const auto cell =
            shape.cellAt(static_cast<int>(std::floor(point.row)), static_cast<int>(std::floor(point.column)));
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    std::ranges::sort(cells, {}, &Cell::index);
    return cells;
}

void addArea(std::vector<LabelledArea>& areas, CornerLabel label, std::vector<Cell> cells, const BoardShape& shape) {
    if (cells.empty() || label.text.isEmpty())
        return;
    std::ranges::sort(cells, {}, &Cell::index);
    if (cells.front().index() < shape.cellCount())
        areas.push_back({std::move(label), std::move(cells)});
}

std::vector<LabelledArea> labelledAreas(const Layout& layout, const Decoration& decoration) {
    std::vector<LabelledArea> areas;
    const std::vector<int> families = cloneFamilies(layout.constraints);
    for (std::size_t i = 0; i < layout.constraints.size(); ++i) {
        const Constraint& constraint = layout.constraints[i];
        if (!constraint.isDrawn())
            continue;
        if (constraint.kind == ConstraintKind::cage || constraint.kind == ConstraintKind::contains)
            addArea(areas, {.index = i, .text = ruleLabel(constraint, layout.symbols)}, constraint.cells(),
                    layout.shape);
        if (constraint.kind == ConstraintKind::clone)
            for (std::size_t part = 0; part < constraint.parts.size(); ++part)
                addArea(areas, {.index = i, .part = part, .text = cloneLabel(families[i])}, constraint.parts[part],
                        layout.shape);
    }
    for (std::size_t i = 0; i < decoration.drawings.size(); ++i)
        if (const Drawing& drawing = decoration.drawings[i];
            !drawing.isOfRule && !drawing.isHidden && drawing.kind == DrawingKind::outline)
            addArea(areas, {.of = CornerLabel::Of::drawing, .index = i, .text = QString::fromStdString(drawing.text)},
                    cellsOf(drawing, layout.shape), layout.shape);
    return areas;
}

/// For an area whose first cell has a text already: the cell that tells best whose text it is.
std::optional<Cell> otherCell(const LabelledArea& area, const std::map<Cell, int>& areasOfCell,
                              const std::map<Cell, int>& texts, const BoardShape& shape) {
    std::optional<Cell> best;
    int most = -1;
    for (const Cell cell : area.cells) {
        if (texts.contains(cell))
            continue;
        const auto isEdge = [&](int down, int right) {
            const auto beside = shape.cellAt(shape.row(cell) + down, shape.column(cell) + right);
            return !beside || std::ranges::find(area.cells, *beside) == area.cells.end();
        };
        const int worth = (areasOfCell.at(cell) == 1 ? 4 : 0) + (isEdge(-1, 0) ? 2 : 0) + (isEdge(0, -1) ? 1 : 0);
        if (worth > most) {
            best = cell;
            most = worth;
        }
    }
    return best;
}

}  // namespace

std::vector<CornerLabel> placedCornerLabels(const Layout& layout, const Decoration& decoration) {
    std::vector<LabelledArea> areas = labelledAreas(layout, decoration);
    std::map<Cell, int> areasOfCell;
    // Every first cell has a text, if not this area's, then another one's.
    std::map<Cell, int> texts;
    std::vector<LabelledArea*> crowded;
    for (LabelledArea& area : areas) {
        for (const Cell cell : area.cells)
            ++areasOfCell[cell];
        area.label.cell = area.cells.front();
        if (!texts.emplace(area.label.cell, 1).second)
            crowded.push_back(&area);
    }
    for (LabelledArea* area : crowded) {
        if (const auto cell = otherCell(*area, areasOfCell, texts, layout.shape))
            area->label.cell = *cell;
        area->label.line = texts[area->label.cell]++;
    }
    std::vector<CornerLabel> labels;
    labels.reserve(areas.size());
    for (LabelledArea& area : areas)
        labels.push_back(std::move(area.label));
    return labels;
}

double cornerLabelSize(const BoardMetrics& metrics) {
    return std::max(BoardMetrics::kSmallestText, metrics.cellSide() * 0.21);
}

QRectF cornerLabelRect(const BoardMetrics& metrics, const CornerLabel& label) {
    const double size = cornerLabelSize(metrics);
    const double side = metrics.cellSide();
    return {metrics.cellRect(label.cell).topLeft() + QPointF(1, 1) * side * 0.03 + QPointF(0, label.line * size * 1.05),
            QSizeF(std::min(side * 0.6, static_cast<double>(label.text.size()) * size * kLetterWidth + size * 0.2),
                   size * 1.05)};
}

std::map<Cell, QRectF> cornerLabels(const BoardMetrics& metrics, const Puzzle& puzzle) {
    std::map<Cell, QRectF> rects;
    for (const CornerLabel& label : placedCornerLabels(puzzle.layout(), puzzle.decoration()))
        rects[label.cell] |= cornerLabelRect(metrics, label);
    return rects;
}

}  // namespace nonet
