// The search for a puzzle that needs a method, as the scene "Goals" shows it: with the way that it took.
#pragma once

#include "core/generators/goal_search.h"
#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/mark_board.h"
#include "core/generators/inverse/method_use.h"

#include <span>
#include <stop_token>

namespace nonet::inverse_lab {

/// Easier methods that the puzzle is to be solved without.
enum class GoalBan : std::uint8_t { none, hiddenSingles, blockIntersections, coveringSets, intersectionsAndSets };

/// What can be asked for.
struct Goal {
    InverseMethod method;
    InverseRank rank;
    /// The technique of the catalogue that is the method's plainest form.
    TechniqueId technique;

    /// The rank of the methods that are easier than the one that is asked for.
    InverseRank rankBelow() const { return static_cast<InverseRank>(static_cast<int>(rank) - 1); }
    /// Those that can be banned beside it; none comes first. To ban hidden singles alone would ban nothing where
    /// covering sets are allowed.
    std::span<const GoalBan> bans() const;
    /// All up to the one that is asked for, but for those banned.
    InverseMethods methods(GoalBan ban) const;
    /// By the five methods, whatever the order of techniques. What is banned helps no puzzle out: it is needed only
    /// where the methods get stuck with that too.
    bool isMetBy(const ClassicDigits& clues, GoalBan ban) const {
        return isGood(clues, methods(ban)) && !isGood(clues, rankBelow());
    }
    /// In the words of the program's goal search: the methods up to it as techniques, this one the hardest and needed
    /// so many times.
    PuzzleGoal wish(int times) const {
        return {.hardest = technique, .needed = NeededTechnique{.technique = technique, .times = times}};
    }
};
inline constexpr std::array kGoals = {
    Goal{InverseMethod::blockIntersection, InverseRank::blockIntersections, TechniqueId::lockedCandidates1},
    Goal{InverseMethod::coveringSet, InverseRank::coveringSets, TechniqueId::nakedPair},
    Goal{InverseMethod::xWing, InverseRank::xWings, TechniqueId::xWing}};

/// Where the search goes.
enum class GoalGround : std::uint8_t {
    /// Restarts on any board, and edits.
    anyBoard,
    /// Puzzles of one solution, clues taken away in random order while the methods solve the rest.
    oneBoard,
};

struct GoalQuery {
    std::size_t goal = 2;
    int times = 1;
    GoalBan ban = GoalBan::none;
    GoalGround ground = GoalGround::anyBoard;
    ClassicDigits solution = {};
    std::uint64_t seed = 1;
    friend bool operator==(const GoalQuery&, const GoalQuery&) = default;
};

/// Seconds after which the search ends with its nearest miss.
inline constexpr int kMostGoalSeconds = 60;
/// Puzzles of one solution that are looked at.
inline constexpr int kPuzzlesOfOneBoard = 5000;

struct GoalFound {
    ClassicDigits puzzle;
    ClassicDigits solution;
    /// Where the methods without it get stuck, and one use of it there.
    MarkBoard stuck;
    std::optional<MethodUse> use;
    /// How often the easiest path uses the technique, and how often any path must, as is proved.
    int uses = 0;
    int atLeast = 0;
    /// What is claimed of it, by the methods themselves and by a solver that knows none of them.
    bool isStuckWithout = false;
    bool isSolvedWith = false;
    bool isConfirmed = false;
};

/// How far the methods without it come.
MarkBoard stuckWithout(const Goal& goal, const ClassicDigits& puzzle, const ClassicDigits& solution);

struct GoalOutcome {
    /// Empty where the search ended without one; then the parts of the nearest miss.
    std::optional<GoalFound> found;
    std::uint64_t tried = 0;
    GoalParts missed;
    /// All that the last piece made, in its order, up to the puzzle that was found.
    std::vector<GoalTry> tries;
    /// How many puzzles of one board need the method. All that were tried are solved without what is banned.
    std::uint64_t needing = 0;
};
GoalOutcome goalSearched(const GoalQuery& query, const std::stop_token& stop, const ProgressSink& progress);

}  // namespace nonet::inverse_lab
