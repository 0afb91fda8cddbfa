// How often a technique is needed: the fewest uses of it with which the puzzle can be solved, other techniques as
// often as one likes. That the easiest-first path uses it three times does not say that two would not do.
#pragma once

#include "core/rules/puzzle.h"
#include "core/techniques/engine.h"

#include <cstdint>
#include <stop_token>

namespace nonet {

struct TechniqueNeed {
    /// No way has fewer uses. Proved: every choice of that many less one was tried, with all that the others find
    /// between any two.
    int atLeast = 0;
    /// A way with that many uses was found; atLeast is then exact.
    bool isExact = false;
    bool wasStopped = false;
};

struct NeedLimits {
    /// By which the others are used.
    Profile profile = hodokuProfile();
    /// Uses after which the search ends.
    int uses = 3;
    /// Positions that may be looked at; with more the answer is what was proved so far.
    std::uint64_t positions = 400;
};

/// The others are `others` without the technique; what they find does not depend on their order, but for uniqueness
/// techniques and chains, where the engine's order is taken. Cost: about 0.2 ms a position.
TechniqueNeed techniqueNeed(const Puzzle& puzzle, TechniqueId id, TechniqueSet others, const NeedLimits& limits = {},
                            const std::stop_token& stop = {});

}  // namespace nonet
