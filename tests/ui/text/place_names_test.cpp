#include "core/design/new_board.h"
#include "ui/text/place_names.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(PlaceNames, AWholeHouseIsNamedAndAnythingElseIsItsCells) {
    const Layout classic;
    std::vector<Cell> column;
    for (int row = 8; row >= 0; --row)
        column.push_back(Cell(9 * row + 1));
    EXPECT_EQ(placeNames(column, classic), QStringLiteral("column 2"));
    std::vector<Cell> row;
    std::vector<Cell> box;
    for (int i = 0; i < 9; ++i) {
        row.push_back(Cell(i));
        box.push_back(Cell(9 * (3 + i / 3) + 3 + i % 3));
    }
    EXPECT_EQ(placeNames(row, classic), QStringLiteral("row 1"));
    EXPECT_EQ(placeNames(box, classic), QStringLiteral("box 5"));
    column.pop_back();
    EXPECT_EQ(placeNames(column, classic), QStringLiteral("r23456789c2"));
    column.push_back(column.front());
    EXPECT_EQ(wholeHouse(column, classic), std::nullopt) << "a cell twice is no house";
    EXPECT_EQ(wholeHouse({}, classic), std::nullopt);
}

TEST(PlaceNames, OfSeveralGridsTheHouseIsItsGrids) {
    const Layout samurai = overlappingBoard(OverlappingBoard::samurai);
    const SubGrid& grid = samurai.grids.back();
    std::vector<Cell> row;
    for (int i = 0; i < 9; ++i)
        row.push_back(samurai.shape.cell(grid.row, grid.column + i));
    const std::optional<House> house = wholeHouse(row, samurai);
    ASSERT_TRUE(house.has_value());
    EXPECT_EQ(house->kind, HouseKind::row);
    EXPECT_EQ(house->grid, samurai.grids.size() - 1);
    EXPECT_EQ(house->number, 0);
}

}  // namespace
}  // namespace nonet
