// What a puzzle is asked to be, and how far another is from it.
//
// Levels, scores and techniques are judged on one path: the engine's, easiest step first, by the goal's profile. So
// what a generator promises is what rating the puzzle afresh by that profile shows. Explainer's scale has a path of its
// own.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/symmetry.h"
#include "core/foundation/random_source.h"
#include "core/generators/explainer_goal.h"
#include "core/rating/path_numbers.h"
#include "core/rating/rating_by_uses.h"

#include <bitset>
#include <optional>

namespace nonet {

/// The techniques tried before it do not finish the puzzle, and the path uses this one at least that often.
struct NeededTechnique {
    TechniqueId technique = TechniqueId::fullHouse;
    int times = 1;
    friend bool operator==(const NeededTechnique&, const NeededTechnique&) = default;
};

/// Empty fields ask for nothing.
struct PuzzleGoal {
    /// What levels, scores and orders mean.
    Profile profile = hodokuProfile();
    /// The level is met, and the score is above the previous level's maximum (HoDoKu's rule for generating).
    std::optional<Level> level = std::nullopt;
    IntRange score = {};
    /// The path uses it and nothing harder (of a larger place in the profile).
    std::optional<TechniqueId> hardest = std::nullopt;
    /// Where it is the hardest too, no way to solve the puzzle with the techniques up to it has fewer uses: proved, see
    /// technique_need.h.
    std::optional<NeededTechnique> needed = std::nullopt;
    /// The path uses each of these too, at least once: those tried before do not do without.
    TechniqueSet alsoNeeded = {};
    /// The path uses nothing else; singles are always allowed.
    TechniqueSet allowed = TechniqueSet().set();
    /// The path does without.
    TechniqueSet forbidden = {};
    /// Steps available at the narrowest point of the path at which not every blank cell can be filled (bottleneck.h,
    /// upToHardest).
    IntRange width = {};
    ExplainerGoal explainer = {};
    IntRange clues = {.lowest = 0, .highest = 81};
    /// Clues stand in these cells and no others.
    std::optional<ClassicCellSet> mask = std::nullopt;
    Symmetry symmetry = Symmetry::none;
};

enum class GoalPart : std::uint8_t {
    /// The techniques that exist do not finish the puzzle, or not those that are allowed.
    techniques,
    level,
    score,
    hardest,
    needed,
    width,
    clues,
    /// ER, pearl or diamond.
    explainer,
};
inline constexpr int kGoalParts = static_cast<int>(GoalPart::explainer) + 1;
/// What a puzzle misses; empty where it meets the goal.
using GoalParts = EnumSet<GoalPart, kGoalParts>;

/// What the path may use, and the scores that level and score leave.
PathLimits pathLimits(const PuzzleGoal& goal);
IntRange scoreRange(const PuzzleGoal& goal);

/// What a path's numbers tell; width, Explainer's scale and the proof of `needed` are not looked at. A goal that asks
/// nothing of the path is met by any puzzle.
GoalParts missedParts(const PuzzleGoal& goal, int clues, const TechniqueUses& uses, bool isSolved);

/// What a freshly rated puzzle misses; on Explainer's scale too, where the rating has it.
GoalParts missedParts(const PuzzleGoal& goal, const Puzzle& puzzle, const RatingReport& rating);
GoalParts missedParts(const PuzzleGoal& goal, const Puzzle& puzzle, const RatingByUses& rating);

/// How far a puzzle is from the goal, to search by: 0 where missedParts is empty.
double goalDistance(const PuzzleGoal& goal, int clues, const PathNumbers& path);

/// The fewest clues to dig to: a random number of those asked for. Minimal puzzles are seldom a pleasure, so the easy
/// levels stop earlier, at a random point.
int clueTarget(const PuzzleGoal& goal, RandomSource& random);

/// Whether the goal asks anything of the path; Explainer's scale has its own.
bool asksForPath(const PuzzleGoal& goal);

/// Why no puzzle can meet the goal, where that is known without a search.
enum class GoalContradiction : std::uint8_t {
    none,
    /// No puzzle of fewer than 17 clues has one solution (McGuire, Tugemann and Civario 2012).
    tooFewClues,
    /// The mask's cells are not as many as the clues asked for.
    maskAgainstClues,
    /// The mask is not symmetric as asked.
    maskAgainstSymmetry,
    /// The technique asked for is not allowed, or harder than the hardest.
    techniqueNotAllowed,
    /// No score fits both the level and the score range.
    scoreAgainstLevel,
    /// A range whose end lies before its beginning.
    emptyRange,
    /// No sum of the scores that steps have lies in the range.
    scoreOutOfReach,
    /// A path has at least one step at its narrowest point.
    widthOutOfReach,
    /// No puzzle with such an ER is known.
    explainerOutOfReach,
    /// The scale has no step between the two.
    explainerLeftOut,
    /// The path may use singles alone, and no puzzle that they solve has such an ER.
    explainerAgainstSingles,
};
GoalContradiction contradictionIn(const PuzzleGoal& goal);

}  // namespace nonet
