#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// In a box a digit stands only in one row and one column, the four cells off that cross being empty of it; a conjugate
/// pair p = q of a line has one end in the row and the other outside the box's band:
///
///      .  a  .  |  .  .  .        q true: x is false.
///      b  .  c  |  .  p  .        p true: b and c are false, so the box needs a, and x is false again.
///      .  a  .  |  .  .  .
///      ---------+---------
///      .  x  .  |  .  q  .
///
/// Rows and columns may be exchanged. One elimination a step.
extern const Search kEmptyRectangleSearch;

}  // namespace nonet
