// QuickXplain (Junker 2004) over what a puzzle has.
#pragma once

#include "core/solvers/propagation/conflict_check.h"

#include <functional>

namespace nonet::propagation {

struct SmallestConflict {
    Members members;
    /// A solution was found without each of them.
    bool isProved = false;
};

/// `conflict` is known to be one; those that come first are kept where there is a choice. A test that stays unknown
/// keeps its member, so the answer is a conflict whatever the budget. `patience`: contradictions of a test in the first
/// round, more in each that follows. `smaller`: each smaller one on the way.
SmallestConflict smallestConflict(ConflictCheck& test, const Members& conflict, std::uint64_t patience,
                                  const std::function<void(const Members&)>& smaller);

}  // namespace nonet::propagation
