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
        const Puzzle puzzle = erase(randomSolution(random), random, {.symmetry = symmetry, .fewestClues = 30});
        EXPECT_GE(puzzle.givens.filledCount(), 30);
        for (int cell = 0; cell < 81; ++cell)
            for (const Cell image : orbit(Cell(cell), symmetry, 9))
                EXPECT_EQ(puzzle.givens.isBlank(Cell(cell)), puzzle.givens.isBlank(image));
        EXPECT_EQ(search(puzzle).count, 1U);
    }
}

TEST(Erase, TakesRandomPairs) {
    RandomSource random(4);
    for (int i = 0; i < 10; ++i) {
        const Grid solution = randomSolution(random);
        const Puzzle puzzle = erase(solution, random, {.fewestClues = 26, .removal = Removal::randomPairs});
        EXPECT_GE(puzzle.givens.filledCount(), 26);
        EXPECT_EQ(search(puzzle).first, solution);
        EXPECT_EQ(search(puzzle).count, 1U);
        // With what is left taken one by one, nothing more can go.
        const Puzzle minimal = erase(solution, random, {.removal = Removal::randomPairs});
        for (int cell = 0; cell < 81; ++cell) {
            Puzzle fewer = minimal;
            if (fewer.givens.isBlank(Cell(cell)))
                continue;
            fewer.givens.clear(Cell(cell));
            EXPECT_EQ(search(fewer).count, 2U);
        }
    }
}

TEST(Erase, StopsAtALevel) {
    RandomSource random(5);
    int reached = 0;
    for (int i = 0; i < 30; ++i)
        for (const Level level : {Level::easy, Level::medium, Level::hard}) {
            const Puzzle puzzle = erase(randomSolution(random), random, {.stopAt = level});
            const HodokuRating rating = rate(puzzle).hodoku;
            EXPECT_TRUE(rating.isComplete);
            EXPECT_LE(rating.level, level);
            reached += rating.level == level ? 1 : 0;
        }
    EXPECT_GT(reached, 45);
}

TEST(Erase, KeepsCluesWhereACheckRunsOutOfItsBudget) {
    RandomSource random(6);
    const Grid solution = randomSolution(random);
    RandomSource again = random;
    const Puzzle cautious = erase(solution, random, {.symmetry = Symmetry::halfTurn, .checkBudget = 0});
    const Puzzle exact = erase(solution, again, {.symmetry = Symmetry::halfTurn});
    EXPECT_EQ(search(cautious).count, 1U);
    EXPECT_GT(cautious.givens.filledCount(), exact.givens.filledCount());
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
