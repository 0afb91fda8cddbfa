#include "core/board/classic.h"
#include "core/generators/dig.h"
#include "core/generators/pattern_fill.h"
#include "core/generators/pattern_proof.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

ClassicCellSet maskFrom(std::string_view line) {
    ClassicCellSet mask;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] != '.')
            mask.insert(Cell(static_cast<int>(i)));
    return mask;
}

TEST(FillPattern, FillsMasksOfPuzzles) {
    RandomSource random(61);
    int filled = 0;
    for (int i = 0; i < 5; ++i) {
        const ClassicDigits solution = randomGrid(random);
        const ClassicCellSet mask = cluesOf(dig(solution, random));
        for (int beginning = 0; beginning < 20; ++beginning) {
            const PatternFill fill = fillPattern(mask, random);
            EXPECT_EQ(fill.puzzle.has_value(), fill.fewestSolutions == 1);
            if (!fill.puzzle)
                continue;
            ++filled;
            EXPECT_EQ(cluesOf(fill.puzzle->puzzle), mask);
            const SearchCount count = countSolutions(fill.puzzle->puzzle);
            ASSERT_EQ(count.count, 1U);
            EXPECT_EQ(count.first, fill.puzzle->solution);
            break;
        }
    }
    EXPECT_GE(filled, 3);
}

TEST(FillPattern, DoesNotFillWhatCannotBeFilled) {
    // Rows 1 and 2 are empty.
    const ClassicCellSet mask =
        classic::kAllCells - classic::cellsOf(classic::rowHouse(0)) - classic::cellsOf(classic::rowHouse(1));
    RandomSource random(62);
    const PatternFill fill = fillPattern(mask, random);
    EXPECT_FALSE(fill.puzzle);
    EXPECT_GE(fill.fewestSolutions, 2U);
}

TEST(ProvePattern, NamesTwoEmptyLinesAndTooFewClues) {
    ClassicCellSet few;
    for (int i = 0; i < 16; ++i)
        few.insert(Cell(5 * i));
    EXPECT_EQ(provePattern(few).proof, PatternProof::tooFewClues);
    const ClassicCellSet rows =
        classic::kAllCells - classic::cellsOf(classic::rowHouse(3)) - classic::cellsOf(classic::rowHouse(5));
    const PatternVerdict verdict = provePattern(rows);
    EXPECT_EQ(verdict.proof, PatternProof::emptyLines);
    EXPECT_EQ(verdict.lines, (std::array{classic::rowHouse(3), classic::rowHouse(5)}));
    const ClassicCellSet columns =
        classic::kAllCells - classic::cellsOf(classic::columnHouse(6)) - classic::cellsOf(classic::columnHouse(7));
    EXPECT_EQ(provePattern(columns).lines, (std::array{classic::columnHouse(6), classic::columnHouse(7)}));
}

TEST(ProvePattern, ProvesNothingOfWhatExists) {
    RandomSource random(63);
    for (int i = 0; i < scaled(200); ++i) {
        const ClassicDigits solution = randomGrid(random);
        EXPECT_EQ(provePattern(cluesOf(dig(solution, random))).proof, PatternProof::none);
    }
}

/// Two clues in the top band: whatever stands there, the hidden cells have another filling.
const ClassicCellSet kTwoCluesAbove =
    maskFrom("x..........x....................xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");

TEST(ProvePattern, GoesThroughAllFloors) {
    if (testScale() < 0.5)
        GTEST_SKIP() << "A proof is a whole one or none, and takes minutes under the sanitizers.";
    const PatternVerdict verdict = provePattern(kTwoCluesAbove);
    EXPECT_EQ(verdict.proof, PatternProof::ambiguousChute);
    EXPECT_EQ(verdict.chute, classic::rowHouse(0));
    EXPECT_EQ(verdict.floors, 2'612'736U);
}

TEST(ProvePattern, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const PatternVerdict stopped = provePattern(kTwoCluesAbove, source.get_token());
    EXPECT_TRUE(stopped.wasStopped);
    EXPECT_EQ(stopped.proof, PatternProof::none);
}

}  // namespace
}  // namespace nonet
