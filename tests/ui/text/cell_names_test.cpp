#include "core/board/classic.h"
#include "ui/text/cell_names.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using classic::cellAt;

TEST(CellNames, GroupsByRowOrColumnWhicheverIsShorter) {
    EXPECT_EQ(cellNames({cellAt(0, 1), cellAt(0, 5), cellAt(2, 5)}), QStringLiteral("r1c26, r3c6"));
    EXPECT_EQ(cellNames({cellAt(0, 1), cellAt(5, 1), cellAt(6, 1)}), QStringLiteral("r167c2"));
    EXPECT_EQ(cellNames({cellAt(0, 1), cellAt(0, 3), cellAt(4, 1), cellAt(4, 3)}), QStringLiteral("r15c24"));
    EXPECT_EQ(cellNames({}), QString());
}

TEST(CellNames, KeepsLargeBoardsApart) {
    EXPECT_EQ(cellName(Cell(16 * 10 + 11), 16), QStringLiteral("r11c12"));
    EXPECT_EQ(cellNames({Cell(0), Cell(10)}, 16), QStringLiteral("r1c(1,11)"));
}

TEST(CellNames, AreReadOneWayOnlyOnLargeBoards) {
    const auto at = [](int row, int column) { return Cell(16 * (row - 1) + column - 1); };
    EXPECT_EQ(cellNames({at(1, 17 - 1)}, 16), QStringLiteral("r1c16"));
    EXPECT_EQ(cellNames({at(1, 1), at(1, 6)}, 16), QStringLiteral("r1c(1,6)"));
    EXPECT_EQ(cellNames({at(1, 3), at(2, 3), at(3, 3), at(4, 3), at(12, 3)}, 16), QStringLiteral("r(1-4,12)c3"));
    EXPECT_EQ(cellNames({at(1, 1), at(1, 2)}, 16), QStringLiteral("r1c(1,2)"));
    // Twelve rows of nine columns.
    const BoardShape tall(12, 9, 9);
    EXPECT_EQ(cellNames({Cell(0), Cell(9)}, tall), QStringLiteral("r(1,2)c1"));
    EXPECT_EQ(cellNames({Cell(99)}, tall), QStringLiteral("r12c1"));
    EXPECT_EQ(cellNames({Cell(0), Cell(99)}, 9), QStringLiteral("r(1,12)c1"));
    EXPECT_EQ(cellNames({Cell(0), Cell(9)}, BoardShape(9, 9, 9)), QStringLiteral("r12c1"));
    EXPECT_EQ(shortHouseNames({classic::rowHouse(0), classic::rowHouse(6)}, 16), QStringLiteral("r(1,7)"));
}

TEST(CellNames, JoinsHousesOfOneKind) {
    EXPECT_EQ(houseNames({classic::rowHouse(3), classic::rowHouse(7)}), QStringLiteral("rows 4 and 8"));
    EXPECT_EQ(houseNames({classic::rowHouse(1), classic::boxHouse(4)}), QStringLiteral("row 2 and box 5"));
    EXPECT_EQ(inHouses({classic::columnHouse(0), classic::columnHouse(1), classic::columnHouse(8)}),
              QStringLiteral("in columns 1, 2 and 9"));
    EXPECT_EQ(inHouses({classic::rowHouse(1), classic::boxHouse(4)}), QStringLiteral("in row 2 and box 5"));
    EXPECT_EQ(inHouses({classic::rowHouse(1), classic::rowHouse(5), classic::boxHouse(4)}),
              QStringLiteral("in rows 2 and 6 and in box 5"));
    EXPECT_EQ(shortHouseNames({classic::boxHouse(4), classic::rowHouse(1), classic::rowHouse(6)}),
              QStringLiteral("r27b5"));
}

TEST(CellNames, ListsCandidatesByDigit) {
    EXPECT_EQ(
        candidateNames(
            {{cellAt(0, 1), Digit(7)}, {cellAt(2, 2), Digit(5)}, {cellAt(5, 1), Digit(7)}, {cellAt(6, 1), Digit(7)}}),
        QStringLiteral("7 from r1c2, r6c2 and r7c2; 5 from r3c3"));
    EXPECT_EQ(candidateNames({{cellAt(0, 1), Digit(7)}, {cellAt(0, 1), Digit(8)}}),
              QStringLiteral("7 and 8 from r1c2"));
}

TEST(CellNames, GroupsMoreThanSixCells) {
    EXPECT_EQ(cellsWithAnd(CellSet::from(classic::cellsOf(classic::rowHouse(0)))), QStringLiteral("r1c123456789"));
}

TEST(CellNames, InASentenceFewAreSpeltOnAnyBoard) {
    const BoardShape small;
    EXPECT_EQ(cellsWithAnd({Cell(1), Cell(0)}, small), QStringLiteral("r1c1 and r1c2"));
    EXPECT_EQ(cellsWithAnd({Cell(11)}, small), QStringLiteral("r2c3"));
    const BoardShape tall(12, 2, 12);
    EXPECT_EQ(cellsWithAnd({Cell(0), Cell(1), Cell(22)}, tall), QStringLiteral("r1c1, r1c2 and r12c1"));
    // More are grouped; of a board with two-figure rows they stay apart even where none of these lies in one.
    const std::vector<Cell> many = {Cell(0), Cell(1), Cell(2), Cell(3), Cell(4), Cell(5), Cell(6)};
    EXPECT_EQ(cellsWithAnd(many, small), QStringLiteral("r1c1234567"));
    EXPECT_EQ(cellsWithAnd(many, tall), QStringLiteral("r(1-3)c(1,2) and r4c1"));
}

}  // namespace
}  // namespace nonet
