// The semi-solver of [Shift]: one box of a shift cipher is known, and the whole board follows.
//
// The box's digits are flattened and turned into N lists, list k being shift(S, k - 1); each is folded into a box, and
// the boxes are laid out column by column, since box (I, J) holds shift(G, I + cJ):
//
//     list 1  list 4  list 7        A reader who fills the lists in row by row gets a board with clashes: PlaceMap's
//     list 2  list 5  list 8        clashes tell which. [Shift] takes box (2, 2) alone; any box does, and so does
//     list 3  list 6  list 9        any row, column or N-1 digits anywhere: see sequence_recovery.
#pragma once

#include "core/constructions/sequence.h"
#include "core/constructions/shift_cipher.h"

#include <variant>
#include <vector>

namespace nonet {

/// A box by its row and column of boxes, from 0.
struct BoxPosition {
    int row = 2;
    int column = 2;
    friend bool operator==(const BoxPosition&, const BoxPosition&) = default;
};

enum class ListLayout { columnByColumn, rowByRow };

struct SemiSolution {
    /// List k at k - 1; the first is the S that the board was made from.
    std::vector<Sequence> lists;
    /// Laid out column by column: the member of the family.
    Grid board;
    friend bool operator==(const SemiSolution&, const SemiSolution&) = default;
};

/// `box` holds the digits of that box row by row.
SemiSolution semiSolve(const Sequence& box, BoxPosition position = {}, Geometry geometry = {});

/// Each list folded into a box, boxes filled in the order of the layout. N lists.
Grid layOut(const std::vector<Sequence>& lists, ListLayout layout, Geometry geometry = {});

/// A cell where the puzzle and the box that was given hold two digits.
struct BoxDisagreement {
    Cell cell;
    Digit inPuzzle = Digit(1);
    Digit inBox = Digit(1);
    friend bool operator==(const BoxDisagreement&, const BoxDisagreement&) = default;
};

/// The puzzle's clues and the box's together.
std::variant<Grid, BoxDisagreement> withBox(const Grid& puzzle, const Sequence& box, BoxPosition position = {},
                                            Geometry geometry = {});

}  // namespace nonet
