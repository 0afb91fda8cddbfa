// Which candidates some solution uses, as a layer to show on the board while they are looked for and after.
#pragma once

#include "core/board/candidate_grid.h"
#include "core/rules/puzzle.h"

#include <functional>
#include <stop_token>

namespace nonet {

struct TrueCandidateLayer {
    /// Some solution uses them.
    CandidateGrid possible;
    /// Neither that nor the contrary is known; none of them at the end, unless it was stopped or given up.
    CandidateGrid unknown;
    bool isComplete = false;

    friend bool operator==(const TrueCandidateLayer&, const TrueCandidateLayer&) = default;
};

/// From the job's own thread, at most some hundred times a second.
using TrueCandidateLayerSink = std::function<void(const TrueCandidateLayer&)>;

/// The layer of any puzzle; without any candidates where there is no solution. Microseconds to some milliseconds for
/// most, given up after about a minute. A classic puzzle's candidates are shown at the end only. The stop token is read
/// at least every 10 ms.
TrueCandidateLayer trueCandidateLayer(const Puzzle& puzzle, std::stop_token stop = {},
                                      const TrueCandidateLayerSink& sink = {});

}  // namespace nonet
