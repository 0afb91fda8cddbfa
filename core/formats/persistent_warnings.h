// What an import warns of and the puzzle itself goes on to tell: said again whenever it is opened.
#pragma once

#include "core/formats/format.h"

#include <vector>

namespace nonet {

/// In the order in which they are told.
std::vector<ImportWarning> persistentWarnings(const PuzzleRecord& record);

/// The puzzle may ask for more than the rules that are checked: one is unfinished or unknown, or something is drawn
/// that stands for none of them. What has several solutions then may have one, and what has one may have none.
bool leavesRulesOut(const PuzzleRecord& record);

/// The setter's solution, where it is one of this puzzle (fittingSolution) and no house or rule that is known is broken
/// by it: what digits can be checked by.
std::optional<Grid> trustedSolution(const Puzzle& puzzle, const std::optional<Grid>& solution);

}  // namespace nonet
