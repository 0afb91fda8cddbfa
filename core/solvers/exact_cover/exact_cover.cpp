#include "core/solvers/exact_cover/exact_cover.h"

#include "core/solvers/exact_cover/dance.h"
#include "core/solvers/exact_cover/statement.h"

namespace nonet {
namespace {

/// Into the constraints, by the places of the relations: those of the houses come first, then each constraint's.
std::optional<int> constraintOf(std::size_t relation, std::size_t relationCount, const Rulebook& rules) {
    std::size_t end = relationCount;
    for (auto i = static_cast<int>(rules.layout().constraints.size()); i-- > 0;) {
        const Rule* rule = rules.rule(i);
        end -= rule ? rule->relations().all().size() : 0;
        if (rule && relation >= end)
            return i;
    }
    return std::nullopt;
}

Grid chosenIn(const Dance& dance, const std::vector<Candidate>& candidates, const BoardShape& shape) {
    Grid grid(shape);
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (dance.isChosen(static_cast<Cover::Option>(i)))
            grid.set(candidates[i].cell, candidates[i].digit);
    return grid;
}

}  // namespace

ExactCoverOutcome exactCover(const Puzzle& puzzle, std::uint64_t limit, std::stop_token stop, std::uint64_t budget) {
    ExactCoverOutcome outcome;
    if (!puzzle.understand(stop)) {
        outcome.wasStopped = true;
        return outcome;
    }
    const std::vector<const Relation*> relations = puzzle.rulebook().relations();
    Statement statement(puzzle, relations, stop);
    for (std::size_t i = 0; i < relations.size(); ++i) {
        statement.state(*relations[i]);
        if (statement.goesOn())
            continue;
        outcome.wasStopped = statement.wasStopped();
        if (const auto lack = statement.lack(); lack && !outcome.wasStopped)
            outcome.cannotState = {*lack, constraintOf(i, relations.size(), puzzle.rulebook())};
        return outcome;
    }
    Dance dance(statement.cover(), stop);
    while (!outcome.limitReached) {
        const Dance::End end = dance.next(budget);
        outcome.guesses = dance.guesses();
        outcome.wasStopped = end == Dance::End::stopped;
        outcome.budgetRanOut = end == Dance::End::budgetRanOut;
        if (end != Dance::End::solution)
            break;
        if (++outcome.count == 1)
            outcome.first = chosenIn(dance, statement.candidates(), puzzle.shape());
        outcome.limitReached = outcome.count == limit;
    }
    return outcome;
}

}  // namespace nonet
