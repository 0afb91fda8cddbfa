// The shift cipher [Shift]: a list S is folded into a box G, and each box of the board holds G with every digit
// moved on by some places.
//
//     S = 859612437     G = 8 5 9     shift(G, 1) = 7 8 5      box (I, J) holds shift(G, I + 3J), I and J from 0:
//                           6 1 2                   9 6 1          0 3 6
//                           4 3 7                   2 4 3          1 4 7      a cell a rows and b columns into that
//                                                                  2 5 8      box holds S[(3a + b - I - 3J) mod 9]
//
// On boxes of r rows and c columns it is I + cJ and S[(ca + b - I - cJ) mod rc]. Why it is always a Sudoku: in a row
// the boxes J are arcs of c places that begin c apart, and tile the ring of places; in a column the boxes I are combs
// of r places that are c apart, and begin next to each other. PlaceMap::coverOf gives these pieces.
#pragma once

#include "core/constructions/place_map.h"

#include <compare>
#include <cstdint>
#include <vector>

namespace nonet {

/// The place that a cell names: its number in the box, less perBoxRow * I + perBoxColumn * J, modulo the side.
struct ShiftRule {
    int perBoxRow = 1;
    int perBoxColumn = 3;
    friend auto operator<=>(const ShiftRule&, const ShiftRule&) = default;
};

/// I + cJ, which works on every board; on 3x3 boxes [Shift]'s own I + 3J.
constexpr ShiftRule shiftRule(Geometry geometry) { return {1, geometry.boxColumns()}; }

/// 0..side-1, for box row I = 0.. and box column J = 0.. .
int shiftOfBox(Geometry geometry, ShiftRule rule, int boxRow, int boxColumn);

PlaceMap shiftCipherMap(Geometry geometry, ShiftRule rule);
inline PlaceMap shiftCipherMap(Geometry geometry = {}) { return shiftCipherMap(geometry, shiftRule(geometry)); }
/// The board of a list; the list's side must be the board's.
Grid shiftCipher(const Sequence& sequence, Geometry geometry = {});

/// Whether every list gives a Sudoku, from the closed form: perBoxRow has no divisor in common with c, and
/// perBoxColumn is c times a number that has none in common with r (any number where r = 1, as there J is always 0).
bool alwaysGivesSudoku(Geometry geometry, ShiftRule rule);
/// Both numbers 0..side-1; 12 of the 81 pairs on 3x3 boxes.
std::vector<ShiftRule> validShiftRules(Geometry geometry = {});

}  // namespace nonet
