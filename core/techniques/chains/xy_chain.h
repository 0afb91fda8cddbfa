#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// A chain of at least four cells of two candidates each, every one seeing the next and sharing with it the digit that
/// it takes away from it: if the first is not Z, the last is. Z goes from every cell that sees both. Chains of three
/// cells are XY-Wings. For each pair of ends the shortest chain.
///
/// Cost: a breadth-first search from each such cell and digit, well under a millisecond in all.
extern const Search kXyChainSearch;

}  // namespace nonet
