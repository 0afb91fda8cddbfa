// What to generate, as a value that is kept under a name.
#pragma once

#include "core/generators/goal_search.h"
#include "core/generators/inverse/inverse_puzzle.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace nonet {

enum class GeneratorMethod : std::uint8_t {
    /// Clues are taken from random grids, and edited towards the goal.
    erase,
    /// The inverse methods of source 002.
    inverse,
    /// Clues stand in the drawn cells.
    pattern,
    /// The solution is a shift cipher's board.
    shift,
};

struct Recipe {
    QString name;
    GeneratorMethod method = GeneratorMethod::erase;
    PuzzleGoal goal;
    /// Inverse alone.
    InverseRank rank = InverseRank::xWings;
    std::vector<HeuristicStage> plan;
    /// Nothing: another one each time.
    std::optional<std::uint64_t> seed;
    int count = 10;
    /// After which the order ends with what was found.
    int seconds = 60;
};

inline constexpr int kMostOrdered = 10'000;
inline constexpr int kMostSeconds = 86'400;

/// A JSON object with a list; what a newer or broken file has that does not fit is passed over.
QByteArray recipesToJson(const std::vector<Recipe>& recipes);
std::vector<Recipe> recipesFromJson(const QByteArray& json);

/// "24", "24-28", "24-", "-28", spaces allowed; empty is everything within the bounds. Nothing where it is none of
/// these or lies outside.
std::optional<IntRange> rangeFromText(const QString& text, IntRange bounds);
/// The shortest such text; empty for the bounds.
QString rangeText(IntRange range, IntRange bounds);

/// "t", "t, single-first 400", "random, d 300 5": heuristics with the level and the number of good children from which
/// they hold. Nothing where a word is unknown.
std::optional<std::vector<HeuristicStage>> planFromText(const QString& text);
QString planText(const std::vector<HeuristicStage>& plan);

/// The puzzles of that piece of the recipe's endless run: by the seed and the number alone. Some ten milliseconds; at
/// most kPuzzlesAGoalPiece.
GoalPiece generatePiece(const Recipe& recipe, std::uint64_t seed, std::uint64_t piece, std::stop_token stop = {});

}  // namespace nonet
