// Why the open puzzle has no solution: see diagnosis.h of the general solver for what the answer says.
#pragma once

#include "core/solvers/propagation/diagnosis.h"

namespace nonet {

/// Why any puzzle, with the givens that it has, has no solution. Some milliseconds for most, given up after some
/// seconds: then the smallest set that was found so far. The stop token is read at least every 10 ms.
Diagnosis whyNone(const Puzzle& puzzle, std::stop_token stop = {});

}  // namespace nonet
