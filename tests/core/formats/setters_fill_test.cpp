#include "core/formats/importer.h"
#include "core/formats/setters_fill.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Four by four, the first digit given, the others as they stand; "." for a blank.
ImportedPuzzle readFrom(const std::string& digits, const std::string& members = {}) {
    std::string rows;
    for (std::size_t row = 0; row < 4; ++row) {
        rows += row == 0 ? "[" : ",[";
        for (std::size_t column = 0; column < 4; ++column) {
            const char digit = digits[4 * row + column];
            rows += column == 0 ? "" : ",";
            rows += digit == '.' ? "{}" : std::string(R"({"value":)") + digit + "}";
        }
        rows += "]";
    }
    rows.replace(rows.find('}'), 1, R"(,"given":true})");
    return importPuzzle(R"({"size":4,"grid":[)" + rows + "]" + members + "}").value();
}

constexpr auto kSolved = "1234341221434321";
constexpr auto kBroken = "1134341221434321";

TEST(SettersFill, IsAFullBoardOfASettersLinkWithoutASolution) {
    EXPECT_EQ(settersFill(readFrom(kSolved)), SettersFill::whole);
    EXPECT_EQ(settersFill(readFrom(kSolved, R"(,"solution":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1])")), SettersFill::none);
    ImportedPuzzle played = readFrom(kSolved);
    played.format = FormatId::native;
    EXPECT_EQ(settersFill(played), SettersFill::none) << "a game that somebody has solved";
}

TEST(SettersFill, IsHalfOfWhatIsNotGivenToo) {
    EXPECT_EQ(settersFill(readFrom("123434122143432.")), SettersFill::some);
    EXPECT_EQ(settersFill(readFrom("123434122.......")), SettersFill::some) << "8 of 15";
    EXPECT_EQ(settersFill(readFrom("12343412........")), SettersFill::none) << "7 of 15";
    EXPECT_EQ(settersFill(readFrom("1...............")), SettersFill::none) << "the given alone";
    PuzzleRecord kept = readFrom("123434122.......").record;
    useFill(kept, FillUse::solution);
    ASSERT_NE(kept.puzzle.solutionLayer(), nullptr);
    EXPECT_EQ(kept.puzzle.solutionLayer()->filledCount(), 9);
    EXPECT_EQ(digitsOf(kept.puzzle, kept.history.state()), kept.puzzle.givens);
    EXPECT_FALSE(kept.solution) << "some of it checks nothing";
}

TEST(SettersFill, BecomesWhatIsChosen) {
    const PuzzleRecord read = readFrom(kSolved).record;
    const Grid fill = digitsOf(read.puzzle, read.history.state());
    PuzzleRecord entered = read;
    useFill(entered, FillUse::entered);
    EXPECT_EQ(entered, read);
    PuzzleRecord none = read;
    useFill(none, FillUse::none);
    EXPECT_EQ(digitsOf(none.puzzle, none.history.state()), read.puzzle.givens);
    EXPECT_EQ(none.puzzle, read.puzzle);
    EXPECT_FALSE(none.solution);
    PuzzleRecord kept = read;
    useFill(kept, FillUse::solution);
    EXPECT_EQ(digitsOf(kept.puzzle, kept.history.state()), read.puzzle.givens);
    ASSERT_NE(kept.puzzle.solutionLayer(), nullptr);
    EXPECT_EQ(*kept.puzzle.solutionLayer(), fill);
    EXPECT_EQ(kept.solution, fill);
    PuzzleRecord broken = readFrom(kBroken).record;
    useFill(broken, FillUse::solution);
    EXPECT_NE(broken.puzzle.solutionLayer(), nullptr);
    EXPECT_FALSE(broken.solution) << "two ones in a row";
}

}  // namespace
}  // namespace nonet
