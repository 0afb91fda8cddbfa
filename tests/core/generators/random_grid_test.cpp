#include "core/board/classic.h"
#include "core/generators/random_grid.h"
#include "tests/core/test_scale.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

/// How many digits of box 2's first row box 1 has in its second.
std::size_t mixOf(const ClassicDigits& grid) {
    std::size_t shared = 0;
    for (const int column : {3, 4, 5})
        for (const int other : {0, 1, 2})
            shared += grid.valueAt(classic::cellAt(0, column)) == grid.valueAt(classic::cellAt(1, other)) ? 1 : 0;
    return shared;
}

TEST(RandomGrid, IsSolvedAndNew) {
    RandomSource random(1);
    std::set<ClassicDigits> seen;
    for (int i = 0; i < 500; ++i) {
        const ClassicDigits grid = randomGrid(random);
        ASSERT_TRUE(grid.toGrid().isSolved(Geometry()));
        seen.insert(grid);
    }
    EXPECT_EQ(seen.size(), 500U);
}

TEST(RandomGrid, HasEveryDigitAsOftenInEveryCell) {
    RandomSource random(2);
    const int grids = scaled(9000);
    std::array<std::array<int, 9>, 81> counts{};
    for (int i = 0; i < grids; ++i) {
        const ClassicDigits grid = randomGrid(random);
        for (std::size_t cell = 0; cell < 81; ++cell)
            ++counts[cell][grid.values[cell] - 1U];
    }
    // Five and a half deviations: less than one in 10,000 runs would fail by chance.
    const double expected = grids / 9.0;
    const double margin = 5.5 * std::sqrt(expected * 8 / 9) + 1;
    for (const auto& cell : counts)
        for (const int count : cell)
            EXPECT_NEAR(count, expected, margin);
}

TEST(RandomGrid, MixesTheRowsOfABandInEveryChute) {
    // A band has 1 + 27 + 27 + 1 ways to take box 2's rows from box 1's. Over all grids the four kinds are not far from
    // that: the completions of a band differ by few per cent.
    RandomSource random(3);
    const int grids = scaled(20000);
    std::array<std::array<int, 4>, 2> counts{};
    for (int i = 0; i < grids; ++i) {
        const ClassicDigits grid = randomGrid(random);
        ++counts[0][mixOf(grid)];
        // The last band, columns reversed: what is filled last must be as random as what is filled first.
        ClassicDigits turned = grid;
        std::ranges::reverse(turned.values);
        ++counts[1][mixOf(turned)];
    }
    // A few per cent, and what chance does to that many grids.
    const double spread = 0.02 * grids + 5 * std::sqrt(grids / 4.0);
    for (const auto& kinds : counts) {
        EXPECT_NEAR(kinds[0], grids / 56.0, 0.2 * grids / 56 + 6 * std::sqrt(grids / 56.0));
        EXPECT_NEAR(kinds[1], grids * 27 / 56.0, spread);
        EXPECT_NEAR(kinds[2], grids * 27 / 56.0, spread);
        EXPECT_NEAR(kinds[3], grids / 56.0, 0.2 * grids / 56 + 6 * std::sqrt(grids / 56.0));
    }
}

}  // namespace
}  // namespace nonet
