#include "ui/replay/replay_path.h"

#include "ui/document/reasoning.h"

namespace nonet {

ReplaySession solveForReplay(const ReplayQuestion& question, std::stop_token stop, const ProgressSink& progress) {
    Reasoning reasoning = reasonFrom(question.puzzle, question.state, question.source, stop);
    if (!reasoning.isClassic)
        return {Position(), {}, ReplayRemark::notClassic};
    if (reasoning.solutions == SolutionCount::none)
        return {reasoning.position, {}, ReplayRemark::noSolution};
    ReplayRemark remark = ReplayRemark::none;
    Position start = reasoning.position;
    if (question.start == ReplayStart::myPosition && reasoning.isContradictory)
        remark = ReplayRemark::fromGivens;
    if (question.start == ReplayStart::givens || reasoning.isContradictory)
        start = Position::fromPuzzle(question.puzzle);
    const bool mayUseUniqueness = question.usesUniqueness && reasoning.permitsUniqueness;
    SolvePath path = solvePath(start, {.useUniqueness = mayUseUniqueness}, stop, progress);
    if (path.wasStopped)
        remark = ReplayRemark::wasStopped;
    else if (!path.isSolved)
        remark = ReplayRemark::stuck;
    return {start, std::move(path.steps), remark};
}

}  // namespace nonet
