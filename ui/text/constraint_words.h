// A constraint that stands on the board, in words for lists and screen readers: where it is, what it asks for.
#pragma once

#include "core/rules/layout.h"

#include <QString>
#include <QStringList>

namespace nonet {

/// "4 cells, r1c1 to r4c4"; "above column 3"; "whole board".
QString whereText(const Constraint& constraint, const Layout& layout);
/// "17", "1, 2, 5", "abs(a-b)=3": what the setter chose; empty where that is nothing.
QString chosenText(const Constraint& constraint, const Layout& layout);
/// "Thermometer", "Cage 17": its name as a title, with what the setter chose.
QString titleText(const Constraint& constraint, const Layout& layout);
/// Each of its parts with all cells in their order: "Circle: r1c1", "Shaft: r1c2, r1c3".
QStringList partTexts(const Constraint& constraint, const Layout& layout);
/// "down to the right", of a clue that reads a diagonal.
QString wayText(const OutsidePlace& place);
/// "Region 3 has 7 cells, region 5 has 5: a region of this board wants 9." Empty where all have as many as there are
/// symbols in a house. At most some of them.
QString regionFaultsText(const Layout& layout);
/// "1, 2, 5" by their labels.
QString symbolNames(const std::vector<Digit>& digits, const SymbolSet& symbols);

}  // namespace nonet
