#include "ui/charts/puzzle_difficulty.h"

#include "core/solvers/search/search.h"

namespace nonet {
namespace {

ChartObstacle obstacleOf(const Puzzle& puzzle, const std::stop_token& stop) {
    if (!puzzle.isClassic())
        return ChartObstacle::notClassic;
    const SearchOutcome solutions = search(puzzle, 2, stop);
    if (solutions.count != 1)
        return solutions.count == 0 ? ChartObstacle::noSolution : ChartObstacle::severalSolutions;
    return puzzle.givens.isFull() ? ChartObstacle::isFull : ChartObstacle::none;
}

}  // namespace

PuzzleDifficulty difficultyOf(const Puzzle& puzzle, const Profile& profile, const std::stop_token& stop,
                              const ProgressSink& progress) {
    PuzzleDifficulty difficulty;
    difficulty.rules = profile;
    difficulty.obstacle = obstacleOf(puzzle, stop);
    if (difficulty.obstacle == ChartObstacle::none) {
        const Position start = Position::fromPuzzle(puzzle);
        difficulty.report = rate(puzzle, profile, stop);
        difficulty.profile = pathProfile(start, difficulty.report.path, profile);
        difficulty.effort = searchEffort(puzzle, 1'000'000, stop);
        const EngineOptions engine{.useUniqueness = allowsUniqueness(puzzle), .profile = profile};
        difficulty.openSteps = bottleneckProfile(start, difficulty.report.path, {.engine = engine}, stop, progress);
    }
    difficulty.wasStopped = stop.stop_requested();
    return difficulty;
}

}  // namespace nonet
