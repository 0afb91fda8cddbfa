// How far two measures put the same puzzles in the same order.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace nonet {

/// 1 for the smallest; equal values share the mean of the ranks that they take up together.
std::vector<double> ranksOf(std::span<const double> values);

/// Spearman's rank correlation, -1..1: the correlation of the ranks. Nothing where the lists differ in length, have
/// fewer than two values, or one of them holds a single value throughout.
std::optional<double> rankCorrelation(std::span<const double> one, std::span<const double> other);

}  // namespace nonet
