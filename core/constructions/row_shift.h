// The row shift [Lookup]: every row is the list turned to the right, by 3 within a band and by 1 from band to band.
//
//     123 456 789     row 1: the list           "3, 3, 1": rows 2 and 3 of a band turn the row above by 3. For the next
//     789 123 456     row 2: row 1 by 3         band [Lookup] turns the ORIGINAL list, by 1 and by 2; turning the
//     456 789 123     row 3: row 2 by 3         row above by 1 instead gives the same rows, in another order inside
//     912 345 678     row 4: the list by 1      the bands: 0 3 6 | 7 1 4 | 5 8 2.
#pragma once

#include "core/constructions/place_map.h"

#include <array>

namespace nonet {

/// By how much the rows turn.
struct RowSteps {
    /// From the first to the second and from the second to the third row of a band.
    int second = 3;
    int third = 3;
    /// From a band to the next.
    int band = 1;
    friend bool operator==(const RowSteps&, const RowSteps&) = default;
};

/// What the first row of a band turns.
enum class BandStart {
    fromList,     // the original list, by 0, 1, 2 band steps: as in [Lookup]
    fromRowAbove  // the last row of the band above
};

/// How far each row is turned against the list, 0..8.
std::array<int, 9> rowTurns(const RowSteps& steps = {}, BandStart start = BandStart::fromList);

/// The classic board whose rows are turned so. Its clashes say whether the turns give a Sudoku.
PlaceMap rowShiftMap(const std::array<int, 9>& turns = rowTurns());

/// The board of a list of nine.
Grid rowShift(const Sequence& sequence);

}  // namespace nonet
