#pragma once

#include "core/foundation/progress.h"
#include "core/foundation/result.h"
#include "core/rules/puzzle.h"
#include "core/techniques/technique.h"

#include <array>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace nonet {

/// What can be put on an axis.
enum class Measure : std::uint8_t { score, candidateSum, clues, steps, effort, width };
inline constexpr Measure kMeasures[] = {Measure::score, Measure::candidateSum, Measure::clues,
                                        Measure::steps, Measure::effort,       Measure::width};

struct RatedPuzzle {
    /// 81 characters.
    std::string line;
    /// False where the techniques that exist do not finish it: its score and level are "at least".
    bool isFinished = true;
    Level level = Level::easy;
    std::optional<TechniqueId> hardest;
    std::array<double, std::size(kMeasures)> values{};

    double value(Measure measure) const { return values[static_cast<std::size_t>(measure)]; }
};

struct RatedCollection {
    /// The file's name without its folder.
    std::string name;
    std::vector<RatedPuzzle> puzzles;
    /// Lines that hold no puzzle of exactly one solution.
    int passedOver = 0;
    bool wasStopped = false;
};

/// Rates every puzzle of a file, a line each, in the file's order, on `threads` threads. Stopped: what is rated so far.
/// Some milliseconds a puzzle. Fails where the file cannot be read.
Result<RatedCollection> rateCollection(const std::string& path, int threads, std::stop_token stop = {},
                                       const ProgressSink& progress = {});

/// Spearman's between two measures; nothing for fewer than two puzzles or a measure that is the same throughout.
std::optional<double> correlation(const RatedCollection& collection, Measure one, Measure other);

}  // namespace nonet
