// Edits of what a puzzle's cells hold from the start: givens, restricted cells; and what the setter means them to hold.
#pragma once

#include "core/design/constraint_edits.h"

#include <span>

namespace nonet {

/// The digit into each of the cells, or out of all where all have it.
Puzzle toggleGiven(const Puzzle& puzzle, std::span<const Cell> cells, Digit digit);
Puzzle clearGivens(const Puzzle& puzzle, std::span<const Cell> cells);
/// Digits that the cells may take, as one_of constraints of one cell each: into all of them, or out of all where all
/// have it. A cell that may take all, or none, has no such constraint: the first digit is the only one that it may
/// take.
LayoutEdit toggleAllowed(const Puzzle& puzzle, std::span<const Cell> cells, Digit digit);

/// Every digit of a grid becomes a given; `digits` of the puzzle's shape, blanks stay as they are.
Puzzle lockGivens(const Puzzle& puzzle, const Grid& digits);
Puzzle removeAllGivens(const Puzzle& puzzle);

/// The digits of blank cells go into the solution layer, over what it has there; `digits` of the puzzle's shape.
Puzzle withDigitsInMind(const Puzzle& puzzle, const Grid& digits);
/// The digit into the solution layer in each of the cells, or out of all where all have it; not where a given stands.
Puzzle toggleInMind(const Puzzle& puzzle, std::span<const Cell> cells, Digit digit);
/// The solution layer without what it has in the cells.
Puzzle clearInMind(const Puzzle& puzzle, std::span<const Cell> cells);
/// Without a solution layer.
Puzzle clearSolutionLayer(const Puzzle& puzzle);

}  // namespace nonet
