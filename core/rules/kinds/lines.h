#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The numbers rise along each line from the bulb, its first cell. Branches share the bulb. A line longer than there
/// are numbers can never hold.
MadeRule makeThermometer(const Constraint& constraint, const RuleBoard& board);

/// The numbers never fall along each line from the bulb, its first cell.
MadeRule makeSlowThermometer(const Constraint& constraint, const RuleBoard& board);

/// The number in the circle, the first part, is the sum along each shaft, the other parts. Two or three circle cells
/// are one decimal number, read left to right and top to bottom, without a leading 0, where no number is above 9.
MadeRule makeArrow(const Constraint& constraint, const RuleBoard& board);

/// The two ends together are the sum of the cells between them.
MadeRule makeDoubleArrow(const Constraint& constraint, const RuleBoard& board);

/// The numbers inside the line are strictly between those at its two ends, whichever is the larger.
MadeRule makeBetween(const Constraint& constraint, const RuleBoard& board);

/// The two ends differ by the value at least, by default half the highest number rounded down, and no number inside
/// the line is from the smaller to the larger end, these included. As in SudokuVariantSolverJS.
MadeRule makeLockout(const Constraint& constraint, const RuleBoard& board);

/// The k-th cells from either end of the line hold the same symbol.
MadeRule makePalindrome(const Constraint& constraint, const RuleBoard& board);

/// The symbols are different and their numbers follow each other, in any order. A cell that the line visits twice
/// counts once.
MadeRule makeRenban(const Constraint& constraint, const RuleBoard& board);

/// Numbers that follow each other on the line differ by the value at least, by default half of one more than the
/// symbols, rounded down: 5 of 9. A closed line's last and first do as well.
MadeRule makeWhisper(const Constraint& constraint, const RuleBoard& board);

/// The line is cut where it enters another region, and every piece has the same sum. A region that is entered twice
/// gives two pieces; cells of no region are left out and do not cut. Of one piece nothing is asked.
MadeRule makeRegionSum(const Constraint& constraint, const RuleBoard& board);

/// Any three cells that follow each other on the line hold one low, one middle and one high number, by thirds of the
/// numbers; two cells hold numbers of different thirds.
MadeRule makeEntropic(const Constraint& constraint, const RuleBoard& board);

/// As many cells that follow each other on the line as the value says, by default 3, differ in what is left when the
/// number is divided by it.
MadeRule makeModular(const Constraint& constraint, const RuleBoard& board);

/// No two cells anywhere on the line hold numbers that are equal or follow each other.
MadeRule makeNabner(const Constraint& constraint, const RuleBoard& board);

/// Pairs of cells at the same distance from the middle of the line have one sum; where there is a middle cell it
/// holds that sum. Of two cells nothing is asked.
MadeRule makeZipper(const Constraint& constraint, const RuleBoard& board);

/// The line can be cut into pieces that each add up to the value, by default 10.
MadeRule makeSumLine(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
