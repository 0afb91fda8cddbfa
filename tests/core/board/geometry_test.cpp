#include "core/board/candidate_grid.h"
#include "core/board/classic.h"
#include "core/board/geometry.h"
#include "core/board/symmetry.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Geometry, AgreesWithTheClassicTables) {
    const Geometry geometry;
    for (const House house : geometry.houses()) {
        ClassicCellSet cells;
        for (const Cell cell : geometry.cells(house))
            cells.insert(cell);
        EXPECT_EQ(cells, classic::cellsOf(house));
    }
    EXPECT_EQ(geometry.peers(Cell(40)).size(), 20U);
}

TEST(Geometry, HousesOfEveryShapeHoldEachCellThreeTimes) {
    for (const Geometry geometry :
         {Geometry(2, 2), Geometry(2, 3), Geometry(3, 2), Geometry(3, 4), Geometry(6, 6), Geometry(1, 5)}) {
        std::vector<int> seen(static_cast<std::size_t>(geometry.cellCount()));
        for (const House house : geometry.houses()) {
            const std::vector<Cell> cells = geometry.cells(house);
            EXPECT_EQ(static_cast<int>(cells.size()), geometry.side());
            for (const Cell cell : cells)
                ++seen[static_cast<std::size_t>(cell.index())];
            for (const Cell cell : cells) {
                EXPECT_EQ(house.kind == HouseKind::box ? geometry.box(cell) : house.number, house.number);
            }
        }
        for (const int count : seen)
            EXPECT_EQ(count, 3);
    }
}

TEST(Grid, LinesRoundTripOnEverySide) {
    for (const int side : {4, 9, 16, 25, 36}) {
        Grid grid(side);
        for (int i = 0; i < grid.cellCount(); i += 2)
            grid.set(Cell(i), Digit(1 + i % side));
        EXPECT_EQ(gridFromLine(toLine(grid), side), grid) << side;
    }
    EXPECT_FALSE(gridFromLine("123", 9));
    EXPECT_FALSE(gridFromLine(std::string(80, '.') + "x"));
    EXPECT_FALSE(gridFromLine("5..............", 4));
}

TEST(CandidateGrid, LosesWhatPeersHold) {
    Grid grid;
    grid.set(Cell(40), Digit(5));
    const CandidateGrid candidates = candidatesFrom(grid, Geometry());
    EXPECT_EQ(candidates.count(), 80 * 9 - 20 + 1);
}

TEST(Symmetry, OrbitsAreOfTheRightSize) {
    EXPECT_EQ(orbit(Cell(1), Symmetry::none, 9).size(), 1U);
    EXPECT_EQ(orbit(Cell(1), Symmetry::halfTurn, 9), (std::vector<Cell>{Cell(1), Cell(79)}));
    EXPECT_EQ(orbit(Cell(1), Symmetry::quarterTurn, 9).size(), 4U);
    EXPECT_EQ(orbit(Cell(1), Symmetry::full, 9).size(), 8U);
    EXPECT_EQ(orbit(Cell(40), Symmetry::full, 9).size(), 1U);
    EXPECT_EQ(orbit(Cell(1), Symmetry::diagonal, 9), (std::vector<Cell>{Cell(1), Cell(9)}));
    EXPECT_EQ(orbit(Cell(1), Symmetry::antidiagonal, 9), (std::vector<Cell>{Cell(1), Cell(71)}));
    EXPECT_EQ(orbit(Cell(1), Symmetry::horizontal, 9), (std::vector<Cell>{Cell(1), Cell(73)}));
    EXPECT_EQ(orbit(Cell(1), Symmetry::vertical, 9), (std::vector<Cell>{Cell(1), Cell(7)}));
}

}  // namespace
}  // namespace nonet
