#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// Bivalue Universal Grave: were every unsolved cell left with two candidates and every digit with two places in every
/// house where it is missing, there would be two solutions or none. Where one cell has a third candidate and only that
/// one stands in the way, it is true: the cell's other two go. At most one step.
extern const Search kBugPlus1Search;

}  // namespace nonet
