// What is done to one of several partners of a symmetry is done to the others.
#include "core/design/constraint_edits.h"
#include "core/design/symmetric_edit.h"
#include "tests/core/design/design_samples.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Kind = ConstraintKind;
using test::at;
using test::constraint;
using test::puzzleOf;

constexpr EntrySymmetry kHalf = EntrySymmetry::halfTurn;

Cell turned(Cell cell) { return Cell(80 - cell.index()); }

/// A cage and a thermometer with their partners by a half turn, and a line without one.
Puzzle partnered() {
    Puzzle puzzle;
    for (const Constraint& each : {constraint(Kind::cage, {{at(0, 0), at(0, 1)}}, {5}),
                                   constraint(Kind::thermometer, {{at(2, 0), at(2, 1), at(2, 2)}})})
        puzzle = place(puzzle, withPartners(each, kHalf, puzzle.shape())).puzzle;
    return place(puzzle, {constraint(Kind::palindrome, {{at(4, 0), at(4, 1)}})}).puzzle;
}

TEST(SymmetricEdit, AValueIsThePartnersToo) {
    const Puzzle before = partnered();
    const LayoutEdit edit = symmetricEdit(before, setValues(before, std::array{0}, {9}), kHalf);
    EXPECT_EQ(edit.puzzle.constraints()[0].values, std::vector{9});
    EXPECT_EQ(edit.puzzle.constraints()[1].values, std::vector{9});
    EXPECT_EQ(edit.constraints, (std::vector{0, 1}));
    const LayoutEdit alone = symmetricEdit(before, setValues(before, std::array{0}, {9}), EntrySymmetry::none);
    EXPECT_EQ(alone.puzzle.constraints()[1].values, std::vector{5});
    const LayoutEdit fixed =
        symmetricEdit(before, setValues(before, std::array{0}, {9}), kHalf, [](int each) { return each == 1; });
    EXPECT_EQ(fixed.puzzle.constraints()[1].values, std::vector{5}) << "it is locked";
}

TEST(SymmetricEdit, WhatMovesTurnsOrIsProlongedTakesItsPartnerAlong) {
    const Puzzle before = partnered();
    const LayoutEdit moved = symmetricEdit(before, *move(before, std::array{2}, {.down = 1, .right = 2}), kHalf);
    const std::vector<Cell>& line = moved.puzzle.constraints()[2].parts.front();
    const std::vector<Cell>& partner = moved.puzzle.constraints()[3].parts.front();
    EXPECT_EQ(line.front(), at(3, 2));
    ASSERT_EQ(line.size(), partner.size());
    for (std::size_t i = 0; i < line.size(); ++i)
        EXPECT_EQ(partner[i], turned(line[i]));
    const LayoutEdit quarter = symmetricEdit(before, *move(before, std::array{2}, {.turns = 1}), kHalf);
    EXPECT_EQ(quarter.puzzle.constraints()[3].parts.front().front(),
              turned(quarter.puzzle.constraints()[2].parts.front().front()));
    EXPECT_EQ(quarter.puzzle.constraints()[0], before.constraints()[0]);
    // Both were moved by hand: each where it was put.
    const LayoutEdit both = *move(before, std::array{2, 3}, {.down = 1});
    EXPECT_EQ(symmetricEdit(before, both, kHalf).puzzle, both.puzzle);
}

TEST(SymmetricEdit, WhatGoesOrComesDoesSoInPairs) {
    const Puzzle before = partnered();
    EXPECT_EQ(symmetricEdit(before, remove(before, std::array{1}), kHalf).puzzle.constraints().size(), 3U);
    EXPECT_EQ(symmetricEdit(before, remove(before, std::array{4}), kHalf).puzzle.constraints().size(), 4U)
        << "it has no partner";
    const LayoutEdit copied = symmetricEdit(before, *copy(before, std::array{0}, {.down = 1}), kHalf);
    ASSERT_EQ(copied.puzzle.constraints().size(), 7U);
    EXPECT_EQ(copied.puzzle.constraints()[6].parts.front().front(),
              turned(copied.puzzle.constraints()[5].parts.front().front()));
    // With its partner already.
    const LayoutEdit placed = place(before, withPartners(constraint(Kind::even, {{at(8, 0)}}), kHalf, before.shape()));
    EXPECT_EQ(symmetricEdit(before, placed, kHalf).puzzle, placed.puzzle);
    EXPECT_EQ(symmetricEdit(before, reorder(before, 0, 1), kHalf).puzzle, reorder(before, 0, 1).puzzle);
}

TEST(SymmetricEdit, OfPartnersThatAreChosenOneLeads) {
    const Puzzle before = partnered();
    EXPECT_EQ(withoutPartners(before, std::array{0, 1, 2, 4}, kHalf), (std::vector{0, 2, 4}));
    EXPECT_EQ(withoutPartners(before, std::array{0, 1}, kHalf, 1), std::vector{1});
    EXPECT_EQ(withoutPartners(before, std::array{0, 1}, EntrySymmetry::none), (std::vector{0, 1}));
}

TEST(SymmetricEdit, DrawingsGoInPairsToo) {
    Drawing text;
    text.kind = DrawingKind::text;
    text.points = {{1.5, 2.5}};
    text.text = "a";
    const Puzzle before = addDrawings(Puzzle(), withPartners(text, kHalf, BoardShape())).puzzle;
    ASSERT_EQ(before.decoration().drawings.size(), 2U);
    const DrawingEdit moved = symmetricEdit(before, *moveDrawings(before, std::array{0}, {.down = 1}), kHalf);
    EXPECT_EQ(moved.puzzle.decoration().drawings[0].points.front(), (DrawingPoint{2.5, 2.5}));
    EXPECT_EQ(moved.puzzle.decoration().drawings[1].points.front(), (DrawingPoint{6.5, 6.5}));
    const DrawingEdit gone = symmetricEdit(before, DrawingEdit{removeDrawings(before, std::array{1}), {}}, kHalf);
    EXPECT_TRUE(gone.puzzle.decoration().drawings.empty());
    const DrawingEdit copied = symmetricEdit(before, *copyDrawings(before, std::array{0}, {.right = 1}), kHalf);
    EXPECT_EQ(copied.puzzle.decoration().drawings.size(), 4U);
    EXPECT_EQ(drawingsWithoutPartners(before, std::array{0, 1}, kHalf), std::vector{0});
}

}  // namespace
}  // namespace nonet
