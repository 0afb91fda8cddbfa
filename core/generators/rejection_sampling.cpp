#include "core/generators/rejection_sampling.h"

#include "core/generators/erase.h"

namespace nonet {
RejectionOutcome sampleByRejection(const PuzzleGoal& goal, RandomSource& random, std::uint64_t mostTries,
                                   std::stop_token stop, const ProgressSink& progress) {
    RejectionOutcome outcome;
    while (outcome.tried < mostTries) {
        if (stop.stop_requested()) {
            outcome.wasStopped = true;
            break;
        }
        const Grid solution = randomSolution(random);
        Puzzle puzzle = erase(solution, random, {.symmetry = goal.symmetry, .fewestClues = clueTarget(goal, random)});
        ++outcome.tried;
        if (progress)
            progress({outcome.tried, mostTries == UINT64_MAX ? 0 : mostTries});
        const int clues = puzzle.givens.filledCount();
        if (clues > goal.clues.highest)
            continue;
        RatingReport rating = rate(puzzle, goal.profile, stop);
        if (!rating.wasStopped && missedParts(goal, puzzle, rating).none()) {
            outcome.puzzle = KeptPuzzle{std::move(puzzle), solution, std::move(rating)};
            break;
        }
    }
    return outcome;
}

}  // namespace nonet
