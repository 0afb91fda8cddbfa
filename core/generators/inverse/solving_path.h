// The way from a puzzle to its solution in steps of one mark each, and with it, read backwards, the way that the
// inverse methods take from the solved board down to the puzzle. A puzzle with b blank cells has 9b marks, and each
// step takes one away or turns the last of a cell into its value: every such way has 9b steps.
#pragma once

#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/method_use.h"

#include <vector>

namespace nonet {

/// Forward, from full marks; easy methods first, but for those of one kind that can be used at once. It ends early
/// where the methods of the rank do not solve the puzzle. Cost: a millisecond.
std::vector<MethodUse> solvingPath(const ClassicDigits& clues, InverseRank rank = InverseRank::xWings);

/// The steps of solvingPath in reverse: from the solution to the puzzle.
std::vector<MethodUse> inversePath(const ClassicDigits& clues, InverseRank rank = InverseRank::xWings);

/// How wide the way is: for each board of a forward path, before its step, the number of marks that could go.
std::vector<int> openSteps(const ClassicDigits& clues, const std::vector<MethodUse>& path);

/// The fewest of them on a board where some wrong mark cannot go yet: towards the end every path is narrow, and no
/// solver is stuck there. Where every wrong mark can go on every board, those of the first; 0 without a path.
int widthWhileOpen(const ClassicDigits& clues, const std::vector<MethodUse>& path);

}  // namespace nonet
