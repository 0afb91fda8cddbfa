#pragma once

#include "core/rating/bottleneck.h"
#include "core/rating/path_profile.h"
#include "core/rating/rating.h"
#include "core/rating/search_effort.h"

#include <cstdint>
#include <stop_token>

namespace nonet {

/// Why a puzzle has no charts.
enum class ChartObstacle : std::uint8_t { none, notClassic, noSolution, severalSolutions, isFull };

/// Everything that the charts show of one puzzle.
struct PuzzleDifficulty {
    ChartObstacle obstacle = ChartObstacle::none;
    /// By which it was rated.
    Profile rules = hodokuProfile();
    RatingReport report;
    PathProfile profile;
    BottleneckProfile openSteps;
    SearchEffort effort;
    bool wasStopped = false;
};

/// Some milliseconds to some hundred: the steps that exist are counted at each point of the path.
PuzzleDifficulty difficultyOf(const Puzzle& puzzle, const Profile& profile = hodokuProfile(),
                              const std::stop_token& stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
