#pragma once

#include "core/rules/puzzle.h"
#include "core/techniques/engine.h"

#include <optional>
#include <vector>

namespace nonet {

/// HoDoKu's measure of a path: the score is the sum over its steps; the level the hardest step's, raised while the
/// score is above the level's maximum (easy 800, medium 1000, hard 1600, unfair 1800).
struct HodokuRating {
    /// False where the techniques that exist do not finish the puzzle: the level is then 'incomplete'.
    bool isComplete = false;
    /// The path passed a point where HoDoKu would have tried a technique that does not exist here: score and level are
    /// "at least".
    bool isPartial = false;
    Level level = Level::easy;
    int score = 0;
    std::optional<TechniqueId> hardest;
};

/// Difficulty of a puzzle as numbers; what does not exist yet is nothing.
struct RatingReport {
    HodokuRating hodoku;
    SolvePath path;
    /// Science section 5: sum of w(n) over blanks, at the start and after singles, combined.
    std::optional<double> candidateDifficulty;
    bool wasStopped = false;
};

inline constexpr int kLevelMaximumScore[] = {800, 1000, 1600, 1800};

HodokuRating rateHodoku(const SolvePath& path);

/// Rates a classic puzzle that has exactly one solution.
RatingReport rate(const Puzzle& puzzle, std::stop_token stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
