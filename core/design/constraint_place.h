// Where a constraint lies, for edits that ask whether two lie in the same place or take one to another.
#pragma once

#include "core/rules/layout.h"

#include <functional>
#include <optional>

namespace nonet {

/// The rule with its cells as they compare: sorted where their order says nothing, a line that may be read from either
/// end from its lower one, copies and branches in rising order.
Constraint inPlainOrder(Constraint constraint);
/// Whether both are of one kind over the same cells, or at the same edge and in the same direction; where the text is
/// the rule, the texts must agree too. A rule of the whole board has only its kind and that text.
bool isInSamePlace(const Constraint& a, const Constraint& b);
/// A rule's meaning is in its text: the family of marks, the formula, the pattern.
bool isTextItsRule(ConstraintKind kind);

/// Nothing where a cell has no place.
std::optional<Constraint> withCells(Constraint constraint, const std::function<std::optional<Cell>(Cell)>& placeOf);
/// The place at the board's edge, or at the edge of a hole, from which the same line of cells is read: it goes along
/// its own direction until it is beside its first cell. Nothing where there is no cell on its line.
std::optional<OutsidePlace> besideBoard(OutsidePlace place, const BoardShape& shape);
/// Beside its first cell, and on none itself.
bool isBesideBoard(const OutsidePlace& place, const BoardShape& shape);

}  // namespace nonet
