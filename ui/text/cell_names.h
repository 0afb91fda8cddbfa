#pragma once

#include "core/board/board_shape.h"
#include "core/board/cell_set.h"
#include "core/board/digit_set.h"
#include "core/board/house.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace nonet {

/// "r3c6"; the same in every language.
QString cellName(Cell cell, int side = 9);
/// Cells together as players write them, the same in every language: "r1c26, r3c6" for r1c2, r1c6, r3c6. Grouped by
/// row or by column, whichever is shorter. On a board with more than nine rows or columns "r1c(1,7), r(2-5)c12":
/// r1c17 is one cell there.
QString cellNames(const std::vector<Cell>& cells, int side = 9);
QString cellNames(const std::vector<Cell>& cells, const BoardShape& shape);
/// "row 3", in the user's language.
QString houseName(House house);
/// "rows 4 and 8", "row 2 and box 5", "rows 2 and 6 and column 1", in the user's language.
QString houseNames(const std::vector<House>& houses);
/// "in rows 4 and 8": where the language bends the noun, bent as "in" wants it.
QString inHouses(const std::vector<House>& houses);
/// "r48", "r2b5", "c5": the same in every language; "r(4,8)" on a board with a side over nine.
QString shortHouseNames(const std::vector<House>& houses, int side = 9);
/// "2 5 9"
QString digitNames(DigitSet digits);
/// Digits that stand in the same cells, together.
struct DigitsInCells {
    DigitSet digits;
    CellSet cells;
};
/// In the order in which the digits first come.
std::vector<DigitsInCells> groupByCells(const std::vector<Candidate>& candidates);
/// "7 from r1c2, r6c2 and r7c2; 5 from r3c3", in the user's language.
QString candidateNames(const std::vector<Candidate>& candidates, int side = 9);

/// "a, b and c", in the user's language.
QString listWithAnd(const QStringList& parts);
/// "a, b or c", in the user's language.
QString listWithOr(const QStringList& parts);
/// "r1c2, r6c2 and r7c2"; more than six cells are grouped as by cellNames.
QString cellsWithAnd(const CellSet& cells, int side = 9);
/// The same on a board of any shape. What is told to players is told so: in a sentence "r1c12" reads as one cell.
QString cellsWithAnd(const std::vector<Cell>& cells, const BoardShape& shape);
QString cellsWithOr(const CellSet& cells, int side = 9);
/// "2, 5 and 9"
QString digitsWithAnd(DigitSet digits);
QString digitsWithOr(DigitSet digits);
/// The first letter made a capital: for sentences that begin with a phrase from above.
QString sentenceCase(const QString& text);

}  // namespace nonet
