// Producer 21 of the Explainer scale: cycles and forcing chains on a board that does not change, without branches.
#pragma once

#include "core/techniques/explainer/explainer_cycles.h"

namespace nonet::explainer {

/// A set of nodes; as many words as the graph needs are used.
using NodeBits = std::array<std::uint64_t, IdSet::kWords>;

/// Finds the easiest of all forcing chains and cycles; of equal ones the first in the scale's order.
///
/// All starts go on together, two links a level, as sets of nodes: how long a chain is follows from the level at which
/// its start meets its own contrary, so paths are walked for cycles alone.
class ForcingChains {
public:
    ForcingChains();

    /// 6.5 cycles of one kind, 6.6 forcing chains within a digit, 7.0 what uses both kinds; and their length.
    bool find(const Board& board, Hint& best);

    /// Of the last find: the graph by which the best hint's chain can be walked again.
    static double baseOf(LinkMode mode, bool isCycle) { return mode == LinkMode::xy ? 7.0 : isCycle ? 6.5 : 6.6; }

private:
    void prepare();
    void runPass(const Board& board, LinkMode mode, Hint& best);
    bool goOn();
    void lookAtLevel(const Board& board, LinkMode mode, int complexity, Hint& best);
    bool mayBeat(LinkMode mode, bool isCycle, int complexity, const Hint& best) const;
    void offerCycle(const Board& board, LinkMode mode, int start, int complexity, Hint& best);
    void offerChain(const Board& board, LinkMode mode, int start, bool fromTrue, int complexity, Hint& best);

    LinkGraph m_graph;
    CycleWalk m_walk;
    std::size_t m_words = 1;
    /// By node, each a set of nodes: what it makes false; the true ones two links on; those it is two links on from.
    std::vector<NodeBits> m_weak;
    std::vector<NodeBits> m_onward;
    std::vector<NodeBits> m_backward;
    /// By start, once true and once false: the true nodes that were just reached, and all of them.
    std::vector<NodeBits> m_front;
    std::vector<NodeBits> m_reached;
    std::vector<std::uint8_t> m_isActive;
    bool m_hasBest = false;
};

}  // namespace nonet::explainer
