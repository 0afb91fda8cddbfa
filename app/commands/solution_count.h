#pragma once

#include "app/commands/answer.h"
#include "core/solvers/search/search.h"

#include <cstdint>

namespace nonet {

/// What a solver can say of the number of solutions.
struct SolutionCount {
    std::uint64_t number = 0;
    bool isAtLeast = false;
    bool isUnknown = false;
};

SolutionCount solutionCount(const SearchOutcome& outcome, std::uint64_t limit);
/// A number, ">=N" or "?".
void addCount(Answer& answer, SolutionCount count, const char* key = "count");

}  // namespace nonet
