#include "core/solvers/propagation/propagation.h"

#include "core/solvers/propagation/engine.h"
#include "core/solvers/propagation/model_maker.h"

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

/// Failures after which what follows from several rules together is worked out, and the search begun anew.
constexpr std::uint64_t kFailuresBeforeRicher = 30;

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

template <typename Bits>
PropagationOutcome searchPuzzle(ModelMaker& maker, const Model& model, const BoardShape& shape,
                                const PropagationLimits& limits, const std::stop_token& stop) {
    PropagationLimits first = limits;
    first.budget = std::min(limits.budget, kFailuresBeforeRicher);
    PropagationOutcome easy = searchModel<Bits>(model, shape, first, stop);
    if (!easy.budgetRanOut || limits.budget <= easy.failures)
        return easy;
    first.budget = limits.budget - easy.failures;
    PropagationOutcome outcome = searchModel<Bits>(maker.makeRicher(), shape, first, stop);
    outcome.guesses += easy.guesses;
    outcome.failures += easy.failures;
    return outcome;
}

}  // namespace

PropagationOutcome searchByPropagation(const Puzzle& puzzle, const PropagationLimits& limits, std::stop_token stop) {
    assert(limits.solutions >= 1);
    ModelMaker maker(puzzle, {});
    const Model& model = maker.make();
    if (model.symbolCount <= 16)
        return searchPuzzle<std::uint16_t>(maker, model, puzzle.shape(), limits, stop);
    if (model.symbolCount <= 32)
        return searchPuzzle<std::uint32_t>(maker, model, puzzle.shape(), limits, stop);
    return searchPuzzle<std::uint64_t>(maker, model, puzzle.shape(), limits, stop);
}

}  // namespace nonet
