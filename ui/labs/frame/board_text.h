// A board as learners type it.
#pragma once

#include "core/board/grid.h"

#include <QString>

#include <variant>

namespace nonet {

/// 81 cells, parted anywhere by space, commas, semicolons, bars or slashes, with . 0 _ - or * for blanks. Else one
/// sentence about what is wrong; the caller adds what it kept.
std::variant<Grid, QString> boardFromText(const QString& text);
/// The same, with no digit twice in a house.
std::variant<Grid, QString> consistentBoardFromText(const QString& text);
/// What is wrong, and that the lab's puzzle is as before.
QString puzzleKept(const QString& fault);

}  // namespace nonet
