#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

/// Pairs of permutations of neighbouring boxes that match, over a classic board's 18 pairs: the edges of version 4.1's
/// graph, counted by signature and never made, so that even the empty board's 79 billion are known in a tenth
/// of a second. Nothing after a stop.
std::optional<std::uint64_t> countClassicEdges(const Puzzle& puzzle, std::stop_token stop = {});

}  // namespace nonet
