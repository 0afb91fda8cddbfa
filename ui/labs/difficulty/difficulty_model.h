#pragma once

#include "core/rating/bottleneck.h"
#include "core/rating/candidate_census.h"
#include "core/rating/path_profile.h"
#include "core/rating/search_effort.h"

#include <QString>

#include <stop_token>
#include <variant>

namespace nonet::difficulty {

inline constexpr int kSide = 9;
/// The factor of D as core has it.
inline constexpr int kSecondStage = 8;

/// The learner's input: what all scenes compute from.
struct DifficultyModel {
    /// Has exactly one solution.
    Grid puzzle;
    /// The last scene's: the puzzle with clues taken away or added; equal digits in no house.
    Grid edited;
    CandidateWeights weights{};
    /// How much what is left after the singles counts in D.
    int secondStage = kSecondStage;
};
/// D, by the learner's weights and factor.
double totalDifficulty(const CandidateCensus& census, const DifficultyModel& model);

/// What is known of a puzzle as soon as it is there.
struct PathFacts {
    Grid puzzle;
    Grid solution;
    RatingReport report;
    PathProfile profile;
    CandidateCensus census;
    /// Before each step of the path, and its end.
    std::vector<Position> positions;
};
/// Needs a puzzle with one solution. Cost: a millisecond.
PathFacts pathFacts(const Grid& puzzle);

/// What takes longer.
struct SlowFacts {
    BottleneckProfile bottleneck;
    SearchEffort effort;
    /// All steps at the narrowest point, of techniques up to the hardest of the path; empty where no point is narrow.
    std::vector<Step> openThere = {};
};
SlowFacts slowFacts(const PathFacts& facts, const std::stop_token& stop, const ProgressSink& progress);

/// What one clue is worth: the puzzle without it.
struct ClueLoss {
    Cell cell;
    CandidateCensus census;
    bool isProper = false;
};
struct ClueMap {
    Grid puzzle;
    std::vector<ClueLoss> losses;

    /// Null where it was not taken away (yet).
    const ClueLoss* of(Cell cell) const;
    bool isWhole() const { return static_cast<int>(losses.size()) == puzzle.filledCount(); }
};
ClueMap clueMap(const Grid& puzzle, const std::stop_token& stop, const ProgressSink& progress);

/// The source text has no puzzle: this one is of the program's samples, with steps of several techniques.
DifficultyModel exampleModel();
/// The program's samples, for levels and techniques.
const std::vector<Grid>& samplePuzzles();
/// Puzzles of 22 to 44 clues, as hard as they happen to be.
const std::vector<Grid>& spreadPuzzles();

/// Ways to weigh a cell of n candidates.
enum class WeightFormula : std::uint8_t { square, linear, powersOfTwo, own };
CandidateWeights weightsOf(WeightFormula formula);
WeightFormula formulaOf(const CandidateWeights& weights);
/// Nine numbers parted by blanks or semicolons, 0 to kMostWeight each, or why not.
std::variant<CandidateWeights, QString> weightsFrom(const QString& text);
QString toText(const CandidateWeights& weights);
inline constexpr double kMostWeight = 10'000;

/// Cells that a single can fill.
ClassicCellSet cellsOfSingles(const Position& position);
/// Whether so few moves are open nowhere else while some cell cannot be filled, see bottleneck.h.
bool isNarrowest(const BottleneckProfile& profile, std::size_t step);

/// "Hard", "at least Hard", or that the techniques do not finish it.
QString levelText(const HodokuRating& rating);
/// "1,234" or "at least 1,234".
QString scoreText(const HodokuRating& rating);

}  // namespace nonet::difficulty
