#pragma once

#include "core/foundation/fixed_list.h"
#include "core/techniques/facts/digit_places.h"

namespace nonet {

/// The only two cells of a house where a digit can stand: one of them holds it. first < second.
struct ConjugatePair {
    House house;
    Cell first;
    Cell second;

    /// The cell must be one of the two.
    Cell other(Cell cell) const { return cell == first ? second : first; }
};

using ConjugatePairs = FixedList<ConjugatePair, classic::kHouses>;

/// All of the digit: rows, then columns, then boxes. Two cells that share a line and a box come once, with the line.
ConjugatePairs conjugatePairs(const DigitPlaces& places);

}  // namespace nonet
