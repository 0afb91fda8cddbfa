// Rules that come from another board.
#include "core/design/constraint_edits.h"
#include "core/design/transfer.h"
#include "tests/core/design/design_samples.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::at;

Puzzle small(std::vector<Constraint> constraints) {
    Layout layout(Geometry(2, 2));
    layout.constraints = std::move(constraints);
    const Grid blank(layout.shape);
    return {std::move(layout), blank};
}

TEST(TransferRules, KeepRowsAndColumnsOnABoardOfAnotherSize) {
    const Puzzle source = test::puzzleOf({
        test::constraint(ConstraintKind::cage, {{at(0, 0), at(1, 0)}}, {5}),
        test::constraint(ConstraintKind::cage, {{at(3, 3), at(3, 4)}}, {5}),
        test::clue(ConstraintKind::sandwich, {9, 2, -1, 0}, 3),
        test::clue(ConstraintKind::sandwich, {-1, 7, 1, 0}, 3),
        test::constraint(ConstraintKind::antiKnight),
    });
    const Puzzle before = small({});
    const TransferredRules result = transferRules(source, before);
    test::expectSound(before, result.edit.puzzle);
    // A cell and a column that are not there.
    EXPECT_EQ(result.left, 2);
    const std::vector<Constraint>& rules = result.edit.puzzle.constraints();
    ASSERT_EQ(rules.size(), 3U);
    EXPECT_EQ(result.edit.constraints, (std::vector{0, 1, 2}));
    EXPECT_EQ(rules[0].cells(), (std::vector{Cell(0), Cell(4)}));
    EXPECT_EQ(rules[0].values, std::vector{5});
    EXPECT_EQ(rules[1].place, (OutsidePlace{4, 2, -1, 0}));
    EXPECT_EQ(rules[2].kind, ConstraintKind::antiKnight);
}

TEST(TransferRules, DigitsThatTheBoardHasNotStayAway) {
    Constraint quadruple = test::constraint(ConstraintKind::quadruple, {{at(0, 0), at(0, 1), at(1, 0), at(1, 1)}});
    quadruple.digits = {Digit(7)};
    EXPECT_EQ(transferRules(test::puzzleOf({quadruple}), small({})).left, 1);
    quadruple.digits = {Digit(4)};
    EXPECT_EQ(transferRules(test::puzzleOf({quadruple}), small({})).left, 0);
}

TEST(TransferRules, WhatStandsThereComesAside) {
    const Puzzle puzzle = test::puzzleOf({test::constraint(ConstraintKind::cage, {{at(0, 0), at(1, 0)}}, {5})});
    const TransferredRules result = transferRules(puzzle, puzzle);
    ASSERT_EQ(result.edit.puzzle.constraints().size(), 2U);
    EXPECT_EQ(result.edit.puzzle.constraints()[0], puzzle.constraints()[0]);
    EXPECT_EQ(result.edit.puzzle.constraints()[1].cells(), (std::vector{at(1, 1), at(2, 1)}));
    EXPECT_EQ(result.edit.constraints, std::vector{1});
}

TEST(TransferRules, NothingComesOfNothing) {
    const Puzzle puzzle = test::puzzleOf({});
    EXPECT_EQ(transferRules(puzzle, puzzle).edit.puzzle, puzzle);
}

}  // namespace
}  // namespace nonet
