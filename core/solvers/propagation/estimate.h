// About how many solutions a puzzle has, where they are too many to count: random descents (Knuth 1975, Estimating the
// efficiency of backtrack programs). At each step down one of the symbols that come to no contradiction at once is
// taken; the product of how many they were is, on the average over all descents, the number of solutions, and 0 where
// the descent ends in a contradiction.
#pragma once

#include "core/foundation/progress.h"
#include "core/rules/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct SolutionEstimate {
    /// Descents made, and how many came to a solution.
    int descents = 0;
    int arrived = 0;
    /// The mean of the descents' products, as a power of ten: 25 x 25 has more solutions than a double holds. Only
    /// where one arrived.
    double meanLog10 = 0;
    /// How far the mean may be off: the standard error, as a part of the mean. 0: every descent says the same.
    double relativeError = 0;
    /// Mean and standard deviation of the products of the descents that arrived, taken as powers of ten.
    double meanOfLogs = 0;
    double deviationOfLogs = 0;
    /// Proved: there is none.
    bool isNone = false;
    bool wasStopped = false;
};

struct EstimateLimits {
    int descents = 200;
    std::uint64_t seed = 0;
};

/// A number of solutions that is not known, as powers of ten.
struct SolutionRange {
    double leastLog10 = 0;
    double mostLog10 = 0;

    friend bool operator==(const SolutionRange&, const SolutionRange&) = default;
};
/// Where the number lies by an estimate: around the mean, and around what the mean would be if the products were spread
/// as their logarithms suggest, which a few descents seldom show. How often that is right: README.md. Nothing where too
/// few arrived to tell.
std::optional<SolutionRange> rangeOf(const SolutionEstimate& estimate);

/// Without bias, but few solutions behind many contradictions can be missed by all descents, and the spread seen is
/// itself a guess: say 'about'. The same answer everywhere. Progress in descents; the token is read at least every
/// 10 ms.
SolutionEstimate estimateSolutions(const Puzzle& puzzle, const EstimateLimits& limits = {}, std::stop_token stop = {},
                                   const ProgressSink& progress = {});

}  // namespace nonet
