// A rule as drawings, as setters draw by hand what a program has no rule for: one table of kinds for all formats that
// hold drawings.
#pragma once

#include "core/rules/decoration.h"
#include "core/rules/layout.h"

#include <string>
#include <vector>

namespace nonet {

/// What shows the rule, from the lowest up; places are middles of cells, edges and corners, also beside the board.
/// Empty for what nobody draws: hidden rules, those of the whole board but diagonals and windows, unknown kinds, and
/// what lacks its cells, digits or place.
std::vector<Drawing> drawingsOf(const Constraint& constraint, const Layout& layout);

/// The cells of each window of the rule windoku; none where the board has no such windows.
std::vector<std::vector<Cell>> windowsOf(const Layout& layout);

/// A symbol in a cell, for a program that does not take it as a given.
Drawing drawingOfGiven(const std::string& label, Cell cell, const BoardShape& shape);

}  // namespace nonet
