#include "ui/labs/inverse/goal_run.h"

#include "core/board/classic.h"
#include "core/generators/inverse/clue_removal.h"
#include "core/generators/inverse/inverse_puzzle.h"
#include "core/generators/inverse/method_uses.h"

#include <chrono>

namespace nonet::inverse_lab {

namespace {

GoalFound proved(const GoalPuzzle& goalPuzzle, const Goal& goal, GoalBan ban) {
    const ClassicDigits puzzle = ClassicDigits::from(goalPuzzle.puzzle.givens);
    const ClassicDigits solution = ClassicDigits::from(goalPuzzle.solution);
    GoalFound found{.puzzle = puzzle, .solution = solution, .stuck = stuckWithout(goal, puzzle, solution), .use = {}};
    found.uses = goalPuzzle.uses[goal.technique];
    found.atLeast = goalPuzzle.need ? goalPuzzle.need->atLeast : 0;
    const std::vector<MethodUse> uses = allUses(found.stuck, goal.method, MarkDirection::forward);
    if (!uses.empty())
        found.use = uses.front();
    found.isStuckWithout = !isGood(puzzle, goal.rankBelow());
    found.isSolvedWith = isGood(puzzle, goal.methods(ban));
    found.isConfirmed = isConfirmed({puzzle, solution});
    return found;
}

using Clock = std::chrono::steady_clock;

/// Piece by piece, as the program's own search has them.
GoalOutcome searchedAnywhere(const GoalQuery& query, const std::stop_token& stop, const ProgressSink& progress) {
    const Goal& goal = kGoals[query.goal];
    const PuzzleGoal wish = goal.wish(query.times);
    const auto deadline = Clock::now() + std::chrono::seconds(kMostGoalSeconds);
    GoalOutcome outcome;
    double nearest = 0;
    for (std::uint64_t piece = 0; !stop.stop_requested() && Clock::now() < deadline; ++piece) {
        std::vector<GoalTry> tries;
        const GoalPiece made = searchGoalPiece(wish, query.seed, piece, kPuzzlesAGoalPiece, stop,
                                               [&](const GoalTry& each) { tries.push_back(each); });
        outcome.tried += made.tried;
        if (progress)
            progress({.done = outcome.tried, .total = 0});
        for (std::size_t i = 0; i < made.found.size(); ++i) {
            // A covering set may have any size, so it can do more than the techniques of its kind. What is banned the
            // path may use where it need not: few puzzles' paths do without, while many that need the method can be
            // solved without it.
            if (!goal.isMetBy(ClassicDigits::from(made.found[i].puzzle.givens), query.ban))
                continue;
            outcome.found = proved(made.found[i], goal, query.ban);
            std::erase_if(tries, [i](const GoalTry& each) { return each.foundBefore > i; });
            outcome.tries = std::move(tries);
            return outcome;
        }
        if (made.best && (outcome.tries.empty() || made.best->distance < nearest)) {
            nearest = made.best->distance;
            outcome.missed = made.best->missed;
            outcome.tries = std::move(tries);
        }
    }
    return outcome;
}

GoalOutcome searchedOnOneBoard(const GoalQuery& query, const std::stop_token& stop, const ProgressSink& progress) {
    const Goal& goal = kGoals[query.goal];
    const PuzzleGoal wish = goal.wish(query.times);
    const auto deadline = Clock::now() + std::chrono::seconds(kMostGoalSeconds);
    RandomSource random(query.seed);
    GoalOutcome outcome;
    while (outcome.tried < kPuzzlesOfOneBoard && !stop.stop_requested() && Clock::now() < deadline) {
        const ClassicDigits clues =
            removeClues(query.solution, query.solution, random, {.methods = goal.methods(query.ban)});
        ++outcome.tried;
        if (progress)
            progress({.done = outcome.tried, .total = kPuzzlesOfOneBoard});
        // The methods solve it; the question is whether they do so without this one.
        if (isGood(clues, goal.rankBelow()))
            continue;
        ++outcome.needing;
        if (outcome.found)
            continue;
        const std::optional<GoalPuzzle> confirmed = confirm(wish, clues, query.solution, stop);
        if (confirmed && confirmed->missed.none())
            outcome.found = proved(*confirmed, goal, query.ban);
    }
    return outcome;
}

}  // namespace

std::span<const GoalBan> Goal::bans() const {
    static constexpr std::array kOfIntersections = {GoalBan::none, GoalBan::hiddenSingles};
    static constexpr std::array kOfSets = {GoalBan::none, GoalBan::blockIntersections};
    static constexpr std::array kOfXWings = {GoalBan::none, GoalBan::blockIntersections, GoalBan::coveringSets,
                                             GoalBan::intersectionsAndSets};
    switch (rank) {
    case InverseRank::blockIntersections: return kOfIntersections;
    case InverseRank::coveringSets: return kOfSets;
    default: return kOfXWings;
    }
}

InverseMethods Goal::methods(GoalBan ban) const {
    switch (ban) {
    case GoalBan::none: break;
    case GoalBan::hiddenSingles: return {rank, {InverseRank::hiddenSingles}};
    case GoalBan::blockIntersections: return {rank, {InverseRank::blockIntersections}};
    case GoalBan::coveringSets: return {rank, {InverseRank::coveringSets}};
    case GoalBan::intersectionsAndSets: return {rank, {InverseRank::blockIntersections, InverseRank::coveringSets}};
    }
    return rank;
}

MarkBoard stuckWithout(const Goal& goal, const ClassicDigits& puzzle, const ClassicDigits& solution) {
    Closure closure(solution, goal.rankBelow());
    for (const Cell cell : classic::kAllCells)
        if (!puzzle.isBlank(cell))
            closure.give(cell);
    closure.close();
    const ClassicMarks marks = closure.marks();
    MarkBoard stuck = MarkBoard::fromClues(puzzle);
    for (const Cell cell : classic::kAllCells) {
        if (stuck.isFilled(cell))
            continue;
        if (closure.isKnown(cell)) {
            stuck.fill(cell, Digit(solution.valueAt(cell)));
            continue;
        }
        for (const Digit digit : ClassicDigitSet::full() - marks.candidates(cell))
            stuck.removeMark(cell, digit);
    }
    return stuck;
}

GoalOutcome goalSearched(const GoalQuery& query, const std::stop_token& stop, const ProgressSink& progress) {
    return query.ground == GoalGround::anyBoard ? searchedAnywhere(query, stop, progress)
                                                : searchedOnOneBoard(query, stop, progress);
}

}  // namespace nonet::inverse_lab
