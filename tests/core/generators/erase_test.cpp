#include "core/foundation/stable_hash.h"
#include "core/generators/erase.h"
#include "core/solvers/search/search.h"

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

TEST(Erase, MakesSolvedGridsThatDiffer) {
    RandomSource random(1);
    std::set<std::string> seen;
    for (int i = 0; i < 200; ++i) {
        const Grid grid = randomSolution(random);
        ASSERT_TRUE(grid.isSolved(Geometry()));
        seen.insert(toLine(grid));
    }
    EXPECT_EQ(seen.size(), 200U);
}

TEST(Erase, DigsMinimalPuzzlesWithOneSolution) {
    RandomSource random(2);
    for (int i = 0; i < 30; ++i) {
        const Grid solution = randomSolution(random);
        const Puzzle puzzle = erase(solution, random);
        const SearchOutcome outcome = search(puzzle);
        ASSERT_EQ(outcome.count, 1U);
        EXPECT_EQ(outcome.first, solution);
        for (int cell = 0; cell < 81; ++cell) {
            Puzzle fewer = puzzle;
            if (fewer.givens.isBlank(Cell(cell)))
                continue;
            fewer.givens.clear(Cell(cell));
            EXPECT_EQ(search(fewer).count, 2U);
        }
    }
}

TEST(Erase, KeepsTheSymmetryAndTheFewestClues) {
    RandomSource random(3);
    for (const Symmetry symmetry : {Symmetry::halfTurn, Symmetry::quarterTurn, Symmetry::horizontal, Symmetry::vertical,
                                    Symmetry::diagonal, Symmetry::antidiagonal, Symmetry::full}) {
        const Puzzle puzzle = erase(randomSolution(random), random, {symmetry, 30});
        EXPECT_GE(puzzle.givens.filledCount(), 30);
        for (int cell = 0; cell < 81; ++cell)
            for (const Cell image : orbit(Cell(cell), symmetry, 9))
                EXPECT_EQ(puzzle.givens.isBlank(Cell(cell)), puzzle.givens.isBlank(image));
        EXPECT_EQ(search(puzzle).count, 1U);
    }
}

TEST(Erase, GivesTheSamePuzzlesForTheSameSeed) {
    // Changes only where the random source, the search order or the digger is meant to change.
    StableHash hash;
    for (std::uint64_t piece = 0; piece < 20; ++piece) {
        RandomSource random = RandomSource::forPiece(42, piece);
        hash.add(toLine(erase(randomSolution(random), random).givens));
    }
    EXPECT_EQ(hash.value(), 18348401278483057058ULL);
}

}  // namespace
}  // namespace nonet
