#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// No symbol stands twice on a diagonal of a square grid of the board; where it is as long as there are symbols, each
/// stands there. values: 0 the falling one (from the top left), 1 the rising one; none: both. Of a samurai each grid
/// has its own. Refused where no grid is square.
MadeRule makeDiagonals(const Constraint& constraint, const RuleBoard& board);

/// The k-th cells of all regions of a grid, in reading order, hold different symbols, for each k. Regions must be of
/// one size; they may be irregular. As in Rangsk's solver.
MadeRule makeDisjoint(const Constraint& constraint, const RuleBoard& board);

/// Cells a knight's move apart hold different symbols, over the whole board and across its grids.
MadeRule makeAntiKnight(const Constraint& constraint, const RuleBoard& board);

/// Cells a king's move apart hold different symbols, over the whole board and across its grids.
MadeRule makeAntiKing(const Constraint& constraint, const RuleBoard& board);

/// Cells (a, b) apart, in all eight directions, do not both hold the same one of the digits; without digits: of any.
/// values: a and b.
MadeRule makeLeaper(const Constraint& constraint, const RuleBoard& board);

/// Cells next to each other without a mark do not stand in the relation of the marks, for none of the values. text:
/// the family, difference, ratio or sum. A mark of difference or of ratio exempts its pair from both families, one of
/// sum from sums. values empty: 1 for difference, 2 for ratio, 5 and 10 for sum.
MadeRule makeNegative(const Constraint& constraint, const RuleBoard& board);

/// The windows hold no symbol twice: (r-1) times (r-1) areas of r x r, r+1 cells apart, from the second row and
/// column on. For grids with square boxes of r x r and as many symbols; others are refused.
MadeRule makeWindoku(const Constraint& constraint, const RuleBoard& board);

/// A cell with 5 has no number above 5 directly above it; a box's border does not matter. The top row is free
/// [Variants].
MadeRule makeMagic5(const Constraint& constraint, const RuleBoard& board);

/// Each 2 x 2 area has one symbol at least of each third of the numbers, low, middle and high.
MadeRule makeEntropy2x2(const Constraint& constraint, const RuleBoard& board);

/// Two cells with the same number d are not d steps apart, steps counted up, down, left and right.
MadeRule makeTaxicab(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
