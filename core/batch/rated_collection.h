// Every puzzle of a file by every measure, for whoever lays measures against each other.
#pragma once

#include "core/foundation/progress.h"
#include "core/foundation/result.h"
#include "core/rating/candidate_census.h"
#include "core/rating/search_effort.h"

#include <limits>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace nonet {

enum class Measure : std::uint8_t {
    blanks,
    /// The sums over candidates: in one stage, and D in two.
    sumAtStart,
    candidateSum,
    score,
    /// Its place in the profile.
    hardestTechnique,
    /// Positions of a search.
    effort,
    clues,
    steps,
    /// Steps at the narrowest point of the path.
    width,
};

struct RatedPuzzle {
    Puzzle puzzle;
    CandidateCensus census;
    /// Incomplete: the techniques that exist do not finish it, and score and level are "at least".
    HodokuRating hodoku;
    SearchEffort effort;
    int steps = 0;
    /// Where it was asked for.
    std::optional<int> width;
};

/// Counting the steps at each point of a path takes a hundred times as long as all the rest.
enum class RatedWidth : std::uint8_t { leftOut, counted };

/// A classic puzzle with exactly one solution. Some milliseconds; with its width some hundred.
RatedPuzzle ratedPuzzle(const Puzzle& puzzle, RatedWidth width, const Profile& profile = hodokuProfile(),
                        const std::stop_token& stop = {});

/// Nothing where the puzzle has none: no width was counted, no technique was needed.
std::optional<double> valueOf(const RatedPuzzle& puzzle, Measure measure,
                              const CandidateWeights& weights = standardWeights());

/// Whether what the techniques do not finish counts, by the score and the hardest technique as far as they got.
enum class Unfinished : std::uint8_t { counts, leftOut };

/// The puzzles that have both values, in their order.
struct MeasurePairs {
    std::vector<double> x;
    std::vector<double> y;
};
MeasurePairs pairsOf(std::span<const RatedPuzzle> puzzles, Measure x, Measure y, Unfinished unfinished,
                     const CandidateWeights& weights = standardWeights());

/// The classic puzzles of a file with a puzzle a line that have one solution and a blank.
struct PuzzleCollection {
    std::vector<Puzzle> puzzles;
    /// Lines that hold no such puzzle.
    int passedOver = 0;
};
/// At most `most` puzzles. Errors: those of reading files. Stopped: those before.
Result<PuzzleCollection> readCollection(const std::string& path,
                                        std::size_t most = std::numeric_limits<std::size_t>::max(),
                                        const std::stop_token& stop = {});

struct RatedCollection {
    /// The file's name without its folder.
    std::string name;
    /// By which they were rated.
    std::string profile;
    std::vector<RatedPuzzle> puzzles;
    int passedOver = 0;
    bool wasStopped = false;
};
/// Reads and rates with widths on `threads` threads, in the file's order. Stopped: what is rated so far. Errors: those
/// of reading files.
Result<RatedCollection> rateCollection(const std::string& path, int threads, const Profile& profile = hodokuProfile(),
                                       std::stop_token stop = {}, const ProgressSink& progress = {});

}  // namespace nonet
