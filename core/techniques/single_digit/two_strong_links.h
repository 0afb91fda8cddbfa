// Two conjugate pairs of one digit, joined by two ends that see each other:
//
//     far === near --- near === far        === one of the two is true, --- not both are
//
// One of the far ends is true, so the digit goes from every cell that sees both. The three techniques are this chain;
// they differ by where the pairs lie.
#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// Two rows (or two columns) with two places each for a digit, their first ends in one column (row), or their second:
///
///      .  a  .  |  .  .  b        a and c share the column, so b or d holds the digit;
///      .  .  .  |  .  x  .        it goes from every x that sees both
///      .  c  .  |  .  d  .
extern const Search kSkyscraperSearch;

/// A row and a column with two places each for a digit, one end of each in the same box; the other ends are a and d:
///
///      .  b  .  |  .  a  .        b and c share the box, so a or d holds the digit;
///      c  .  .  |  .  .  .        it goes from x, which sees both
///      ---------+---------
///      d  .  .  |  .  x  .
extern const Search kTwoStringKiteSearch;

/// All others, as HoDoKu counts them: at least one pair is a box's, or the first end of one line stands beside the
/// second of the other.
extern const Search kTurbotFishSearch;

}  // namespace nonet
