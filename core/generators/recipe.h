// What to make puzzles of, and the one function that makes them: the window's queue and `nonet-cli generate` run it
// piece by piece, so the same recipe and seed give both the same puzzles.
#pragma once

#include "core/generators/goal_search.h"
#include "core/generators/inverse/inverse_puzzle.h"

#include <span>
#include <unordered_set>

namespace nonet {

enum class GeneratorMethod : std::uint8_t {
    /// Clues are taken from random grids, and edited towards the goal.
    erase,
    /// Clues are taken while methods that a person has solve the puzzle.
    inverse,
    /// Clues stand in the cells of the goal's mask.
    pattern,
    /// The solution is a shift cipher's board. Clues stand under the goal's mask, and those that it lacks are added.
    /// Without one: dug to the clues or under the symmetry asked for, else the mask of a known hard puzzle.
    shift,
};

struct Recipe {
    GeneratorMethod method = GeneratorMethod::erase;
    PuzzleGoal goal = {};
    /// Inverse alone.
    InverseRank rank = InverseRank::xWings;
    std::vector<HeuristicStage> plan = {};
    /// Its puzzles carry ER, EP and ED, asked for or not. Cost: from ten microseconds a puzzle to seconds near 12.
    bool isRatedByExplainer = false;
};

/// The methods up to the hardest whose technique the goal leaves.
InverseRank inverseRankFor(const PuzzleGoal& goal);

/// Whether clues stand in all cells of the goal's mask and in no others.
bool fillsMask(const Recipe& recipe);

/// contradictionIn the goal, as far as it holds for the method: to a shift board's mask clues are added.
GoalContradiction contradictionIn(const Recipe& recipe);

/// The puzzles of that piece of the recipe's endless run: by recipe, seed and number alone. Some ten milliseconds; at
/// most kPuzzlesAGoalPiece puzzles, and `mostPuzzles` only cuts the piece short.
GoalPiece generatePiece(const Recipe& recipe, std::uint64_t seed, std::uint64_t piece,
                        int mostPuzzles = kPuzzlesAGoalPiece, std::stop_token stop = {});

/// What a run has so far, from its pieces in their order.
class GeneratedPuzzles {
public:
    /// `count` puzzles are wanted.
    explicit GeneratedPuzzles(std::uint64_t count) : m_count(count) {}

    /// What a run had that was interrupted; the pieces that were not taken come next. One that was taken already does
    /// no harm: its puzzles are known.
    void resume(std::span<const GoalPuzzle> found, std::uint64_t tried, std::optional<GoalPuzzle> best);

    /// The piece's puzzles that are wanted still and were not there before. Beyond a million a puzzle may come twice.
    std::vector<GoalPuzzle> take(GoalPiece piece);

    bool areEnough() const { return m_found >= m_count; }
    std::uint64_t found() const { return m_found; }
    /// Puzzles made and sorted.
    std::uint64_t tried() const { return m_tried; }
    /// The nearest miss, while nothing was found.
    const std::optional<GoalPuzzle>& best() const { return m_best; }
    /// As in GoalPiece.
    std::uint64_t fewestSolutions() const { return m_fewestSolutions; }

private:
    std::uint64_t m_count;
    std::uint64_t m_found = 0;
    std::uint64_t m_tried = 0;
    std::uint64_t m_fewestSolutions = 0;
    std::optional<GoalPuzzle> m_best;
    /// Hashes of the puzzles found.
    std::unordered_set<std::uint64_t> m_seen;
};

}  // namespace nonet
