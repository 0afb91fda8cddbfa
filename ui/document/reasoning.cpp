#include "ui/document/reasoning.h"

#include "core/play/player_actions.h"
#include "core/solvers/search/search.h"
#include "core/techniques/engine.h"

namespace nonet {
namespace {

ReasoningGround groundOf(const Grid& digits, const PlayState& state, CandidateSource source) {
    ReasoningGround ground = ReasoningGround::fullCandidates;
    for (int i = 0; i < digits.cellCount(); ++i) {
        if (!digits.isBlank(Cell(i)))
            continue;
        if (source == CandidateSource::centreMarks && !state.at(Cell(i)).centre.isEmpty())
            return ReasoningGround::centreMarks;
        if (!state.at(Cell(i)).struck.isEmpty())
            ground = ReasoningGround::playersCandidates;
    }
    return ground;
}

SolutionCount solutionCount(const SearchOutcome& outcome) {
    if (outcome.count > 1)
        return SolutionCount::several;
    if (outcome.wasStopped)
        return SolutionCount::unknown;
    return outcome.count == 1 ? SolutionCount::one : SolutionCount::none;
}

}  // namespace

Reasoning reasonFrom(const Puzzle& puzzle, const PlayState& state, CandidateSource source, std::stop_token stop) {
    Reasoning reasoning;
    reasoning.isClassic = puzzle.isClassic();
    if (!reasoning.isClassic)
        return reasoning;
    const Grid digits = digitsOf(puzzle, state);
    const CandidateGrid candidates = candidateLayer(puzzle, state, source);
    reasoning.position = Position::from(digits, candidates, puzzle.givens);
    reasoning.ground = groundOf(digits, state, source);
    const SearchOutcome outcome = search(puzzle, 2, stop);
    reasoning.solutions = solutionCount(outcome);
    if (reasoning.solutions == SolutionCount::one) {
        reasoning.solution = outcome.first;
        reasoning.permitsUniqueness = allowsUniqueness(puzzle);
        reasoning.wrongDigits = mistakes(puzzle, state, *outcome.first);
        for (const Cell cell : reasoning.position.unsolvedCells())
            if (!reasoning.position.has({cell, *outcome.first->digit(cell)}))
                reasoning.missingCandidates.push_back(cell);
        reasoning.isContradictory = !reasoning.wrongDigits.empty() || !reasoning.missingCandidates.empty();
    } else if (reasoning.solutions == SolutionCount::several) {
        const SearchOutcome here = search(digits, candidates, 1, stop);
        reasoning.isContradictory = here.count == 0 && !here.wasStopped;
    }
    return reasoning;
}

}  // namespace nonet
