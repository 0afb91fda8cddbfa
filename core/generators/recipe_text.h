// Parts of a recipe as a person types them.
#pragma once

#include "core/generators/recipe.h"

#include <string>
#include <string_view>

namespace nonet {

/// "24", "24-28", "24-", "-28", spaces allowed; empty is everything within the bounds. Nothing where it is none of
/// these or lies outside.
std::optional<IntRange> rangeFromText(std::string_view text, IntRange bounds);
/// The shortest such text; empty for the bounds.
std::string rangeText(IntRange range, IntRange bounds);

/// Ranges of numbers with one decimal, "7.1-7.5", in tenths. A decimal comma is read too.
std::optional<IntRange> tenthsRangeFromText(std::string_view text, IntRange bounds);
std::string tenthsRangeText(IntRange range, IntRange bounds);

/// "random", "t", "d", "single-first".
std::string_view heuristicName(InverseHeuristic heuristic);
std::optional<InverseHeuristic> heuristicByName(std::string_view name);

/// "t", "t, single-first 400", "random, d 300 5": heuristics with the level and the number of good children from which
/// they hold. Nothing where a word is unknown.
std::optional<std::vector<HeuristicStage>> planFromText(std::string_view text);
std::string planText(const std::vector<HeuristicStage>& plan);

}  // namespace nonet
