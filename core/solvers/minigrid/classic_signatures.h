// Version 4.2 on classic boards, over the table of trio configurations: a permutation is two signature numbers.
#pragma once

#include "core/board/classic_digits.h"
#include "core/solvers/minigrid/signature_solver.h"

namespace nonet {

/// Removes from the candidates what peers' single candidates and hidden singles rule out, until nothing changes. False
/// where a contradiction shows; the candidates then say nothing. Some microseconds.
bool followSingles(ClassicMarks& candidates);

/// As solveBySignatures for classic candidates.
SignatureOutcome solveClassicBySignatures(const ClassicMarks& candidates, const MinigridLimits& limits,
                                          std::stop_token stop);

}  // namespace nonet
