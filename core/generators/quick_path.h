// The engine's path by its numbers alone: which technique is used how often, easiest step first, and nothing that is
// drawn, worded or proved. It chooses the same steps as solvePath and is some ten times faster; it ends as soon as the
// path cannot meet what is asked. For sorting puzzles by the thousand: what leaves a generator is rated by the engine.
#pragma once

#include "core/board/classic_digits.h"
#include "core/rating/rating.h"

#include <limits>

namespace nonet {

struct QuickPathLimits {
    /// The path ends where the engine would use another.
    TechniqueSet allowed = TechniqueSet().set();
    int highestScore = std::numeric_limits<int>::max();
};

enum class PathEnd : std::uint8_t {
    solved,
    /// Nothing is found, or nothing that is allowed.
    stuck,
    scoreTooHigh,
};

struct QuickPath {
    TechniqueUses uses{};
    int score = 0;
    PathEnd end = PathEnd::stuck;
    /// Cells left open.
    int blanks = 0;
};

/// The puzzle must have one solution. Cost: about five microseconds where singles suffice, tens where they do not.
QuickPath quickPath(const ClassicDigits& puzzle, const QuickPathLimits& limits = {});

}  // namespace nonet
