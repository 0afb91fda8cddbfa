#pragma once

#include "core/foundation/progress.h"
#include "core/play/play_state.h"
#include "ui/replay/replay_session.h"

namespace nonet {

struct ReplayQuestion {
    Puzzle puzzle;
    PlayState state;
    ReplayStart start = ReplayStart::givens;
    CandidateSource source = CandidateSource::struckOnly;
    bool usesUniqueness = true;
};

/// The whole film. From the player's position only where that still leads to the solution. A puzzle with hundreds of
/// hard steps takes a second or two; stopped early, the film has the steps found so far.
ReplaySession solveForReplay(const ReplayQuestion& question, std::stop_token stop = {},
                             const ProgressSink& progress = {});

}  // namespace nonet
