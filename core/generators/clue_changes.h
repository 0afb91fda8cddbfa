// What a setter asks of clues that are not finished: fewer of them, more of them.
#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// The clues of which each could go by itself. Only of a classic puzzle with one solution; none of any other.
std::vector<Cell> redundantClues(const Puzzle& puzzle);

/// Clues taken away in random order until none more can go. Nothing where the classic puzzle has not exactly one
/// solution. Microseconds.
std::optional<Grid> withFewerClues(const Puzzle& puzzle, RandomSource& random);

/// As few clues more as are found soon, so that one solution is left. Nothing where the classic puzzle has none, or the
/// search was stopped before any were found. Up to some seconds where next to nothing is given.
std::optional<Grid> withMissingClues(const Puzzle& puzzle, const RandomSource& random,
                                     const std::stop_token& stop = {});

}  // namespace nonet
