// What follows from several rules together, seen at the first position: before anything is searched.
#include "core/formats/iss/iss_reader.h"
#include "core/solvers/propagation/engine.h"
#include "core/solvers/propagation/model.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Puzzle puzzleOf(const std::string& text) {
    const auto read = readIss(text);
    if (!read)
        throw std::invalid_argument(text);
    return read->record.puzzle;
}

/// The symbols that its first position leaves each cell of a 9 x 9, from the highest to the lowest bit; none where it
/// contradicts itself.
std::vector<std::uint16_t> firstPosition(const Puzzle& puzzle, bool sums = true) {
    const propagation::Model model = propagation::modelOf(puzzle, {.sums = sums});
    propagation::Engine<std::uint16_t> engine(model);
    if (!engine.settleRoot({}))
        return {};
    std::vector<std::uint16_t> left;
    for (const Cell cell : puzzle.shape().cells())
        left.push_back(engine.root()[model.variableOf[static_cast<std::size_t>(cell.index())]]);
    return left;
}

TEST(Derived, DiagonalsThatSeeEachOtherAreBoundedTogether) {
    // Two lines through the boxes 3, 5 and 7, four cells of each box in all: at most 3 * 30 + 4 * 9 together.
    const std::string lines = ".LittleKiller~65~R1C8.LittleKiller~65~R9C2";
    EXPECT_FALSE(firstPosition(puzzleOf(lines), false).empty()) << "each by itself could be 69";
    EXPECT_TRUE(firstPosition(puzzleOf(lines)).empty());
    EXPECT_FALSE(firstPosition(puzzleOf(".LittleKiller~60~R1C8.LittleKiller~60~R9C2")).empty());
}

TEST(Derived, LinesLessTheBoxesThatTheyFillAreBounded) {
    // Four lines that fill the boxes 3, 5 and 7 but for a cell each: what sticks out is 200 - 135 and these three
    // cells.
    const std::string lines = ".LittleKiller~50~R1C8.LittleKiller~50~R1C9.LittleKiller~50~R9C2.LittleKiller~50~R9C3";
    EXPECT_FALSE(firstPosition(puzzleOf(lines), false).empty());
    EXPECT_TRUE(firstPosition(puzzleOf(lines)).empty());
}

TEST(Derived, CellsThatAllGoWithEachOtherHoldASetOfWhichAllDo) {
    // No two of five cells hold neighbours: the odd digits. From pairs alone nothing follows.
    Layout layout;
    Constraint& line = layout.constraints.emplace_back();
    line.kind = ConstraintKind::nabner;
    line.parts = {{Cell(0), Cell(1), Cell(2), Cell(3), Cell(4)}};
    const std::vector<std::uint16_t> left = firstPosition(Puzzle(layout, Grid(layout.shape)));
    ASSERT_EQ(left.size(), 81U);
    for (std::size_t i = 0; i < 5; ++i)
        EXPECT_EQ(left[i], 0b101010101) << i;
    for (std::size_t i = 5; i < 9; ++i)
        EXPECT_EQ(left[i], 0b010101010) << i;
}

Puzzle withSandwich(int total, const std::string& more = {}) {
    return puzzleOf(".Sandwich~" + std::to_string(total) + "~R1" + more);
}

TEST(EnclosedSums, TakeTheirPlacesFromTheSetsThatFitBetween) {
    const std::vector<std::uint16_t> all = firstPosition(withSandwich(35));
    ASSERT_EQ(all.size(), 81U);
    for (std::size_t i = 0; i < 9; ++i)
        EXPECT_EQ(all[i], i == 0 || i == 8 ? 0b100000001 : 0b011111110) << i;

    // A 2 alone stands between: at neither end.
    const std::vector<std::uint16_t> two = firstPosition(withSandwich(2));
    ASSERT_EQ(two.size(), 81U);
    EXPECT_EQ(two[0] & 0b10, 0);
    EXPECT_EQ(two[8] & 0b10, 0);
    EXPECT_NE(two[1] & 0b10, 0);

    // 3 to 8 stand between, so 1 and 9 have six cells between them and the 2 is at an end.
    const std::vector<std::uint16_t> six = firstPosition(withSandwich(33));
    ASSERT_EQ(six.size(), 81U);
    EXPECT_EQ(six[0], 0b100000011);
    EXPECT_EQ(six[4], 0b011111100);
}

TEST(EnclosedSums, TakeSymbolsBesideThemFromTheRest) {
    // 1 and 9 in the third and sixth cell: 8 and 7 between, which nobody else has then.
    const std::vector<std::uint16_t> left = firstPosition(withSandwich(15, ".~R1C3_1~R1C6_9"));
    ASSERT_EQ(left.size(), 81U);
    EXPECT_EQ(left[3], 0b011000000);
    EXPECT_EQ(left[4], 0b011000000);
    for (const std::size_t i : {0, 1, 6, 7, 8})
        EXPECT_EQ(left[i], 0b000111110) << i;
}

TEST(EnclosedSums, AreNoneWhereNothingFits) {
    EXPECT_TRUE(firstPosition(withSandwich(34)).empty()) << "without a 1";
    EXPECT_TRUE(firstPosition(withSandwich(4, ".~R1C3_1~R1C6_9")).empty());
}

}  // namespace
}  // namespace nonet
