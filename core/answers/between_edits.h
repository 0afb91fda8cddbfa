// What a setter is told at every edit, from what earlier answers left known (solvers/propagation/witness_store.h): at
// once what that says by itself, then, by as little search as may be, the rest.
#pragma once

#include "core/answers/solution_facts.h"
#include "core/solvers/propagation/true_candidates.h"
#include "core/solvers/propagation/witness_store.h"

namespace nonet {

/// The puzzle without the candidates that are known to be impossible, which has the same solutions. `known`: taken to
/// a puzzle that has all of its solutions, by WitnessStore::take().
Puzzle narrowedBy(const WitnessStore& known, const Puzzle& puzzle);

/// No solution, one or several, as far as the store says; unknown where a search is needed. `known`: taken to this
/// puzzle by WitnessStore::take(), as in all of these. No cost.
SolutionFacts knownFacts(const WitnessStore& known);

/// knownFacts(), with a search where those are not enough. The store learns from it. Given up after about a minute,
/// with classic puzzles never. The stop token is read at least every 10 ms.
SolutionFacts factsBetweenEdits(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop = {});

/// Which candidates some solution uses, no solution uses, and which is open, counted up to the cap, as far as the
/// store says. Cost: a look at each cell of each solution.
CandidateKnowledge knownCandidates(const Puzzle& puzzle, const WitnessStore& known, std::uint32_t cap = 1);

/// knownCandidates(), with the searches that settle the rest. The store learns from them. Given up after about a
/// minute. The sink and the stop token are as for trueCandidates().
PuzzleCandidates candidatesBetweenEdits(const Puzzle& puzzle, std::uint32_t cap, WitnessStore& known,
                                        std::stop_token stop = {}, const CandidatesSink& sink = {});

/// Candidates that exactly one solution uses: as givens they make the puzzle proper. None in cells where nothing else
/// is possible. `candidates` must be counted to a cap of at least 2.
CandidateGrid usedByOneSolution(const CandidateKnowledge& candidates, const BoardShape& shape);

}  // namespace nonet
