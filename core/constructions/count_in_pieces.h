// Counts the solutions of a puzzle so that the sum can be watched: what a masked board has beside its own solution is
// often millions.
#pragma once

#include "core/board/classic_digits.h"
#include "core/foundation/progress.h"

#include <cstdint>
#include <stop_token>

namespace nonet {

struct CountInPieces {
    std::uint64_t count = 0;
    /// The limit was reached: there may be more.
    bool limitReached = false;
    bool wasStopped = false;
    friend bool operator==(const CountInPieces&, const CountInPieces&) = default;
};

/// The number of solutions as countSolutions gives it, counted in pieces: progress.done is the sum so far,
/// progress.total 0. Pieces are the candidates of some cells, so that none takes long.
CountInPieces countInPieces(const ClassicDigits& puzzle, std::uint64_t limit, std::stop_token stop = {},
                            const ProgressSink& progress = {});

}  // namespace nonet
