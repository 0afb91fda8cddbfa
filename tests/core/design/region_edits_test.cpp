#include "core/design/new_board.h"
#include "core/design/region_edits.h"
#include "tests/core/design/design_samples.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/solvers/small_puzzles.h"

#include <array>

namespace nonet {
namespace {

using test::at;
using test::expectSound;

TEST(RegionEdits, Paint) {
    Layout layout = overlappingBoard(OverlappingBoard::twin);
    const Puzzle puzzle(layout, Grid(layout.shape));
    const Cell shared = layout.shape.cell(6, 6);
    // Of the second grid it is the first cell; a cell of the first grid alone is not its own.
    const Puzzle painted = paintRegion(puzzle, 1, std::array{shared, layout.shape.cell(0, 0)}, 4);
    EXPECT_EQ(painted.layout().grids[1].regions.region(Cell(0)), 4);
    EXPECT_EQ(painted.layout().grids[0], puzzle.layout().grids[0]);
    EXPECT_EQ(paintRegion(painted, 1, std::array{shared}, 0), puzzle);
    EXPECT_EQ(paintRegion(puzzle, 1, std::array{shared}, std::nullopt).layout().grids[1].regions.region(Cell(0)),
              std::nullopt);
    EXPECT_EQ(setRegions(Puzzle(), 0, RegionMap(9, 9)).layout().grids.front().regions, RegionMap(9, 9));
}

TEST(RegionEdits, Faults) {
    EXPECT_TRUE(regionFaults(Layout(), 0).empty());
    const Puzzle larger = paintRegion(Puzzle(), 0, std::array{at(0, 3)}, 0);
    const std::vector<RegionFault> faults = regionFaults(larger.layout(), 0);
    ASSERT_EQ(faults.size(), 2U);
    EXPECT_EQ(faults[0].region, 0);
    EXPECT_EQ(faults[0].size, 10);
    EXPECT_TRUE(faults[0].isConnected);
    EXPECT_EQ(faults[1].size, 8);
    // As many, but apart.
    const Puzzle apart = paintRegion(paintRegion(Puzzle(), 0, std::array{at(8, 8)}, 0), 0, std::array{at(0, 0)}, 8);
    ASSERT_EQ(regionFaults(apart.layout(), 0).size(), 2U);
    EXPECT_FALSE(regionFaults(apart.layout(), 0)[0].isConnected);
    Layout holed;
    holed.shape.setHoles({at(0, 0)});
    ASSERT_EQ(regionFaults(holed, 0).size(), 1U);
    EXPECT_EQ(regionFaults(holed, 0)[0].size, 8);
    // No region is no fault.
    EXPECT_TRUE(regionFaults(rectangularBoard(9, 9, std::nullopt), 0).empty());
}

TEST(RegionEdits, RandomRegionsChangeSoundly) {
    RandomSource random(69);
    for (int round = 0; round < 300; ++round) {
        const Puzzle puzzle =
            random.below(2) == 0 ? test::randomVariant(random) : test::smallPuzzle(random, std::nullopt);
        const int grid = static_cast<int>(puzzle.layout().grids.size()) - 1;
        const Puzzle painted = paintRegion(puzzle, grid, puzzle.shape().cells(), static_cast<int>(random.below(61)));
        expectSound(puzzle, painted);
        EXPECT_LE(regionFaults(painted.layout(), grid).size(), 1U);
        EXPECT_EQ(setRegions(painted, grid, puzzle.layout().grids.back().regions), puzzle);
    }
}

}  // namespace
}  // namespace nonet
