// Where a solver gets stuck: how many different steps could be taken at each point of the path. A puzzle with many
// everywhere solves itself; one with a point where a single step leads on is found hard, whatever its techniques
// ([Inverse]'s heuristic t, taken over the whole path).
#pragma once

#include "core/techniques/engine.h"

#include <optional>
#include <vector>

namespace nonet {

/// Steps with the same result count once, whatever their techniques.
struct AvailableSteps {
    /// That place a digit.
    int placing = 0;
    /// That eliminate candidates.
    int clearing = 0;

    int total() const { return placing + clearing; }
    friend bool operator==(const AvailableSteps&, const AvailableSteps&) = default;
};

enum class CountedTechniques : std::uint8_t {
    /// Singles, and none harder than the hardest of the path: what a person knows who can solve the puzzle.
    upToHardest,
    all,
};

struct BottleneckOptions {
    EngineOptions engine = {};
    CountedTechniques counted = CountedTechniques::upToHardest;
    /// Steps of one technique at one point after which counting it ends.
    std::size_t mostPerTechnique = 1000;
    /// The profile may end at the first point that makes widthWhileOpen smaller.
    int fewestWanted = 0;
};

struct BottleneckProfile {
    /// Before each step of the path.
    std::vector<AvailableSteps> points;
    /// Cells still blank at each of them.
    std::vector<int> blanks;
    bool wasStopped = false;

    /// Whether some blank cell cannot be filled yet. Towards the end every path has few steps, and no solver is stuck
    /// there: each blank cell can be filled.
    bool isOpen(std::size_t point) const { return points[point].placing < blanks[point]; }
    /// The first of the open points with the fewest steps; nothing where no point is open.
    std::optional<std::size_t> narrowestWhileOpen() const;
    /// Its steps; where no point is open, the steps of the first, and 0 without points.
    int widthWhileOpen() const;
};

/// The path must begin at `start`, and be of the engine's profile. Cost: some milliseconds where singles suffice, tens
/// with chains.
BottleneckProfile bottleneckProfile(const Position& start, const SolvePath& path, const BottleneckOptions& options = {},
                                    const std::stop_token& stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
