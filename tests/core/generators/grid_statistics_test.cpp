#include "core/generators/grid_statistics.h"
#include "core/generators/random_grid.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <numeric>

namespace nonet {
namespace {

TEST(GridStatistics, CountsEachPuzzleOnce) {
    RandomSource random(81);
    const auto wanted = static_cast<std::uint64_t>(scaled(400));
    const GridStatistics statistics = sampleGrid(randomGrid(random), wanted, random);
    EXPECT_EQ(statistics.puzzles, wanted);
    const std::uint64_t finished = wanted - statistics.unfinished;
    EXPECT_EQ(std::accumulate(statistics.levels.begin(), statistics.levels.end(), std::uint64_t{0}), finished);
    EXPECT_EQ(std::accumulate(statistics.hardest.begin(), statistics.hardest.end(), std::uint64_t{0}), finished);
    for (const TechniqueId id : TechniqueUses::keys())
        EXPECT_GE(statistics.needed[id], statistics.hardest[id]);
    EXPECT_GE(statistics.clues, 17 * wanted);
    std::stop_source source;
    source.request_stop();
    EXPECT_TRUE(sampleGrid(randomGrid(random), 10, random, hodokuProfile(), source.get_token()).wasStopped);
}

}  // namespace
}  // namespace nonet
