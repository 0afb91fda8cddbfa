// Puzzles that meet a goal: restarts and local edits, in pieces that depend on the seed and their number alone.
//
//   restart    a random grid is dug, under the symmetry asked for (or the mask filled), and sorted by its quick path
//   edit       of the restarts' best, a clue goes and one or two others come, so that one solution remains; the new
//              puzzle is taken where it is not further from the goal, seldom where it is
//
// An edited puzzle is near the old one, so a walk that has reached the goal stays about it and finds more. Puzzles of
// one piece differ in four cells or more, and leave the walk relabelled and with their lines exchanged. Each is
// confirmed before it leaves: one solution by the look-up solver, which shares nothing with the search that dug it, and
// the goal by the engine's own rating.
#pragma once

#include "core/generators/goal.h"
#include "core/generators/shift_puzzle.h"
#include "core/generators/technique_need.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

struct GoalPuzzle {
    Puzzle puzzle;
    Grid solution;
    /// Without its path, which ten thousand puzzles would fill the memory with; what it used is kept.
    RatingReport rating;
    TechniqueUses uses{};
    /// How often the puzzle cannot do without the technique that the goal names.
    std::optional<TechniqueNeed> need;
    /// The path's widthWhileOpen (bottleneck.h), where the goal asks for a width.
    std::optional<int> width;
    /// How a mask over a shift cipher's board was made proper.
    std::optional<ShiftPuzzle> shift;
    /// Empty where it meets the goal.
    GoalParts missed;
    /// As goalDistance has it.
    double distance = 0;
};

/// Checks by another solver that the puzzle has this one solution, rates it, and compares it with the goal. Nothing
/// where it is not proper, or where a stop was requested. Cost: about 0.3 ms, much more for width and need.
std::optional<GoalPuzzle> confirm(const PuzzleGoal& goal, const ClassicDigits& puzzle, const ClassicDigits& solution,
                                  std::stop_token stop = {});

struct GoalPiece {
    /// In the order found.
    std::vector<GoalPuzzle> found;
    /// The nearest miss, where nothing was found.
    std::optional<GoalPuzzle> best;
    /// Puzzles that were made and sorted.
    std::uint64_t tried = 0;
    /// With a mask: the fewest solutions of its fillings so far; 1 where one was proper, 0 where none was tried.
    std::uint64_t fewestSolutions = 0;
    bool wasStopped = false;
};

/// A puzzle that was made on the way, for a film of the search.
struct GoalTry {
    ClassicDigits puzzle;
    /// As goalDistance has it; of an edit that is not taken it may be cut short.
    double distance = 0;
    bool isEdit = false;
    /// The search goes on from it: the nearest of the restarts so far, or an edit that is taken.
    bool isTaken = false;
    /// Puzzles of the piece that were found before it.
    std::size_t foundBefore = 0;
};
using GoalWatch = std::function<void(const GoalTry&)>;

/// Puzzles of a piece at most; a goal that is met easily ends its piece early.
inline constexpr int kPuzzlesAGoalPiece = 16;

/// The piece of that number of an endless search. `mostPuzzles` only cuts it short. Cost: some ten milliseconds; the
/// token is looked at at each puzzle. `watch` changes nothing of what is found.
GoalPiece searchGoalPiece(const PuzzleGoal& goal, std::uint64_t seed, std::uint64_t piece,
                          int mostPuzzles = kPuzzlesAGoalPiece, std::stop_token stop = {}, const GoalWatch& watch = {});

}  // namespace nonet
