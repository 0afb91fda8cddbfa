// A random instance of any kind of constraint on any board, made from its row in the catalogue.
#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/constraint_catalogue.h"
#include "core/rules/puzzle.h"
#include "tests/core/rules/odd_boards.h"

namespace nonet::test {

/// A board of any of several shapes - regular, jigsaw, without boxes, with zero, stars or holes - with some rules, one
/// of them at times unknown here, some givens, and at times something drawn.
Puzzle randomVariant(RandomSource& random);

/// Drawings of every kind, on the board and beside it, and at times fog.
Decoration randomDecoration(const BoardShape& shape, RandomSource& random);

/// A walk from cell to cell, sideways or across, that visits none twice; shorter where it is caught.
std::vector<Cell> randomLine(const BoardShape& shape, int length, RandomSource& random);
Constraint randomConstraint(ConstraintKind kind, const Layout& layout, RandomSource& random);
/// A random constraint before its setter is done: parts without cells or with one, or no part, no number, no digit, no
/// place, no text.
Constraint unfinishedConstraint(ConstraintKind kind, const Layout& layout, RandomSource& random);

}  // namespace nonet::test
