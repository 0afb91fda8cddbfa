// A step of the Explainer scale as it is listed and drawn: plain data, made only when someone asks for the path.
#pragma once

#include "core/techniques/explainer/explainer_run.h"

namespace nonet::explainer {

/// A candidate of a chain, true or false, and why.
struct ChainNode {
    Literal literal = 0;
    /// Assumed at the chain's start; by a cell, a house, or (advanced) by what stands on the board by then.
    Cause cause = Cause::assumed;
    /// Places in the chain's nodes of what it follows from.
    std::vector<std::uint16_t> parents;
    /// Which of the step's nested chains it follows from, -1 for none.
    int nested = -1;
};

/// The ancestors of one target, the target first, as the scale counts them.
struct Chain {
    std::vector<ChainNode> nodes;
};

/// What a nested chain consists of: a list of literals for each of its targets, the target first.
using NestedLists = std::vector<std::vector<Literal>>;

struct Step {
    /// 66 is 6.6.
    int tenths = 0;
    /// producer, complexity, placement, removals, and the sets of what is no chain.
    Hint hint;
    /// A forcing chain has one, a cycle both directions, a double or a contradiction two, a cell or house one a branch.
    std::vector<Chain> chains;
    std::vector<NestedLists> nested;
};

}  // namespace nonet::explainer
