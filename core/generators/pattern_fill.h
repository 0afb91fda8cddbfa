// Fills a drawn mask with digits so that the puzzle is proper.
//
// From the mask laid over a random grid, digit after digit is exchanged for the one that leaves the fewest solutions,
// down to one. Where that leads nowhere it starts over with another grid. A mask that needs thousands of beginnings can
// look like one that cannot be filled; pattern_proof.h proves some that cannot.
#pragma once

#include "core/board/cell_set.h"
#include "core/foundation/random_source.h"
#include "core/generators/clue_exchange.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct PatternFill {
    std::optional<SolvedPuzzle> puzzle;
    /// The fewest solutions that some filling had, at most kMostPatternSolutions; 1 where a puzzle was found.
    std::uint64_t fewestSolutions = 0;
    bool wasStopped = false;
};

inline constexpr std::uint64_t kMostPatternSolutions = 1000;

/// One beginning: at most some hundred exchanges. Cost: some milliseconds.
PatternFill fillPattern(ClassicCellSet mask, RandomSource& random, std::stop_token stop = {});

}  // namespace nonet
