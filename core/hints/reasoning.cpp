#include "core/hints/reasoning.h"

#include "core/play/player_actions.h"
#include "core/solvers/search/search.h"

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

void compareWithSolution(Reasoning& reasoning, const Game& game, const Grid& solution) {
    reasoning.mistakes = mistakes(game.puzzle, game.state, solution);
    for (const Cell cell : reasoning.position.unsolvedCells())
        if (!reasoning.position.has({cell, Digit(solution.valueAt(cell))}))
            reasoning.missingCandidates.push_back(cell);
    reasoning.isContradictory = !reasoning.mistakes.empty() || !reasoning.missingCandidates.empty();
}

}  // namespace

Reasoning reasonFrom(const Game& game, std::stop_token stop) {
    Reasoning reasoning;
    reasoning.isClassic = game.puzzle.isClassic();
    if (!reasoning.isClassic)
        return reasoning;
    const Grid digits = digitsOf(game.puzzle, game.state);
    const CandidateGrid candidates = candidateLayer(game.puzzle, game.state, game.source);
    reasoning.position = Position::from(digits, candidates, game.puzzle.givens);
    reasoning.ground = groundOf(digits, game.state, game.source);
    switch (game.facts.state) {
    case SolutionState::unknown: break;
    case SolutionState::none: reasoning.isContradictory = true; break;
    case SolutionState::one:
        if (game.facts.solution)
            compareWithSolution(reasoning, game, *game.facts.solution);
        break;
    case SolutionState::several: {
        const SearchOutcome here = search(digits, candidates, 1, std::move(stop));
        reasoning.isContradictory = here.count == 0 && !here.wasStopped;
        break;
    }
    }
    return reasoning;
}

}  // namespace nonet
