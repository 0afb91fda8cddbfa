#pragma once

#include "core/techniques/search.h"

namespace nonet {

/// A chain of one digit whose links are strong and weak in turn, strong at both ends: one of its ends is true, so the
/// digit goes from every cell that sees both. It has at least three strong links; those with two are Skyscraper,
/// 2-String Kite and Turbot Fish. For each pair of ends the shortest chain.
///
/// Cost: a breadth-first search from each place of a digit, about a millisecond in all at worst.
extern const Search kXChainSearch;

}  // namespace nonet
