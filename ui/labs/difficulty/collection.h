#pragma once

#include "core/foundation/result.h"
#include "ui/labs/difficulty/difficulty_model.h"

#include <optional>
#include <string>
#include <vector>

namespace nonet::difficulty {

/// At most so many puzzles of a file are taken.
inline constexpr std::size_t kMostOfAFile = 5000;

/// Every classic puzzle of a file with a puzzle a line, and how many lines held none. Errors: those of reading files.
struct FilePuzzles {
    std::vector<Grid> puzzles;
    int passedOver = 0;
};
Result<FilePuzzles> readPuzzles(const std::string& path, const std::stop_token& stop);

/// What is laid against each other.
enum class Measure : std::uint8_t { blanks, sumAtStart, twoStages, score, hardestTechnique, search };

/// Nothing where the measure has no value for the puzzle: the techniques that exist do not finish it.
std::optional<double> valueOf(const Measured& puzzle, Measure measure, const CandidateWeights& weights);

/// The puzzles that have both values.
struct Pairs {
    std::vector<double> x;
    std::vector<double> y;
};
Pairs pairsOf(const std::vector<Measured>& puzzles, Measure x, Measure y, const CandidateWeights& weights);

}  // namespace nonet::difficulty
