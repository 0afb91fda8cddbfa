#include "core/generators/clue_exchange.h"
#include "core/generators/dig.h"
#include "core/generators/erase.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ClueExchange, KeepsTheSolutionAndTheSymmetry) {
    RandomSource random(41);
    for (const Symmetry symmetry : {Symmetry::none, Symmetry::halfTurn, Symmetry::full}) {
        const Orbits orbits(symmetry);
        int edited = 0;
        int changed = 0;
        for (int i = 0; i < scaled(40); ++i) {
            const ClassicDigits solution = randomGrid(random);
            ClassicCellSet clues = digOrbits(solution, orbits, 0, random);
            ClueExchange exchange(solution, orbits);
            for (int j = 0; j < 60; ++j) {
                const auto next = exchange.edit(clues, random);
                if (!next)
                    continue;
                ++edited;
                changed += *next == clues ? 0 : 1;
                clues = *next;
                EXPECT_EQ(clues, orbits.of(clues));
                const SearchCount count = countSolutions(shown(solution, clues));
                ASSERT_EQ(count.count, 1U);
                EXPECT_EQ(count.first, solution);
            }
        }
        EXPECT_EQ(changed, edited);
        EXPECT_GT(edited, 0);
    }
}

TEST(EditDigits, KeepsTheCluesCells) {
    RandomSource random(42);
    int edited = 0;
    for (int i = 0; i < scaled(40, 10); ++i) {
        const ClassicDigits solution = randomGrid(random);
        SolvedPuzzle puzzle{dig(solution, random), solution};
        const ClassicCellSet mask = cluesOf(puzzle.puzzle);
        for (int j = 0; j < 200; ++j) {
            const auto next = editDigits(puzzle, random);
            if (!next)
                continue;
            ++edited;
            EXPECT_NE(next->puzzle, puzzle.puzzle);
            puzzle = *next;
            EXPECT_EQ(cluesOf(puzzle.puzzle), mask);
            const SearchCount count = countSolutions(puzzle.puzzle);
            ASSERT_EQ(count.count, 1U);
            EXPECT_EQ(count.first, puzzle.solution);
        }
    }
    EXPECT_GT(edited, 0);
}

}  // namespace
}  // namespace nonet
