#include "core/solvers/propagation/propagation.h"

#include "core/foundation/random_source.h"
#include "core/solvers/propagation/engine_choice.h"
#include "core/solvers/propagation/model_maker.h"

#include <cassert>

namespace nonet {
namespace {

using namespace propagation;

/// Failures after which what follows from several rules together is worked out, and the search begun anew.
constexpr std::uint64_t kFailuresBeforeRicher = 12;
/// Failures of the first tries for one solution.
constexpr std::uint64_t kRestartUnit = 60;

/// 1 1 2 1 1 2 4 ... (Luby, Sinclair, Zuckerman 1993); from 1.
std::uint64_t lubyNumber(std::uint64_t i) {
    while (!std::has_single_bit(i + 1))
        i -= std::bit_floor(i) - 1;
    return (i + 1) / 2;
}

template <typename Bits>
void noteEnding(PropagationOutcome& outcome, Ending ending, const Engine<Bits>& engine) {
    outcome.limitReached = ending == Ending::enough;
    outcome.wasStopped = ending == Ending::stopped;
    outcome.budgetRanOut = ending == Ending::budgetRanOut;
    outcome.guesses = engine.effort().guesses;
    outcome.failures = engine.effort().failures;
}

PropagationOutcome searchModel(const Model& model, const BoardShape& shape, const PropagationLimits& limits,
                               const std::stop_token& stop, const SolutionVisit& visit) {
    return withEngine(model, [&]<typename Bits>(Engine<Bits>& engine) {
        PropagationOutcome outcome;
        if (!engine.settleRoot(stop)) {
            outcome.wasStopped = engine.isStopped();
            return outcome;
        }
        const Ending ending = engine.search({.budget = limits.budget}, stop, [&](std::span<const Bits> solution) {
            if (++outcome.count == 1)
                outcome.first = gridOf(solution, model, shape);
            if (visit && !visit(outcome.count == 1 ? *outcome.first : gridOf(solution, model, shape)))
                return false;
            return outcome.count < limits.solutions;
        });
        noteEnding(outcome, ending, engine);
        return outcome;
    });
}

/// By variable one of the symbols that it may take.
template <typename Bits>
std::vector<Bits> anyPreferences(std::span<const Bits> domains, RandomSource& random) {
    std::vector<Bits> preferred;
    preferred.reserve(domains.size());
    for (const Bits domain : domains) {
        Bits left = domain;
        for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(countOf(domain))); skip > 0; --skip)
            left = static_cast<Bits>(left & (left - 1));
        preferred.push_back(static_cast<Bits>(left & (0 - left)));
    }
    return preferred;
}

PropagationOutcome anyOfModel(const Model& model, const BoardShape& shape, const AnySolutionLimits& limits,
                              const std::stop_token& stop) {
    return withEngine(model, [&]<typename Bits>(Engine<Bits>& engine) {
        PropagationOutcome outcome;
        if (!engine.settleRoot(stop)) {
            outcome.wasStopped = engine.isStopped();
            return outcome;
        }
        RandomSource random(limits.seed);
        for (std::uint64_t round = 1;; ++round) {
            const std::vector<Bits> preferred = anyPreferences(engine.root(), random);
            const std::uint64_t left = limits.budget - std::min(limits.budget, engine.effort().failures);
            const std::uint64_t budget = std::min(left, kRestartUnit * lubyNumber(round));
            const Ending ending =
                engine.search({.budget = budget, .preferred = preferred}, stop, [&](std::span<const Bits> solution) {
                    outcome.first = gridOf(solution, model, shape);
                    outcome.count = 1;
                    return false;
                });
            noteEnding(outcome, ending, engine);
            if (ending != Ending::budgetRanOut || engine.effort().failures >= limits.budget)
                return outcome;
        }
    });
}

/// An answer from the plain rules where that is no matter, else from what follows from them, too.
template <typename Limits, typename Answer>
PropagationOutcome easyFirst(const Puzzle& puzzle, const Limits& limits, const std::stop_token& stop, Answer answer) {
    ModelMaker maker(puzzle, {}, stop);
    const Model& plain = maker.make();
    Limits part = limits;
    if (maker.mayBeRicher())
        part.budget = std::min(limits.budget, kFailuresBeforeRicher);
    const PropagationOutcome easy = answer(plain, part);
    if (!easy.budgetRanOut || limits.budget <= easy.failures)
        return easy;
    part.budget = limits.budget - easy.failures;
    PropagationOutcome outcome = answer(maker.makeRicher(), part);
    outcome.guesses += easy.guesses;
    outcome.failures += easy.failures;
    return outcome;
}

}  // namespace

PropagationOutcome searchByPropagation(const Puzzle& puzzle, const PropagationLimits& limits, std::stop_token stop,
                                       const SolutionVisit& visit) {
    assert(limits.solutions >= 1);
    return easyFirst(puzzle, limits, stop, [&](const Model& model, const PropagationLimits& part) {
        return searchModel(model, puzzle.shape(), part, stop, visit);
    });
}

PropagationOutcome visitByPropagation(const Puzzle& puzzle, const PropagationLimits& limits, std::stop_token stop,
                                      const SolutionVisit& visit) {
    assert(limits.solutions >= 1);
    // Begun anew it would show some twice.
    return searchModel(modelOf(puzzle, {}, stop), puzzle.shape(), limits, stop, visit);
}

PropagationOutcome anySolutionByPropagation(const Puzzle& puzzle, const AnySolutionLimits& limits,
                                            std::stop_token stop) {
    return easyFirst(puzzle, limits, stop, [&](const Model& model, const AnySolutionLimits& part) {
        return anyOfModel(model, puzzle.shape(), part, stop);
    });
}

}  // namespace nonet
