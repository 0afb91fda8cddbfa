// A random instance of any kind of constraint on any board, made from its row in the catalogue.
#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/constraint_catalogue.h"

namespace nonet::test {

/// A walk from cell to cell, sideways or across, that visits none twice; shorter where it is caught.
std::vector<Cell> randomLine(const BoardShape& shape, int length, RandomSource& random);
Constraint randomConstraint(ConstraintKind kind, const Layout& layout, RandomSource& random);

}  // namespace nonet::test
