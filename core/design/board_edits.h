// Edits of the board itself: its size, grids, symbols and how often each stands in a house.
#pragma once

#include "core/rules/puzzle.h"

#include <vector>

namespace nonet {

/// What does not fit on the board any more.
struct Lost {
    int constraints = 0;
    int givens = 0;
    int drawings = 0;
    bool isAny() const { return constraints + givens + drawings > 0; }
    friend bool operator==(const Lost&, const Lost&) = default;
};
struct ReshapedBoard {
    Puzzle puzzle;
    Lost lost;
};

/// Another board under the same things: givens, start candidates, the solution layer, constraints, drawings and fog
/// stay in their rows and columns where these exist and hold a symbol that still does; clues stay beside the board. A
/// symbol is the one with its label, or where no label stays the one with its number. `layout`: without constraints.
ReshapedBoard reshape(const Puzzle& puzzle, Layout layout);
/// Rows and columns taken or given at the right and the bottom. One grid alone: its boxes as they were where their size
/// fits, else the usual ones (new_board.h), else none, and where there were as many symbols as its longer side had
/// cells so there are again; of several grids those go that lie no longer on the board. 1 to 36 each.
ReshapedBoard resize(const Puzzle& puzzle, int rows, int columns);

/// As many symbols or others: givens of those that are gone go, and are counted, as are constraints that name one.
/// `counts`: one a symbol, or none.
ReshapedBoard setSymbols(const Puzzle& puzzle, SymbolSet symbols, std::vector<int> counts = {});

}  // namespace nonet
