#pragma once

#include "core/rules/rule.h"

namespace nonet {

/// The numbers on the diagonal from the outside place on add up to the value; they may repeat.
MadeRule makeLittleKiller(const Constraint& constraint, const RuleBoard& board);

/// The numbers strictly between the cells with the lowest and the highest number add up to the value, 0 where these
/// are next to each other. Each of both stands in the line once.
MadeRule makeSandwich(const Constraint& constraint, const RuleBoard& board);

/// The first k numbers from the outside place on add up to the value, where k is the first of them. A first 0 gives
/// 0.
MadeRule makeXSum(const Constraint& constraint, const RuleBoard& board);

/// As many numbers as the value says are larger than all before them, seen from the outside place. Symbols without a
/// number and 0 are no buildings.
MadeRule makeSkyscraper(const Constraint& constraint, const RuleBoard& board);

/// The k-th cell from the outside place on holds the digit, where k is the number in the first.
MadeRule makeNumberedRoom(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
