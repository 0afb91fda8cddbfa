// One function a question for any puzzle: which solver answers is chosen here and nowhere else. Classic puzzles go to
// search, at its own speed; all others, and what search has no answer to, to propagation.
#pragma once

#include "core/solvers/propagation/estimate.h"
#include "core/solvers/propagation/propagation.h"
#include "core/solvers/propagation/true_candidates.h"
#include "core/solvers/search/search.h"

namespace nonet {

/// Counts the solutions up to the limit, and gives the first one found; a limit of 1 solves. Faulty constraints are no
/// rules. The budget is in positions at which search branches, in contradictions for propagation. The token is read at
/// least every 10 ms, as by all of these.
SearchOutcome countSolutions(const Puzzle& puzzle, const SearchLimits& limits = {}, std::stop_token stop = {});

/// Any one solution: another for another seed, mostly, and the same for the same.
SearchOutcome anySolution(const Puzzle& puzzle, const AnySolutionLimits& limits = {}, std::stop_token stop = {});

/// Shows each solution once, in an order of the solver's own, until the limit is reached or the visit has enough, which
/// is told as the limit.
SearchOutcome allSolutions(const Puzzle& puzzle, const SearchLimits& limits, std::stop_token stop,
                           const SolutionVisit& visit);

/// Which candidates some solution uses, and how many do up to the cap. A classic puzzle's witnesses learn nothing, its
/// budget is none, and nothing is shown before the end: a moment later all is known.
PuzzleCandidates trueCandidatesOf(const Puzzle& puzzle, const TrueCandidatesQuestion& question = {},
                                  std::stop_token stop = {}, const CandidatesSink& sink = {});

/// About how many solutions there are, where they are too many to count.
SolutionEstimate aboutHowMany(const Puzzle& puzzle, const EstimateLimits& limits = {}, std::stop_token stop = {},
                              const ProgressSink& progress = {});

}  // namespace nonet
