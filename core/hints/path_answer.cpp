#include "core/hints/path_answer.h"

namespace nonet {

PathAnswer answerPath(const PathQuestion& question, const std::stop_token& stop, const ProgressSink& progress) {
    const Game& game = question.game;
    const Reasoning reasoning = reasonFrom(game, stop);
    PathAnswer answer;
    answer.profile = question.profile;
    if (!reasoning.isClassic) {
        answer.remark = PathRemark::notClassic;
        return answer;
    }
    answer.start = reasoning.position;
    if (game.facts.state == SolutionState::none) {
        answer.remark = PathRemark::noSolution;
        return answer;
    }
    if (question.start == PathStart::myPosition && reasoning.isContradictory)
        answer.remark = PathRemark::fromGivens;
    if (question.start == PathStart::givens || reasoning.isContradictory)
        answer.start = Position::fromPuzzle(game.puzzle);
    else
        answer.from = PathStart::myPosition;
    const bool mayUseUniqueness = question.usesUniqueness && game.facts.permitsUniqueness;
    const EngineOptions options{
        .useUniqueness = mayUseUniqueness, .profile = question.profile, .mostWork = question.mostWork};
    answer.path = solvePath(answer.start, options, stop, progress);
    if (answer.path.wasStopped)
        answer.remark = PathRemark::wasStopped;
    else if (answer.path.endedBefore)
        answer.remark = PathRemark::reachedStop;
    else if (!answer.path.isSolved)
        answer.remark = answer.path.gaps.leftOut() > 0  ? PathRemark::leftOut
                        : answer.path.gaps.cutOff.any() ? PathRemark::cutOff
                                                        : PathRemark::stuck;
    return answer;
}

}  // namespace nonet
