#include "ui/board/rule_hit.h"

#include "core/rules/constraint_catalogue.h"

#include <QLineF>

namespace nonet {

namespace {

/// In cells, about the largest sign of the kind.
constexpr double kPairReach = 0.17;
constexpr double kCornerReach = 0.25;

bool isBetweenCells(const Constraint& constraint, const BoardMetrics& metrics, const QPointF& point) {
    const ConstraintShape shape = constraintRow(constraint.kind).shape;
    if (shape != ConstraintShape::pair && shape != ConstraintShape::corner)
        return false;
    const double reach = metrics.cellSide() * (shape == ConstraintShape::pair ? kPairReach : kCornerReach);
    for (const std::vector<Cell>& cells : constraint.parts)
        if (cells.size() > 1 && QLineF(metrics.rectOf(cells).center(), point).length() <= reach)
            return true;
    return false;
}

}  // namespace

std::vector<int> rulesAt(const BoardMetrics& metrics, const BoardPicture& picture, const QPointF& point) {
    std::vector<int> found;
    if (const std::optional<Cell> cell = metrics.cellAt(point); cell && picture.fogged.contains(*cell))
        return found;
    const std::vector<Constraint>& constraints = picture.puzzle.constraints();
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        const Constraint& each = constraints[i];
        if (each.isHidden || (each.isOff && !picture.isSetterMode) || each.kind == ConstraintKind::unknown)
            continue;
        const bool isBeside = each.place && metrics.placeRect(each.place->row, each.place->column).contains(point);
        if (isBeside || isBetweenCells(each, metrics, point))
            found.push_back(static_cast<int>(i));
    }
    return found;
}

}  // namespace nonet
