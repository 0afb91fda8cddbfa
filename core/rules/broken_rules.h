#pragma once

#include "core/rules/puzzle.h"
#include "core/rules/rulebook.h"

namespace nonet {

/// Every house and rule of any puzzle that these digits, with blanks among them, can no longer keep, with the cells
/// that show it; houses first. What classic boards mark is conflicts.h.
std::vector<BrokenRule> brokenRules(const Puzzle& puzzle, const Grid& digits);

/// Full, and every house and rule holds.
bool isSolvedBy(const Puzzle& puzzle, const Grid& digits);

}  // namespace nonet
