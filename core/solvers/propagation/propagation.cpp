#include "core/solvers/propagation/propagation.h"

#include "core/solvers/propagation/engine.h"

#include <cassert>

namespace nonet {
namespace {

using namespace propagation;

template <typename Bits>
Grid gridOf(std::span<const Bits> solution, const Model& model, const BoardShape& shape) {
    Grid grid(shape);
    for (const Cell cell : shape.cells())
        grid.set(cell, model.symbolOf[static_cast<std::size_t>(
                           lowest(solution[model.variableOf[static_cast<std::size_t>(cell.index())]]))]);
    return grid;
}

template <typename Bits>
PropagationOutcome searchModel(const Model& model, const BoardShape& shape, const PropagationLimits& limits,
                               const std::stop_token& stop) {
    PropagationOutcome outcome;
    Engine<Bits> engine(model);
    if (!engine.settleRoot(stop)) {
        outcome.wasStopped = engine.isStopped();
        return outcome;
    }
    const Ending ending = engine.search({.budget = limits.budget}, stop, [&](std::span<const Bits> solution) {
        if (outcome.count++ == 0)
            outcome.first = gridOf(solution, model, shape);
        return outcome.count < limits.solutions;
    });
    outcome.limitReached = ending == Ending::enough;
    outcome.wasStopped = ending == Ending::stopped;
    outcome.budgetRanOut = ending == Ending::budgetRanOut;
    outcome.guesses = engine.effort().guesses;
    outcome.failures = engine.effort().failures;
    return outcome;
}

}  // namespace

PropagationOutcome searchByPropagation(const Puzzle& puzzle, const PropagationLimits& limits, std::stop_token stop) {
    assert(limits.solutions >= 1);
    const Model model = modelOf(puzzle);
    if (model.symbolCount <= 16)
        return searchModel<std::uint16_t>(model, puzzle.shape(), limits, stop);
    if (model.symbolCount <= 32)
        return searchModel<std::uint32_t>(model, puzzle.shape(), limits, stop);
    return searchModel<std::uint64_t>(model, puzzle.shape(), limits, stop);
}

}  // namespace nonet
