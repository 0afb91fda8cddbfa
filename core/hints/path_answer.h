// The whole way to the solution from the givens or from a game: what the replay shows and `path` prints.
#pragma once

#include "core/foundation/progress.h"
#include "core/hints/reasoning.h"
#include "core/techniques/engine.h"

namespace nonet {

enum class PathStart : std::uint8_t { givens, myPosition };

/// Why a path is not what was asked for, or ends early.
enum class PathRemark : std::uint8_t {
    none,
    notClassic,   // no path at all
    noSolution,   // no path at all
    fromGivens,   // my position has a wrong digit or lacks a needed candidate: from the givens instead
    stuck,        // the techniques that exist do not finish it
    cutOff,       // the same, where a search was cut off that might have found a way on
    leftOut,      // the same, where a step was left out since its proof failed or hit a limit
    wasStopped,   // cancelled before the end
    reachedStop,  // before a technique that the profile has a path stop before
};

struct PathQuestion {
    Game game;
    PathStart start = PathStart::givens;
    bool usesUniqueness = true;
    Profile profile = hodokuProfile();
    /// Upper limit of the work of one search (EngineOptions::mostWork).
    std::uint64_t mostWork = kAnyWork;
};

struct PathAnswer {
    /// The question's.
    Profile profile = hodokuProfile();
    /// Where it begins, whatever was asked for.
    PathStart from = PathStart::givens;
    Position start;
    SolvePath path;
    PathRemark remark = PathRemark::none;
};

/// From the player's position only where that still leads to the solution. A puzzle with hundreds of hard steps takes a
/// second or two; stopped early, the path has the steps found so far.
PathAnswer answerPath(const PathQuestion& question, const std::stop_token& stop = {},
                      const ProgressSink& progress = {});

}  // namespace nonet
