// Puzzles of the shift family [Shift]: a board of the cipher under a mask, an honest verdict on it, and the fewest
// further clues found that make it proper.
#pragma once

#include "core/constructions/make_proper.h"
#include "core/constructions/sequence.h"

#include <optional>

namespace nonet {

struct ShiftPuzzle {
    Sequence sequence;
    ClassicDigits board;
    ClassicCellSet mask;
    /// Solutions of the masked board, at most kMostShiftSolutions.
    std::uint64_t maskedSolutions = 0;
    ProperRepair repair;
    /// Mask and added clues.
    ClassicDigits puzzle;
    bool wasStopped = false;
};

inline constexpr std::uint64_t kMostShiftSolutions = 100'000;

/// The digits in random order.
Sequence randomSequence(RandomSource& random, int side = 9);

/// A random list, and the mask given or that of a hard puzzle (known_masks.h) with lines and chutes swapped at random:
/// how many solutions there are depends on the mask alone. Cost: about 0.1 s.
ShiftPuzzle makeShiftPuzzle(const std::optional<ClassicCellSet>& mask, RandomSource& random, std::stop_token stop = {});

}  // namespace nonet
