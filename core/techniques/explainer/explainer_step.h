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
    /// Which of the nested steps beside its chain it follows from, -1 for none.
    int nested = -1;
};

/// The ancestors of one target, the target first, as the scale counts them.
struct Chain {
    std::vector<ChainNode> nodes;
};

/// A hint that a chain found on the board as the chain had left it, with chains of its own.
struct NestedStep {
    /// A cycle has that of its links.
    ChainKind kind = ChainKind::none;
    bool isCycle = false;
    IdSet removed;
    /// As Step::chains. A link may lean on what the chain around it had removed: that stands with the parents of the
    /// node that follows from this hint.
    std::vector<Chain> chains;
    std::vector<NestedStep> nested;
};

struct Step {
    /// 66 is 6.6.
    int tenths = 0;
    /// producer, complexity, placement, removals, and the sets of what is no chain.
    Hint hint;
    /// A forcing chain has one, a cycle both directions, a double or a contradiction two, a cell or house one a branch.
    std::vector<Chain> chains;
    /// Each once, however many nodes follow from it.
    std::vector<NestedStep> nested;
};

}  // namespace nonet::explainer
