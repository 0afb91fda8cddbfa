#include "core/rules/conflicts.h"
#include "core/solvers/minigrid/box_permutations.h"
#include "tests/core/solvers/minigrid/minigrid_boards.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(BoxPermutations, TheTextsSeven) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const BoxFacts facts = boxFacts(puzzle, 2);
    std::vector<std::string> found;
    for (const BoxPermutation& permutation : listPermutations(puzzle, 2).permutations)
        found.push_back(symbols(permutation.digitsAt(facts, puzzle.geometry())));
    EXPECT_EQ(found, (std::vector<std::string>{"34762", "36742", "43762", "46732", "47362", "74362", "76342"}));
}

TEST(BoxPermutations, CountsOfTheWorkedExample) {
    std::vector<std::uint64_t> counts;
    for (const PermutationCount& count : countPermutations(puzzleFrom(kR1))) {
        EXPECT_TRUE(count.isExact);
        counts.push_back(count.count);
    }
    EXPECT_EQ(counts, (std::vector<std::uint64_t>{36, 250, 7, 13, 22, 6, 12, 34, 14}));
}

TEST(BoxPermutations, FitTheirCluesAndKeepThem) {
    const Puzzle puzzle = puzzleFrom(kR2);
    for (int box = 0; box < 9; ++box) {
        PermutationStream stream(puzzle, box);
        std::uint64_t count = 0;
        while (const std::optional<BoxPermutation> permutation = stream.next()) {
            Grid grid = puzzle.givens;
            place(*permutation, puzzle.geometry(), grid);
            ASSERT_TRUE(findConflicts(grid, puzzle.geometry()).empty());
            for (const Candidate clue : boxFacts(puzzle, box).clues)
                ASSERT_EQ(grid.digit(clue.cell), clue.digit);
            ++count;
        }
        EXPECT_FALSE(stream.next());
        const TreeSize size = PermutationTree(puzzle, box).size();
        EXPECT_EQ(count, size.permutations);
        EXPECT_EQ(stream.vertices(), size.open);
    }
}

TEST(BoxPermutations, LimitsAndStops) {
    const Puzzle empty;
    EXPECT_EQ(listPermutations(empty, 0).permutations.size(), 362'880U);
    EXPECT_TRUE(listPermutations(empty, 0).isComplete);
    EXPECT_FALSE(listPermutations(empty, 0, 100).isComplete);
    EXPECT_EQ(countPermutations(empty, 100)[8].count, 100U);
    EXPECT_FALSE(countPermutations(empty, 100)[8].isExact);
    EXPECT_EQ(countPermutations(empty)[8].count, 362'880U);
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(listPermutations(empty, 0, 362'880, source.get_token()).isComplete);
    // A full box and one that cannot be filled.
    EXPECT_EQ(listPermutations(puzzleFrom(kR1Solution), 5).permutations.size(), 1U);
    Puzzle twice;
    twice.givens.set(Cell(0), Digit(1));
    twice.givens.set(Cell(1), Digit(1));
    EXPECT_TRUE(listPermutations(twice, 0).permutations.empty());
}

TEST(BoxPermutations, MatchWhereNoLineHasADigitTwice) {
    const Puzzle puzzle = puzzleFrom(kR1);
    const std::vector<BoxPermutation> first = listPermutations(puzzle, 0).permutations;
    const std::vector<BoxPermutation> second = listPermutations(puzzle, 1).permutations;
    std::size_t matches = 0;
    for (const BoxPermutation& a : first)
        for (const BoxPermutation& b : second) {
            Grid grid(9);
            place(a, puzzle.geometry(), grid);
            place(b, puzzle.geometry(), grid);
            const std::optional<Mismatch> mismatch = findMismatch(a, b, puzzle.geometry());
            ASSERT_EQ(!mismatch, findConflicts(grid, puzzle.geometry()).empty());
            matches += mismatch ? 0 : 1;
            const std::vector<Mismatch> all = allMismatches(a, b, puzzle.geometry());
            EXPECT_EQ(all.size(), findConflicts(grid, puzzle.geometry()).size());
            EXPECT_EQ(all.empty() ? std::nullopt : std::optional(all.front()), mismatch);
            for (const Mismatch& each : all)
                EXPECT_TRUE(grid.digit(each.first) == each.digit && grid.digit(each.second) == each.digit);
            if (mismatch) {
                EXPECT_EQ(grid.digit(mismatch->first), mismatch->digit);
                EXPECT_EQ(grid.digit(mismatch->second), mismatch->digit);
            }
        }
    EXPECT_GT(matches, 0U);
}

TEST(BoxPermutations, OfLargeBoxes) {
    const Geometry geometry(4, 4);
    Puzzle puzzle(geometry, Grid(16));
    for (int i = 0; i < 12; ++i)
        puzzle.givens.set(cellsOfBox(geometry, 5)[static_cast<std::size_t>(i)], Digit(i + 1));
    const PermutationList list = listPermutations(puzzle, 5);
    ASSERT_EQ(list.permutations.size(), 24U);
    EXPECT_EQ(symbols(list.permutations.back().digitsAt(boxFacts(puzzle, 5), geometry)), "GFED");
    EXPECT_EQ(list.permutations.back().digit(0), Digit(1));
}

}  // namespace
}  // namespace nonet
