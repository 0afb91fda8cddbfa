#pragma once

#include "core/board/cell_set.h"
#include "core/board/digit_set.h"
#include "core/board/house.h"

#include <QString>

#include <vector>

namespace nonet {

/// "r3c6"; the same in every language.
QString cellName(Cell cell, int side = 9);
/// Cells together as players write them: "r1c26, r3c6" for r1c2, r1c6, r3c6.
QString cellNames(const std::vector<Cell>& cells, int side = 9);
/// "row 3", in the user's language.
QString houseName(House house);
/// "2 5 9"
QString digitNames(ClassicDigitSet digits);
/// "7 from r1c2, r6c2 and r7c2; 5 from r3c3", in the user's language.
QString candidateNames(const std::vector<Candidate>& candidates);

}  // namespace nonet
