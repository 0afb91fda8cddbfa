#include "core/solvers/entry/entry.h"

#include "core/solvers/search/true_candidates.h"

namespace nonet {
namespace {

SearchOutcome asSearchOutcome(PropagationOutcome found) {
    SearchOutcome outcome;
    outcome.count = found.count;
    outcome.limitReached = found.limitReached;
    outcome.wasStopped = found.wasStopped;
    outcome.budgetRanOut = found.budgetRanOut;
    outcome.first = std::move(found.first);
    outcome.guesses = found.guesses;
    return outcome;
}

PuzzleCandidates classicCandidates(const Puzzle& puzzle, std::uint32_t cap, std::stop_token stop) {
    const CandidateGrid start = puzzle.startCandidates.value_or(CandidateGrid());
    const TrueCandidates found = trueCandidates(ClassicMarks::from(puzzle.givens, start), cap, std::move(stop));
    PuzzleCandidates candidates{CandidateKnowledge(puzzle.shape())};
    candidates.wasStopped = found.wasStopped;
    for (const Cell cell : puzzle.shape().cells()) {
        DigitSet open;
        for (const Digit digit : puzzle.symbols().all()) {
            const std::uint32_t count = found.count({cell, digit});
            candidates.candidates.setCount(cell, digit, count);
            if (found.wasStopped && count < cap)
                open.insert(digit);
        }
        candidates.candidates.setOpen(cell, open);
    }
    return candidates;
}

}  // namespace

SearchOutcome countSolutions(const Puzzle& puzzle, const SearchLimits& limits, std::stop_token stop) {
    if (puzzle.isClassic())
        return search(puzzle, limits.solutions, std::move(stop), limits.budget);
    return asSearchOutcome(searchByPropagation(puzzle, {limits.solutions, limits.budget}, std::move(stop)));
}

SearchOutcome anySolution(const Puzzle& puzzle, const AnySolutionLimits& limits, std::stop_token stop) {
    return asSearchOutcome(anySolutionByPropagation(puzzle, limits, std::move(stop)));
}

SearchOutcome allSolutions(const Puzzle& puzzle, const SearchLimits& limits, std::stop_token stop,
                           const SolutionVisit& visit) {
    return asSearchOutcome(visitByPropagation(puzzle, {limits.solutions, limits.budget}, std::move(stop), visit));
}

PuzzleCandidates trueCandidatesOf(const Puzzle& puzzle, const TrueCandidatesQuestion& question, std::stop_token stop,
                                  const CandidatesSink& sink) {
    if (puzzle.isClassic())
        return classicCandidates(puzzle, question.cap, std::move(stop));
    return trueCandidates(puzzle, question, std::move(stop), sink);
}

SolutionEstimate aboutHowMany(const Puzzle& puzzle, const EstimateLimits& limits, std::stop_token stop,
                              const ProgressSink& progress) {
    return estimateSolutions(puzzle, limits, std::move(stop), progress);
}

}  // namespace nonet
