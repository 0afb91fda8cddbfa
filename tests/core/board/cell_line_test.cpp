#include "core/board/cell_line.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

std::vector<Cell> cellsAt(std::initializer_list<BoardSquare> places, const BoardShape& shape = {}) {
    std::vector<Cell> cells;
    for (const BoardSquare& place : places)
        cells.push_back(shape.cell(place.row, place.column));
    return cells;
}

TEST(CellLine, RunsStraightAndDiagonally) {
    const BoardShape shape;
    EXPECT_EQ(cellsOnLine({4, 4}, {4, 7}, shape), cellsAt({{4, 5}, {4, 6}, {4, 7}}));
    EXPECT_EQ(cellsOnLine({4, 4}, {1, 4}, shape), cellsAt({{3, 4}, {2, 4}, {1, 4}}));
    EXPECT_EQ(cellsOnLine({4, 4}, {1, 1}, shape), cellsAt({{3, 3}, {2, 2}, {1, 1}}));
    EXPECT_EQ(cellsOnLine({4, 4}, {7, 1}, shape), cellsAt({{5, 3}, {6, 2}, {7, 1}}));
    EXPECT_TRUE(cellsOnLine({4, 4}, {4, 4}, shape).empty());
}

TEST(CellLine, KeepsNearALineThatIsNeither) {
    const BoardShape shape;
    EXPECT_EQ(cellsOnLine({0, 0}, {1, 3}, shape), cellsAt({{0, 1}, {1, 2}, {1, 3}}));
    EXPECT_EQ(cellsOnLine({8, 8}, {5, 7}, shape), cellsAt({{7, 8}, {6, 7}, {5, 7}}));
    // Two cells are equally near the middle of a knight's move.
    EXPECT_EQ(cellsOnLine({0, 0}, {1, 2}, shape), cellsAt({{1, 1}, {1, 2}}));
    EXPECT_EQ(cellsOnLine({1, 2}, {0, 0}, shape), cellsAt({{0, 1}, {0, 0}}));
}

TEST(CellLine, LeavesOutWhatIsNoCell) {
    BoardShape shape(6, 6, 6);
    shape.setHoles({shape.cell(2, 2), shape.cell(2, 3)});
    EXPECT_EQ(cellsOnLine({2, 1}, {2, 4}, shape), cellsAt({{2, 4}}, shape));
    EXPECT_EQ(cellsOnLine({2, 2}, {0, 2}, shape), cellsAt({{1, 2}, {0, 2}}, shape));
    EXPECT_EQ(cellsOnLine({4, 4}, {4, 8}, shape), cellsAt({{4, 5}}, shape));
    EXPECT_EQ(cellsOnLine({-2, 0}, {1, 0}, shape), cellsAt({{0, 0}, {1, 0}}, shape));
    EXPECT_TRUE(cellsOnLine({-1, -1}, {-1, 9}, shape).empty());
}

TEST(CellLine, SkipsNoRowAndNoColumn) {
    const BoardShape shape(36, 36, 36);
    for (int row = 0; row < 36; row += 5)
        for (int column = 0; column < 36; column += 3) {
            BoardSquare at{17, 20};
            const std::vector<Cell> line = cellsOnLine(at, {row, column}, shape);
            for (const Cell cell : line) {
                const BoardSquare next = BoardSquare::of(cell, shape);
                EXPECT_EQ(std::max(std::abs(next.row - at.row), std::abs(next.column - at.column)), 1);
                at = next;
            }
            EXPECT_EQ(at, (BoardSquare{row, column}));
        }
}

}  // namespace
}  // namespace nonet
