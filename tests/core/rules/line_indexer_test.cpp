#include "core/rules/rulebook.h"
#include "core/solvers/propagation/propagation.h"
#include "tests/core/rules/odd_boards.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kRows = 4;
constexpr int kColumns = 6;

Puzzle indexed(ConstraintKind kind, Cell cell) {
    Layout layout = test::rectangle(kRows, kColumns, SymbolSet(kColumns));
    layout.constraints.emplace_back().kind = kind;
    layout.constraints[0].parts = {{cell}};
    return {layout, Grid(layout.shape)};
}

/// One of the solutions with the symbol in the cell: the first that the rule allows.
PropagationOutcome with(Puzzle puzzle, Cell cell, int symbol) {
    puzzle.givens.set(cell, Digit(symbol));
    return searchByPropagation(puzzle, {.solutions = 1});
}

TEST(LineIndexer, PointsAlongARowThatIsLongerThanItsColumns) {
    const Cell cell(1);
    const Puzzle puzzle = indexed(ConstraintKind::columnIndexer, cell);
    EXPECT_TRUE(puzzle.rulebook().faults().empty());
    for (int k = 1; k <= kColumns; ++k) {
        const PropagationOutcome found = with(puzzle, cell, k);
        ASSERT_EQ(found.count, 1U) << k;
        EXPECT_EQ(found.first->digit(Cell(k - 1)), Digit(2)) << k;
        EXPECT_TRUE(puzzle.rulebook().holds(*found.first));
    }
}

TEST(LineIndexer, PointsNowhereBeyondAColumn) {
    const Cell cell(2 * kColumns + 3);
    const Puzzle puzzle = indexed(ConstraintKind::rowIndexer, cell);
    EXPECT_TRUE(puzzle.rulebook().faults().empty());
    for (int k = 1; k <= kColumns; ++k) {
        const PropagationOutcome found = with(puzzle, cell, k);
        ASSERT_EQ(found.count, k <= kRows ? 1U : 0U) << k;
        if (found.first) {
            EXPECT_EQ(found.first->digit(Cell((k - 1) * kColumns + 3)), Digit(3)) << k;
        }
    }
}

TEST(LineIndexer, IsAFaultWhereNoGridLies) {
    Layout layout = test::rectangle(kRows, kColumns, SymbolSet(kColumns));
    layout.grids[0].regions = RegionMap(kRows, kColumns - 1);
    layout.constraints.emplace_back().kind = ConstraintKind::rowIndexer;
    layout.constraints[0].parts = {{Cell(kColumns - 1)}};
    EXPECT_EQ(Rulebook(layout).faults(), (std::vector<FaultyConstraint>{{0, ConstraintFault::cellWithoutRegion}}));
}

}  // namespace
}  // namespace nonet
