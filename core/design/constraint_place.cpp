#include "core/design/constraint_place.h"

#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <numeric>

namespace nonet {
namespace {

bool readsFromEitherEnd(ConstraintKind kind) {
    return constraintRow(kind).shape == ConstraintShape::line && kind != ConstraintKind::lineRule;
}

bool isPairWithoutDirection(ConstraintKind kind) {
    return kind == ConstraintKind::difference || kind == ConstraintKind::ratio || kind == ConstraintKind::sum;
}

void readFromLowerEnd(std::vector<Cell>& line) {
    std::vector<Cell> reversed(line.rbegin(), line.rend());
    line = std::min(line, reversed);
}

/// Cells at one position belong together; unfinished copies of several sizes stay.
std::vector<std::vector<Cell>> plainCopies(const std::vector<std::vector<Cell>>& copies) {
    if (std::ranges::any_of(copies, [&](const auto& copy) { return copy.size() != copies.front().size(); }))
        return copies;
    std::vector<std::vector<Cell>> least;
    for (std::size_t first = 0; first < copies.size(); ++first) {
        std::vector<std::size_t> order(copies[first].size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return copies[first][i]; });
        std::vector<std::vector<Cell>> sorted(copies.size());
        for (std::size_t copy = 0; copy < copies.size(); ++copy)
            for (const std::size_t i : order)
                sorted[copy].push_back(copies[copy][i]);
        std::swap(sorted.front(), sorted[first]);
        std::sort(sorted.begin() + 1, sorted.end());
        if (least.empty() || sorted < least)
            least = std::move(sorted);
    }
    return least;
}

bool isOn(const OutsidePlace& place, const BoardShape& shape) {
    return shape.cellAt(place.row, place.column).has_value();
}

OutsidePlace stepped(const OutsidePlace& place, int steps) {
    return {static_cast<std::int8_t>(place.row + steps * place.down),
            static_cast<std::int8_t>(place.column + steps * place.right), place.down, place.right};
}

}  // namespace

Constraint inPlainOrder(Constraint constraint) {
    if (constraint.kind == ConstraintKind::unknown)
        return constraint;
    switch (constraintRow(constraint.kind).shape) {
    case ConstraintShape::board:
    case ConstraintShape::outside: return constraint;
    case ConstraintShape::copies: constraint.parts = plainCopies(constraint.parts); return constraint;
    case ConstraintShape::arrow:
        if (!constraint.parts.empty()) {
            std::ranges::sort(constraint.parts.front());
            std::sort(constraint.parts.begin() + 1, constraint.parts.end());
        }
        return constraint;
    case ConstraintShape::line:
        if (readsFromEitherEnd(constraint.kind))
            std::ranges::for_each(constraint.parts, readFromLowerEnd);
        break;
    case ConstraintShape::thermometer: break;
    case ConstraintShape::pair:
        if (isPairWithoutDirection(constraint.kind))
            for (std::vector<Cell>& pair : constraint.parts)
                std::ranges::sort(pair);
        break;
    case ConstraintShape::cells:
    case ConstraintShape::corner:
    case ConstraintShape::cage:
        for (std::vector<Cell>& part : constraint.parts)
            std::ranges::sort(part);
    }
    std::ranges::sort(constraint.parts);
    return constraint;
}

bool isTextItsRule(ConstraintKind kind) {
    return kind == ConstraintKind::negative || kind == ConstraintKind::pairRule || kind == ConstraintKind::lineRule ||
           kind == ConstraintKind::unknown;
}

bool isInSamePlace(const Constraint& a, const Constraint& b) {
    if (a.kind != b.kind || a.type != b.type || a.place != b.place || (isTextItsRule(a.kind) && a.text != b.text))
        return false;
    return a.parts == b.parts || inPlainOrder(a).parts == inPlainOrder(b).parts;
}

std::optional<Constraint> withCells(Constraint constraint, const std::function<std::optional<Cell>(Cell)>& placeOf) {
    for (std::vector<Cell>& part : constraint.parts)
        for (Cell& cell : part) {
            const std::optional<Cell> place = placeOf(cell);
            if (!place)
                return std::nullopt;
            cell = *place;
        }
    return constraint;
}

bool isBesideBoard(const OutsidePlace& place, const BoardShape& shape) {
    return !isOn(place, shape) && (place.down != 0 || place.right != 0) && isOn(stepped(place, 1), shape);
}

std::optional<OutsidePlace> besideBoard(OutsidePlace place, const BoardShape& shape) {
    if (place.down == 0 && place.right == 0)
        return std::nullopt;
    while (isOn(place, shape))
        place = stepped(place, -1);
    for (int steps = 0; steps <= 2 * kMaxSide; ++steps)
        if (const OutsidePlace next = stepped(place, steps); isBesideBoard(next, shape))
            return next;
    return std::nullopt;
}

}  // namespace nonet
