#include "core/answers/between_edits.h"

#include "core/solvers/entry/entry.h"
#include "core/techniques/engine.h"

#include <algorithm>

namespace nonet {
namespace {

SolutionFacts factsOf(std::size_t count, bool isExact, const std::vector<Grid>& solutions) {
    if (count > 1)
        return {.state = SolutionState::several};
    if (!isExact)
        return {};
    if (count == 0)
        return {.state = SolutionState::none};
    return {.state = SolutionState::one, .solution = solutions.front()};
}

/// Nothing was left to find.
template <typename Outcome>
bool isWhole(const Outcome& outcome) {
    return !outcome.limitReached && !outcome.wasStopped && !outcome.budgetRanOut;
}

}  // namespace

Puzzle narrowedBy(const WitnessStore& known, const Puzzle& puzzle) {
    Puzzle narrowed = puzzle;
    for (const Cell cell : puzzle.shape().cells()) {
        const DigitSet impossible = known.impossible(cell);
        if (impossible.isEmpty() || !puzzle.givens.isBlank(cell))
            continue;
        if (!narrowed.startCandidates)
            narrowed.startCandidates = CandidateGrid(puzzle.shape());
        narrowed.startCandidates->at(cell) -= impossible;
    }
    return narrowed;
}

SolutionFacts knownFacts(const WitnessStore& known) {
    return factsOf(known.solutions().size(), known.hasAll(), known.solutions());
}

SolutionFacts factsBetweenEdits(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop) {
    const auto isEnough = [&known](const Grid& solution) {
        known.note(solution);
        return known.solutions().size() < 2;
    };
    if (knownFacts(known).state == SolutionState::unknown) {
        // Its own solver needs nothing that is known.
        const bool wasWhole =
            puzzle.isClassic()
                ? isWhole(allSolutions(puzzle, {.solutions = 2}, std::move(stop), isEnough))
                : isWhole(searchByPropagation(narrowedBy(known, puzzle), {.solutions = 2, .budget = kSolutionBudget},
                                              std::move(stop), isEnough));
        if (wasWhole)
            known.noteAll();
    }
    SolutionFacts facts = knownFacts(known);
    facts.permitsUniqueness = facts.solution && puzzle.isClassic() && allowsUniqueness(puzzle);
    return facts;
}

CandidateKnowledge knownCandidates(const Puzzle& puzzle, const WitnessStore& known, std::uint32_t cap) {
    CandidateKnowledge candidates(puzzle.shape());
    for (const Cell cell : puzzle.shape().cells()) {
        std::vector<std::uint32_t> counts(static_cast<std::size_t>(puzzle.symbols().count()), 0);
        for (const Grid& solution : known.solutions())
            ++counts[static_cast<std::size_t>(solution.valueAt(cell) - 1)];
        DigitSet open = puzzle.symbols().all() - known.impossible(cell);
        for (const Digit symbol : puzzle.symbols().all()) {
            const std::uint32_t count = std::min(cap, counts[symbol.slot()]);
            candidates.setCount(cell, symbol, count);
            if (count == cap)
                open.erase(symbol);
        }
        candidates.setOpen(cell, known.hasAll() ? DigitSet() : open);
    }
    return candidates;
}

PuzzleCandidates candidatesBetweenEdits(const Puzzle& puzzle, std::uint32_t cap, WitnessStore& known,
                                        std::stop_token stop, const CandidatesSink& sink) {
    CandidateKnowledge atOnce = knownCandidates(puzzle, known, cap);
    if (atOnce.isComplete())
        return {.candidates = std::move(atOnce)};
    return trueCandidates(puzzle, {.cap = cap, .budget = kSolutionBudget, .witnesses = &known}, std::move(stop), sink);
}

CandidateGrid usedByOneSolution(const CandidateKnowledge& candidates, const BoardShape& shape) {
    CandidateGrid unique(shape);
    for (const Cell cell : shape.cells()) {
        DigitSet once;
        for (const Digit symbol : candidates.possible(cell))
            if (candidates.count(cell, symbol) == 1 && !candidates.isOpen(cell, symbol))
                once.insert(symbol);
        const bool isFixed = candidates.open(cell).isEmpty() && candidates.possible(cell).count() == 1;
        unique.at(cell) = isFixed ? DigitSet() : once;
    }
    return unique;
}

}  // namespace nonet
