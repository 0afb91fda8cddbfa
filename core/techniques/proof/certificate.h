// What can be said of an argument before anything is assumed: that it speaks of this board, that its deadly patterns
// are deadly and its symmetries symmetries. The kernels rely on it.
#pragma once

#include "core/techniques/argument.h"
#include "core/techniques/position.h"

namespace nonet {

/// Whether the puzzle's only solution cannot hold, in every cell of the pattern, one of the cell's two digits.
///
/// The certificate: at least one cell, each once and none of them given, each with two different digits; in every house
/// each digit is in none of the cells or in just two.
///
/// Why that is enough: say a solution does. In a house with n cells of the pattern there are n digits, each in two of
/// them; the cells hold n different digits, so each of these once. If every cell takes the other of its two digits,
/// each digit of the house is held once again, by the other of its two cells. So every house stays in order, and the
/// givens stay: a second solution. Cells that are solved, but not given, count like any other.
bool isDeadly(const Position& position, const DeadlyPattern& pattern);

/// Whether the puzzle's only solution goes into itself: the map takes houses to houses, the digits are permuted, and a
/// given goes to a given of its digit's image. Then the image of the solution solves the same puzzle, and there is but
/// one.
bool isSymmetryOfGivens(const Position& position, const SymmetryOfGivens& symmetry);

enum class ArgumentForm : std::uint8_t { valid, invalid, tooDeep };

/// All of the above, in the inner arguments too; cells, digits and houses are of the classic board.
ArgumentForm formOf(const Position& position, const Argument& argument, int depth);

/// Whether it holds only where the puzzle has one solution: it, or an argument within, names a deadly pattern or a
/// symmetry.
bool usesUniqueness(const Argument& argument);

}  // namespace nonet
