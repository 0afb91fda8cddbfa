#include "core/hints/solution_facts.h"

#include "core/solvers/search/search.h"
#include "core/techniques/engine.h"

namespace nonet {

SolutionFacts solutionFacts(const Puzzle& puzzle, std::stop_token stop) {
    if (!puzzle.isClassic())
        return {};
    const SearchOutcome outcome = search(puzzle, 2, std::move(stop));
    SolutionFacts facts;
    if (outcome.count > 1) {
        facts.state = SolutionState::several;
    } else if (!outcome.wasStopped) {
        facts.state = outcome.count == 1 ? SolutionState::one : SolutionState::none;
        facts.solution = outcome.first;
        facts.permitsUniqueness = outcome.count == 1 && allowsUniqueness(puzzle);
    }
    return facts;
}

}  // namespace nonet
