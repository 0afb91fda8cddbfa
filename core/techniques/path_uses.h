// A path by what it uses, for those by the thousand of which nobody looks at a step.
#pragma once

#include "core/techniques/engine.h"

namespace nonet {

struct PathUses {
    /// How often each technique, by id.
    TechniqueArray<int> uses{};
    bool isSolved = false;
    bool wasStopped = false;
    SearchGaps gaps{};
    /// As SolvePath has it.
    std::optional<TechniqueId> endedBefore{};
};

/// solvePath without its steps. Singles, most of a path, are proved by a look at their cell or house, which takes
/// nothing from the heap; the step of anything else is made, proved and let go.
PathUses solvePathUses(const Position& position, const EngineOptions& options = {}, const std::stop_token& stop = {});

}  // namespace nonet
