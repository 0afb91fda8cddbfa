// All forcing chains and cycles of a board, for the runs whose chains they are nested in.
#pragma once

#include "core/techniques/explainer/explainer_cycles.h"
#include "core/techniques/explainer/explainer_levels.h"
#include "core/techniques/explainer/explainer_nested_hint.h"
#include "core/techniques/explainer/explainer_step.h"

namespace nonet::explainer {

class ForcingList {
public:
    ForcingList();

    /// The easiest for each result, in the scale's order, except what isWanted(removals) refuses. Handed on are those
    /// that lean on something which `source` had and the board has not.
    template <typename Wanted, typename Action>
    void forEach(const Board& board, const Board& source, NestedHint& hint, Wanted&& isWanted, Action&& action) {
        collect(board);
        for (const Found& found : m_sorted) {
            if (!isWanted(found.removed))
                continue;
            describe(board, source, found, hint);
            if (!hint.parents.empty())
                action(hint);
        }
    }

    /// The chains of a forcing chain or cycle that was found on the board.
    void tellChains(const Board& board, Step& step);

private:
    struct Found {
        double rating = 0;
        int complexity = 0;
        LinkMode mode = LinkMode::x;
        bool isCycle = false;
        /// For a chain, 1 where it starts from true, else 0. For a cycle, which of those from its start it is, from 0.
        int which = 0;
        Node start = 0;
        std::uint32_t order = 0;
        IdSet removed;
    };

    void collect(const Board& board);
    void measure();
    void collectFrom(const Board& board, LinkMode mode, int start);
    void offer(const Board& board, const Found& found);
    /// Nodes of the shortest chain from the start to its contrary, 0 where there is none.
    int walk(const LinkGraph& graph, int start, bool fromTrue);
    void describe(const Board& board, const Board& source, const Found& found, NestedHint& hint);
    void describeChain(const Board& board, const Board& source, const LinkGraph& graph, const Found& found,
                       NestedHint& hint);
    void describeCycle(const Board& board, const Board& source, const LinkGraph& graph, const Found& found,
                       NestedHint& hint);

    LinkGraph m_graph;
    LinkLevels m_levels;
    /// By start: nodes of its chain from true and from false, 0 for none; whether it may have a cycle.
    std::array<std::vector<std::uint16_t>, 2> m_nodes;
    std::vector<std::uint8_t> m_mayClose;
    CycleWalk m_cycles;
    std::vector<Node> m_trues;
    std::vector<Node> m_falses;
    std::vector<std::uint32_t> m_seenTrue;
    std::vector<std::uint32_t> m_seenFalse;
    std::uint32_t m_round = 0;
    std::vector<Node> m_trueParent;
    std::vector<Node> m_falseParent;
    /// By the result's literal: its place in m_found, -1 for none.
    std::vector<int> m_byResult;
    std::vector<Found> m_found;
    std::vector<Found> m_sorted;
    std::uint32_t m_order = 0;
};

}  // namespace nonet::explainer
