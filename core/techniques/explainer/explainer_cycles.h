// Cycles of links: a candidate, true, that comes out true again.
#pragma once

#include "core/techniques/explainer/explainer_links.h"

namespace nonet::explainer {

/// A cycle's nodes against the direction in which it was walked: the start (true), then false and true in turn. The
/// start is not repeated at the end.
using CyclePath = FixedList<Node, 2 * kCandidates>;

/// The walk from one start: breadth first in layers, true nodes once, false ones as often as they come up unless they
/// lie on the way already.
class CycleWalk {
public:
    CycleWalk();

    /// Calls action(path) for every cycle of 4 nodes or more, at most maxNodes, in the order in which they close, until
    /// it returns true.
    template <typename Action>
    bool forEachCycle(const LinkGraph& graph, int start, int maxNodes, Action&& action);

private:
    struct Reached {
        Node node;
        /// The false node that made it true, and the true one before that (a place in the list).
        Node through;
        std::uint16_t before;
    };
    bool liesBefore(std::size_t at, Node falseNode) const {
        for (; at != 0; at = m_reached[at].before)
            if (m_reached[at].through == falseNode)
                return true;
        return false;
    }
    void takePath(std::size_t at, Node last) {
        m_path.clear();
        m_path.push(m_reached[0].node);
        m_path.push(last);
        for (; at != 0; at = m_reached[at].before) {
            m_path.push(m_reached[at].node);
            m_path.push(m_reached[at].through);
        }
    }

    std::vector<Reached> m_reached;
    std::vector<std::uint16_t> m_seen;
    std::uint16_t m_round = 0;
    CyclePath m_path;
};

/// What the cycle removes: outside its cells, what sees both a true and a false one of its digit.
IdSet removalsOfCycle(const Board& board, const LinkGraph& graph, const CyclePath& path);

template <typename Action>
bool CycleWalk::forEachCycle(const LinkGraph& graph, int start, int maxNodes, Action&& action) {
    if (++m_round == 0) {
        m_seen.assign(kCandidates, 0);
        m_round = 1;
    }
    m_reached.clear();
    m_reached.push_back({static_cast<Node>(start), 0, 0});
    m_seen[static_cast<std::size_t>(start)] = m_round;
    std::size_t layerEnd = 1;
    int nodes = 2;
    // A layer's false ones follow from its true ones in order, and the next layer's true ones from those in order:
    // going on from each false one at once gives the same order.
    for (std::size_t at = 0; at < m_reached.size(); ++at) {
        if (at == layerEnd) {
            layerEnd = m_reached.size();
            nodes += 2;
            if (nodes > maxNodes)
                return false;
        }
        for (const Node falseNode : graph.madeFalse(m_reached[at].node)) {
            const NodeRange next = graph.madeTrue(falseNode);
            if (next.isEmpty() || liesBefore(at, falseNode))
                continue;
            for (const Node node : next) {
                if (node == start && nodes >= 4) {
                    takePath(at, falseNode);
                    if (action(m_path))
                        return true;
                }
                if (m_seen[node] == m_round)
                    continue;
                m_seen[node] = m_round;
                m_reached.push_back({node, falseNode, static_cast<std::uint16_t>(at)});
            }
        }
    }
    return false;
}

}  // namespace nonet::explainer
