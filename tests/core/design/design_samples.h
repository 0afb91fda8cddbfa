// Constraints and puzzles in one line, for the tests of edits.
#pragma once

#include "core/rules/layout_change.h"
#include "core/rules/puzzle.h"
#include "core/rules/rulebook.h"

#include <gtest/gtest.h>

namespace nonet::test {

using Parts = std::vector<std::vector<Cell>>;

inline Constraint constraint(ConstraintKind kind, Parts parts = {}, std::vector<int> values = {}) {
    Constraint made;
    made.kind = kind;
    made.parts = std::move(parts);
    made.values = std::move(values);
    return made;
}

/// A cell of a classic board.
inline Cell at(int row, int column) { return Cell(9 * row + column); }

inline Constraint clue(ConstraintKind kind, OutsidePlace place, int value = 5) {
    Constraint made = constraint(kind, {}, {value});
    made.place = place;
    return made;
}

/// A classic board under these, blank.
inline Puzzle puzzleOf(std::vector<Constraint> constraints) {
    Layout layout;
    layout.constraints = std::move(constraints);
    return {layout, Grid(layout.shape)};
}

/// Its rules can be made, every cell that it names is one, and the change to it leads back.
inline void expectSound(const Puzzle& before, const Puzzle& after) {
    const BoardShape& shape = after.shape();
    EXPECT_EQ(after.givens.rows(), shape.rows());
    EXPECT_EQ(after.givens.columns(), shape.columns());
    EXPECT_EQ(after.symbols().count(), shape.symbolCount());
    const Rulebook rules(after.layout());
    for (const FaultyConstraint& fault : rules.faults())
        EXPECT_NE(fault.fault, ConstraintFault::cellOffBoard);
    for (const Cell cell : shape.holes())
        EXPECT_TRUE(after.givens.isBlank(cell));
    Puzzle puzzle = after;
    LayoutChange::between(before, after).revert(puzzle);
    EXPECT_EQ(puzzle, before);
}

}  // namespace nonet::test
