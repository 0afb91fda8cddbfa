// How hard a puzzle is, by the measures that the field knows.
#pragma once

#include "core/rules/puzzle.h"
#include "core/techniques/engine.h"

#include <array>
#include <optional>

namespace nonet {

/// HoDoKu's measure of a path, by the levels and scores of a profile: the score is the sum over its steps; the level
/// the hardest step's, raised while the score is above the level's maximum.
struct HodokuRating {
    /// False where the techniques that exist do not finish the puzzle: the level is then 'incomplete'.
    bool isComplete = false;
    /// The path is not finished, or by HoDoKu's own profile it would have tried a technique on the way that does not
    /// exist here: score and level are "at least".
    bool isPartial = false;
    Level level = Level::easy;
    int score = 0;
    std::optional<TechniqueId> hardest;
    /// Its place in the profile (placeOf).
    int hardestPlace = 0;
};

/// What Sukaku Explainer says where it finds no way, in tenths.
inline constexpr int kNoWayFurther = 200;

/// Sukaku Explainer's measure, each in tenths: 66 is 6.6. kNoWayFurther where it finds no way.
struct ExplainerRating {
    /// ER: the hardest step.
    int hardest = 0;
    /// EP: the hardest step up to the first placement, it included.
    int pearl = 0;
    /// ED: the first step.
    int diamond = 0;
    /// It was stopped: these are the numbers of the path so far.
    bool isAtLeast = false;

    friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

/// The sums over blank cells of w(n) = 0.1 + (n-1)^2 for n candidates (after [Variants],
/// in two stages).
struct CandidateDifficulty {
    double atStart = 0;
    double afterSingles = 0;
    /// D.
    double total() const { return atStart + 8 * afterSingles; }

    friend bool operator==(const CandidateDifficulty&, const CandidateDifficulty&) = default;
};

/// What does not exist yet is nothing.
struct RatingReport {
    /// Name and version of what it was rated by.
    std::string profile = hodokuProfile().name;
    int profileVersion = hodokuProfile().version;
    HodokuRating hodoku;
    SolvePath path;
    /// Not by rate(), which is asked for puzzles by the thousand: explainer_rating.h.
    std::optional<ExplainerRating> explainer;
    std::optional<CandidateDifficulty> candidateDifficulty;
    bool wasStopped = false;
};

/// The largest score of easy, medium, hard and unfair; extreme has none (HoDoKu 2.3, Options).
inline constexpr int kLevelMaximumScore[] = {800, 1000, 1600, 1800};

/// How often a path uses each technique, by id.
using TechniqueUses = TechniqueArray<int>;

TechniqueUses usesOf(const SolvePath& path);

/// The order of the steps does not matter to it.
HodokuRating rateHodoku(const TechniqueUses& uses, bool isSolved, const Profile& profile = hodokuProfile());
HodokuRating rateHodoku(const SolvePath& path, const Profile& profile = hodokuProfile());

/// w(n) for n candidates of a blank cell, n >= 1; 0.1 where none is left.
double candidateWeight(int candidates);
/// The sum of the weights of the blank cells.
double candidateWeight(const Position& position);
/// D in its two stages. The puzzle must be classic and have a solution. Cost: some microseconds.
CandidateDifficulty candidateDifficulty(const Puzzle& puzzle);

/// Rates a classic puzzle that has exactly one solution, by that profile; its path stops before nothing. About a
/// millisecond, more where chains are needed.
RatingReport rate(const Puzzle& puzzle, const Profile& profile = hodokuProfile(), std::stop_token stop = {},
                  const ProgressSink& progress = {});

}  // namespace nonet
