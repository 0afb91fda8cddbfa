#include "core/generators/generate_rate_keep.h"

#include "core/generators/erase.h"

#include <algorithm>

namespace nonet {
namespace {

/// The fewest clues to dig to: a random number of those asked for. Minimal puzzles are seldom easy, so the easy levels
/// stop earlier, at a random point.
int clueTarget(const PuzzleGoal& goal, RandomSource& random) {
    if (goal.fewestClues > 0 && goal.mostClues < 81)
        return goal.fewestClues + static_cast<int>(random.below(
                                      static_cast<std::uint32_t>(std::max(1, goal.mostClues - goal.fewestClues + 1))));
    if (goal.fewestClues > 0)
        return goal.fewestClues;
    if (goal.level == Level::easy)
        return std::min(goal.mostClues, 30 + static_cast<int>(random.below(8)));
    if (goal.level == Level::medium)
        return std::min(goal.mostClues, 24 + static_cast<int>(random.below(6)));
    return 0;
}

}  // namespace

bool meets(const PuzzleGoal& goal, const Puzzle& puzzle, const HodokuRating& rating) {
    const int clues = puzzle.givens.filledCount();
    if (clues < goal.fewestClues || clues > goal.mostClues || rating.score < goal.lowestScore ||
        rating.score > goal.highestScore)
        return false;
    if ((goal.level || goal.hardest) && !rating.isComplete)
        return false;
    if (goal.hardest && rating.hardest != goal.hardest)
        return false;
    if (!goal.level)
        return true;
    const int previousMaximum =
        goal.level == Level::easy ? 0 : kLevelMaximumScore[static_cast<std::size_t>(*goal.level) - 1];
    return rating.level == *goal.level && rating.score > previousMaximum;
}

KeepOutcome generateRateKeep(const PuzzleGoal& goal, RandomSource& random, std::uint64_t mostTries,
                             std::stop_token stop, const ProgressSink& progress) {
    KeepOutcome outcome;
    while (outcome.tried < mostTries) {
        if (stop.stop_requested()) {
            outcome.wasStopped = true;
            break;
        }
        const Grid solution = randomSolution(random);
        Puzzle puzzle = erase(solution, random, {goal.symmetry, clueTarget(goal, random)});
        ++outcome.tried;
        if (progress)
            progress({outcome.tried, mostTries == UINT64_MAX ? 0 : mostTries});
        const int clues = puzzle.givens.filledCount();
        if (clues > goal.mostClues)
            continue;
        RatingReport rating = rate(puzzle, stop);
        if (!rating.wasStopped && meets(goal, puzzle, rating.hodoku)) {
            outcome.puzzle = KeptPuzzle{std::move(puzzle), solution, std::move(rating)};
            break;
        }
    }
    return outcome;
}

}  // namespace nonet
