// Why a single is one: which digits on the board keep its digit away from the other cells of its house, or every other
// digit away from its cell. What a teacher draws as cross-hatching:
//
//     . . . | . . 4        the house is box 2, the digit 4: the 4 in row 1 bars the cells a,
//     . . . | a a a        that in column 5 the cell b; c is the one that is left
#pragma once

#include "core/board/grid.h"
#include "core/techniques/step.h"

#include <vector>

namespace nonet {

/// A digit on the board and the blank cells that it bars.
struct Blocking {
    Cell blocker;
    /// Sorted. For a naked single the cell itself: the blocker bars one of its digits.
    std::vector<Cell> blocked;
    /// A hidden single's: its own digit is barred.
    bool keepsDigitAway = true;
    friend bool operator==(const Blocking&, const Blocking&) = default;
};

/// As few blockers as a greedy choice finds, each with the cells that no earlier one bars. Cells whose candidate was
/// ruled out by a step and not by a digit are in none. Empty for a full house, whose own cells tell it, and for every
/// other technique.
std::vector<Blocking> blockingsOf(const Step& step, const Grid& digits);

}  // namespace nonet
