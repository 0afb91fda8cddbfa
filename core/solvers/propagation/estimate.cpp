#include "core/solvers/propagation/estimate.h"

#include "core/solvers/propagation/engine_choice.h"
#include "core/solvers/propagation/random_descent.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

namespace nonet {
namespace {

using namespace propagation;

constexpr int kDescentsPerReport = 8;

/// Sums of powers of ten that a double need not hold.
void average(const std::vector<double>& logs, SolutionEstimate& estimate) {
    estimate.arrived = static_cast<int>(logs.size());
    if (logs.empty())
        return;
    const double most = *std::ranges::max_element(logs);
    estimate.meanOfLogs = std::accumulate(logs.begin(), logs.end(), 0.0) / static_cast<double>(logs.size());
    double spread = 0;
    for (const double log : logs)
        spread += (log - estimate.meanOfLogs) * (log - estimate.meanOfLogs);
    estimate.deviationOfLogs = std::sqrt(spread / static_cast<double>(logs.size()));
    double sum = 0;
    double squares = 0;
    for (const double log : logs) {
        const double value = std::pow(10.0, log - most);
        sum += value;
        squares += value * value;
    }
    const double mean = sum / estimate.descents;
    estimate.meanLog10 = most + std::log10(mean);
    const double variance = std::max(0.0, squares / estimate.descents - mean * mean);
    estimate.relativeError = std::sqrt(variance / estimate.descents) / mean;
}

}  // namespace

std::optional<SolutionRange> rangeOf(const SolutionEstimate& estimate) {
    constexpr int kFewest = 20;
    constexpr double kErrors = 3;
    if (estimate.wasStopped || estimate.arrived < kFewest)
        return std::nullopt;
    const auto count = static_cast<double>(estimate.arrived);
    const double share = count / estimate.descents;
    // By natural logarithms: of products spread like a bell there, the mean is e to their mean and half their variance.
    const double variance = std::pow(estimate.deviationOfLogs * std::numbers::ln10, 2);
    const double asBell = estimate.meanOfLogs + variance / 2 / std::numbers::ln10 + std::log10(share);
    const double ofMean = variance / count + variance * variance / (2 * count);
    const double error = kErrors * std::sqrt(ofMean + (1 - share) / count) / std::numbers::ln10;
    return SolutionRange{std::min(estimate.meanLog10, asBell) - error, std::max(estimate.meanLog10, asBell) + error};
}

SolutionEstimate estimateSolutions(const Puzzle& puzzle, const EstimateLimits& limits, std::stop_token stop,
                                   const ProgressSink& progress) {
    SolutionEstimate estimate;
    const Model model = modelOf(puzzle, {}, stop);
    withEngine(model, [&]<typename Bits>(Engine<Bits>& engine) {
        if (!engine.settleRoot(stop)) {
            estimate.wasStopped = engine.isStopped();
            estimate.isNone = !estimate.wasStopped;
            return;
        }
        std::vector<double> logs;
        RandomSource random(limits.seed);
        while (estimate.descents < limits.descents) {
            const std::optional<double> log = descendAtRandom(engine, random, stop);
            if (engine.isStopped()) {
                estimate.wasStopped = true;
                break;
            }
            ++estimate.descents;
            if (log)
                logs.push_back(*log);
            if (progress && (estimate.descents % kDescentsPerReport == 0 || estimate.descents == limits.descents))
                progress({static_cast<std::uint64_t>(estimate.descents), static_cast<std::uint64_t>(limits.descents)});
        }
        average(logs, estimate);
    });
    return estimate;
}

}  // namespace nonet
