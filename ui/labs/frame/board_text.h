// A board as learners type it.
#pragma once

#include "core/board/grid.h"

#include <QString>

#include <variant>

namespace nonet {

/// Without what people part digits by: space, commas, semicolons, bars and slashes.
QString unparted(const QString& text);
/// 81 cells, parted anywhere, with . 0 _ - or * for blanks. Else one
/// sentence about what is wrong; the caller adds what it kept.
std::variant<Grid, QString> boardFromText(const QString& text);
/// As boardFromText(), but a digit that stands twice in a house is an error, too.
std::variant<Grid, QString> consistentBoardFromText(const QString& text);
/// The board with this digit in a cell, or with the cell blank.
Grid boardWith(Grid board, Cell cell, std::optional<Digit> digit);
/// What is wrong, and that the lab's puzzle is as before.
QString puzzleKept(const QString& fault);

}  // namespace nonet
