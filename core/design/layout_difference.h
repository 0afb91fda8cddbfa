// Two versions of a puzzle beside each other, for people.
#pragma once

#include "core/rules/puzzle.h"

#include <optional>
#include <vector>

namespace nonet {

/// What a later version added, changed and left out. Constraints are matched by being equal, else by kind and place; on
/// another board cells are the same by row and column, and symbols by their labels. In which order they are drawn is no
/// difference.
struct LayoutDifference {
    /// Into the later version's constraints,
    std::vector<int> added;
    /// the earlier one's,
    std::vector<int> gone;
    /// and both: the earlier one's first.
    std::vector<std::pair<int, int>> changed;
    /// Where givens or start candidates differ, in reading order: cells of the later board.
    std::vector<Cell> givens;
    /// Its shape, symbols, how often they stand in a house, or grids.
    bool isBoardChanged = false;
    bool areDrawingsChanged = false;
    /// Its digits differ, in rows and columns.
    bool isSolutionLayerChanged = false;
    bool isEmpty() const;
};
LayoutDifference differenceBetween(const Puzzle& earlier, const Puzzle& later);

}  // namespace nonet
