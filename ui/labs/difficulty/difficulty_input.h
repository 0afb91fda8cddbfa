// What learners type: what is wrong with it in one sentence.
#pragma once

#include "core/rating/candidate_census.h"

#include <QString>

#include <variant>

namespace nonet::difficulty {

/// 81 cells with equal digits in no house, or why not.
std::variant<Grid, QString> boardFrom(const QString& text);
/// A board with exactly one solution, or why not.
std::variant<Grid, QString> puzzleFrom(const QString& text);

/// Nine numbers parted by blanks or semicolons, 0 to kMostWeight each, or why not.
std::variant<CandidateWeights, QString> weightsFrom(const QString& text);
QString toText(const CandidateWeights& weights);
inline constexpr double kMostWeight = 10'000;

}  // namespace nonet::difficulty
