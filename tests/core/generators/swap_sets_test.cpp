#include "core/board/classic.h"
#include "core/generators/random_grid.h"
#include "core/generators/swap_sets.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(SwapSets, CanBeRefilledInAnotherWay) {
    RandomSource random(1);
    std::size_t sets = 0;
    for (int i = 0; i < 30; ++i) {
        const ClassicDigits solution = randomGrid(random);
        const SwapSets swaps(solution);
        for (const Cell cell : classic::kAllCells)
            for (const ClassicCellSet set : swaps.setsOf(cell)) {
                ClassicDigits givens = solution;
                for (const Cell open : set)
                    givens.clear(open);
                EXPECT_EQ(countSolutions(givens, {.solutions = 3}).count, 2U);
                EXPECT_TRUE(set.contains(cell));
                EXPECT_GE(set.count(), 4);
                EXPECT_LE(set.count(), 18);
                sets += set.count() < 18 ? 1 : 0;
            }
    }
    EXPECT_GT(sets, 30 * 20 * 4U);
}

TEST(SwapSets, AreTheRectanglesOfFourCellsAmongOthers) {
    // Two cells of a row and two of another below them, in two boxes: the smallest unavoidable sets.
    RandomSource random(3);
    for (int i = 0; i < 20; ++i) {
        const ClassicDigits solution = randomGrid(random);
        const SwapSets swaps(solution);
        for (int top = 0; top < 9; ++top)
            for (int bottom = top + 1; bottom < 9; ++bottom)
                for (int left = 0; left < 9; ++left)
                    for (int right = left + 1; right < 9; ++right) {
                        const ClassicCellSet corners{classic::cellAt(top, left), classic::cellAt(top, right),
                                                     classic::cellAt(bottom, left), classic::cellAt(bottom, right)};
                        const bool isTwoBoxes = (top / 3 == bottom / 3) != (left / 3 == right / 3);
                        const auto value = [&](int row, int column) {
                            return solution.valueAt(classic::cellAt(row, column));
                        };
                        if (isTwoBoxes && value(top, left) == value(bottom, right) &&
                            value(top, right) == value(bottom, left)) {
                            for (const Cell corner : corners) {
                                const auto sets = swaps.setsOf(corner);
                                EXPECT_NE(std::ranges::find(sets, corners), sets.end());
                            }
                        }
                    }
    }
}

TEST(SwapSets, TellWhetherAClueIsTheLastOfOne) {
    RandomSource random(4);
    for (int i = 0; i < 20; ++i) {
        const ClassicDigits solution = randomGrid(random);
        const SwapSets swaps(solution);
        for (const Cell cell : classic::kAllCells) {
            EXPECT_TRUE(swaps.hasSetOutside({}, cell));
            EXPECT_FALSE(swaps.hasSetOutside(classic::kAllCells - ClassicCellSet{cell}, cell));
            for (const ClassicCellSet set : swaps.setsOf(cell)) {
                EXPECT_TRUE(swaps.hasSetOutside(classic::kAllCells - set, cell));
                EXPECT_FALSE(swaps.hasSetOutside(classic::kAllCells - ClassicCellSet{cell}, cell));
            }
        }
    }
}

}  // namespace
}  // namespace nonet
