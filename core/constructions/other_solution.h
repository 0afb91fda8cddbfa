// The honest verdict on a masked board: does the puzzle have solutions beside the board that it was cut from?
//
// A constructed board shows its own solution only to those who know how. Any other solution differs from the
// board in some cell; so for each hidden cell in turn the board's digit is forbidden there and the rest is searched.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic_digits.h"
#include "core/constructions/place_map.h"

#include <optional>
#include <stop_token>

namespace nonet {

struct OtherSolution {
    ClassicDigits solution;
    /// Where it is not as the board.
    ClassicCellSet differing;
    /// Whether some list gives it through the map: the family then has it too.
    bool isOfFamily = false;
    friend bool operator==(const OtherSolution&, const OtherSolution&) = default;
};

struct OtherSolutionAnswer {
    /// Nothing where the board is the only one, or nothing was found before the stop.
    std::optional<OtherSolution> other;
    bool wasStopped = false;
};

/// A solution of the shown cells that is not the board, one outside the family if a search for each cell finds one.
/// The board must be solved. Cost: a search a hidden cell at most, some microseconds each.
OtherSolutionAnswer otherSolution(const ClassicDigits& board, ClassicCellSet shown, const PlaceMap& family,
                                  std::stop_token stop = {});

}  // namespace nonet
