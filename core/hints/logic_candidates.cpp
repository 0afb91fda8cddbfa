#include "core/hints/logic_candidates.h"

#include "core/hints/reasoning.h"

#include <cassert>

namespace nonet {

LogicCandidates logicCandidates(const Puzzle& puzzle, const Profile& profile, const std::stop_token& stop) {
    assert(puzzle.isClassic());
    LogicCandidates answer{.state = solutionFacts(puzzle, stop).state, .left = CandidateGrid(puzzle.shape())};
    if (answer.state == SolutionState::none) {
        for (const Cell cell : puzzle.shape().cells())
            answer.left.at(cell) = {};
        answer.isComplete = true;
        return answer;
    }
    const SolvePath path = solvePath(Position::fromPuzzle(puzzle),
                                     {.useUniqueness = false, .profile = profile, .mostWork = kPlayersPatience}, stop);
    answer.left = path.end.candidateGrid();
    answer.steps = path.steps.size();
    answer.isSolved = path.isSolved;
    answer.isComplete = !path.wasStopped && !path.gaps.cutOff.any() && path.gaps.leftOut() == 0;
    return answer;
}

}  // namespace nonet
