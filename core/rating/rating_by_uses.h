// The rating of puzzles by the thousand: the same report, but its path stays empty.
#pragma once

#include "core/rating/rating.h"

namespace nonet {

struct RatingByUses {
    /// As rate() has it, without the path.
    RatingReport report;
    /// How often the path used each technique.
    TechniqueUses uses{};
};

/// The puzzle must be classic and have exactly one solution. Cost: below that of rate(), which makes the step of every
/// single.
RatingByUses rateByUses(const Puzzle& puzzle, const Profile& profile = hodokuProfile(),
                        const std::stop_token& stop = {});

}  // namespace nonet
