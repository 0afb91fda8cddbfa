#include "core/design/constraint_edits.h"
#include "core/design/lost_constraint.h"
#include "core/design/strokes.h"

#include <array>
#include <gtest/gtest.h>

namespace nonet {
namespace {

Cell onClassic(int row, int column) { return Cell(9 * row + column); }

Puzzle with(const Puzzle& puzzle, ConstraintKind kind, const std::vector<Cell>& stroke) {
    return place(puzzle, {constraintOf(kind, stroke, puzzle.layout())}).puzzle;
}

TEST(LostConstraint, WhatIsPlacedBesideTakesNothing) {
    const Puzzle cage = with(Puzzle(), ConstraintKind::cage, {onClassic(0, 0), onClassic(0, 1)});
    EXPECT_EQ(lostConstraint(Puzzle(), cage), std::nullopt);
    EXPECT_EQ(lostConstraint(cage, with(cage, ConstraintKind::even, {onClassic(0, 0)})), std::nullopt);
    EXPECT_EQ(lostConstraint(cage, setHidden(cage, std::array{0}, true).puzzle), std::nullopt);
}

TEST(LostConstraint, WhatGrowsIsNotLost) {
    const Puzzle line = with(Puzzle(), ConstraintKind::whisper, {onClassic(4, 4), onClassic(4, 5)});
    for (const std::vector<Cell>& stroke :
         {std::vector{onClassic(4, 5), onClassic(4, 6)}, std::vector{onClassic(4, 4), onClassic(5, 4)}})
        EXPECT_EQ(lostConstraint(line, draw(line, ConstraintKind::whisper, stroke).puzzle), std::nullopt);
    const Puzzle arrow = with(Puzzle(), ConstraintKind::arrow, {onClassic(0, 0), onClassic(0, 1)});
    EXPECT_EQ(lostConstraint(arrow, draw(arrow, ConstraintKind::arrow, {onClassic(0, 0), onClassic(1, 0)}).puzzle),
              std::nullopt);
}

TEST(LostConstraint, WhatGoesOrBecomesAnotherIsNamed) {
    const Puzzle first = with(Puzzle(), ConstraintKind::cage, {onClassic(7, 7), onClassic(7, 8)});
    const Puzzle marks = with(first, ConstraintKind::odd, {onClassic(2, 2), onClassic(2, 3)});
    EXPECT_EQ(lostConstraint(marks, remove(marks, std::array{0}).puzzle), 0);
    EXPECT_EQ(lostConstraint(marks, with(marks, ConstraintKind::even, {onClassic(2, 3)})), 1) << "one of its cells";
    EXPECT_EQ(lostConstraint(marks, draw(marks, ConstraintKind::odd, {onClassic(2, 2), onClassic(2, 3)}).puzzle), 1);
    Constraint sandwich = clueAt(ConstraintKind::sandwich, {-1, 0, 1, 0}, Layout());
    sandwich.values = {25};
    const Puzzle clue = place(Puzzle(), {sandwich}).puzzle;
    EXPECT_EQ(lostConstraint(clue, place(clue, {clueAt(ConstraintKind::numberedRoom, {-1, 0, 1, 0}, Layout())}).puzzle),
              0);
    EXPECT_EQ(lostConstraint(clue, setValues(clue, std::array{0}, {2}).puzzle), 0);
}

}  // namespace
}  // namespace nonet
