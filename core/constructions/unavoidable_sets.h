// Unavoidable sets of a solved board: cells without a clue in which the board cannot be told from another one.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic_digits.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// Where some other solution of these clues of the board differs from it, as small as it gets by giving further cells:
/// no part of it is unavoidable. Nothing where the clues leave the board alone. The board must be solved.
/// Cost: some searches, microseconds.
std::optional<ClassicCellSet> unavoidableSet(const ClassicDigits& board, ClassicCellSet clues);

/// Sets that lie in two or three digits, or in two or three lines of a chute, without those that a clue hits; each
/// cell of such a region is asked once. Sorted by size, none twice. Cost: some 0.05 s.
std::vector<ClassicCellSet> smallUnavoidableSets(const ClassicDigits& board, ClassicCellSet clues,
                                                 std::stop_token stop = {});

}  // namespace nonet
