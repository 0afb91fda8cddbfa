#include "ui/board/layers/rules/corner_labels.h"

#include "core/rules/kinds/clone.h"
#include "ui/board/layers/rules/rule_labels.h"

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

/// Of the letters' height.
constexpr double kLetterWidth = 0.62;

}  // namespace

Cell cornerLabelCell(const std::vector<Cell>& cells) { return *std::ranges::min_element(cells, {}, &Cell::index); }

double cornerLabelSize(const BoardMetrics& metrics) {
    return std::max(BoardMetrics::kSmallestText, metrics.cellSide() * 0.21);
}

QRectF cornerLabelRect(const BoardMetrics& metrics, Cell cell, qsizetype length) {
    const double size = cornerLabelSize(metrics);
    const double side = metrics.cellSide();
    return {metrics.cellRect(cell).topLeft() + QPointF(1, 1) * side * 0.03,
            QSizeF(std::min(side * 0.6, static_cast<double>(length) * size * kLetterWidth + size * 0.2), size * 1.05)};
}

std::map<Cell, QRectF> cornerLabels(const BoardMetrics& metrics, const Puzzle& puzzle) {
    std::map<Cell, QRectF> labels;
    const BoardShape& shape = puzzle.shape();
    const auto add = [&](const std::vector<Cell>& cells, qsizetype length) {
        if (cells.empty() || length == 0)
            return;
        if (const Cell cell = cornerLabelCell(cells); cell.index() < shape.cellCount())
            labels[cell] |= cornerLabelRect(metrics, cell, length);
    };
    const std::vector<Constraint>& constraints = puzzle.constraints();
    const std::vector<int> families = cloneFamilies(constraints);
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const Constraint& constraint = constraints[i];
        if (constraint.isHidden)
            continue;
        if (constraint.kind == ConstraintKind::cage || constraint.kind == ConstraintKind::contains)
            add(constraint.cells(), ruleLabel(constraint, puzzle.symbols()).size());
        if (constraint.kind == ConstraintKind::clone)
            for (const std::vector<Cell>& copy : constraint.parts)
                add(copy, cloneLabel(families[i]).size());
    }
    for (const Drawing& drawing : puzzle.decoration().drawings) {
        if (drawing.isOfRule || drawing.kind != DrawingKind::outline || drawing.text.empty())
            continue;
        std::vector<Cell> cells;
        for (const DrawingPoint& point : drawing.points)
            if (const auto cell =
                    shape.cellAt(static_cast<int>(std::floor(point.row)), static_cast<int>(std::floor(point.column))))
                cells.push_back(*cell);
        add(cells, QString::fromStdString(drawing.text).size());
    }
    return labels;
}

}  // namespace nonet
