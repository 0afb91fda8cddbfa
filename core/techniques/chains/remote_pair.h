#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// A chain of at least four cells with the same two candidates, each seeing the next: its cells hold the two digits in
/// turn. Of two cells an odd number of links apart (three or more), one holds each digit, so both digits go from every
/// cell that sees both. For each pair of ends the shortest chain, with what all its such pairs eliminate.
extern const Search kRemotePairSearch;

}  // namespace nonet
