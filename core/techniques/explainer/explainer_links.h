// The links that chains without memory walk over: which candidates a true one makes false, and which a false one makes
// true, on a board that does not change.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

#include <memory>
#include <vector>

namespace nonet::explainer {

/// Which links count: within digits only, out of false ones through cells only, or all.
enum class LinkMode : std::uint8_t { x, y, xy };

/// Candidates numbered without gaps, in the order of cells and digits.
using Node = std::uint16_t;

/// A short list of nodes in another list.
struct NodeRange {
    const Node* first = nullptr;
    const Node* last = nullptr;
    const Node* begin() const { return first; }
    const Node* end() const { return last; }
    bool isEmpty() const { return first == last; }
};

class LinkGraph {
public:
    LinkGraph();

    void build(const Board& board);
    /// Which of the links count from now on.
    void use(LinkMode mode) { m_mode = mode; }
    LinkMode mode() const { return m_mode; }

    int size() const { return m_size; }
    CandidateId idOfNode(int node) const { return m_ids[static_cast<std::size_t>(node)]; }
    int nodeOf(int id) const { return m_nodes[static_cast<std::size_t>(id)]; }
    /// The first node of the cell; those of a cell follow each other. nodesOfCell(81) is their number.
    int nodesOfCell(int cell) const { return m_cellStart[static_cast<std::size_t>(cell)]; }
    /// What the node, true, makes false: its cell's other digits, then its digit in block, row and column.
    NodeRange madeFalse(int node) const {
        const Ends& ends = m_ends[static_cast<std::size_t>(node)];
        return {m_weak.data() + (m_mode == LinkMode::x ? ends.weakInHouses : ends.weak), m_weak.data() + ends.weakEnd};
    }
    /// What the node, false, makes true: its cell's other digit, then the other place in block, row and column.
    NodeRange madeTrue(int node) const {
        const Ends& ends = m_ends[static_cast<std::size_t>(node)];
        return {m_strong.data() + (m_mode == LinkMode::x ? ends.strongInHouses : ends.strong),
                m_strong.data() + (m_mode == LinkMode::y ? ends.strongInHouses : ends.strongEnd)};
    }

private:
    /// Where the node's links lie: those in its cell first, then those in its houses.
    struct Ends {
        std::uint16_t weak;
        std::uint16_t weakInHouses;
        std::uint16_t weakEnd;
        std::uint16_t strong;
        std::uint16_t strongInHouses;
        std::uint16_t strongEnd;
    };
    void number(const Board& board);
    void linkNode(const Board& board, int node);

    int m_size = 0;
    std::array<CandidateId, kCandidates> m_ids{};
    std::array<Node, kCandidates> m_nodes{};
    std::array<Node, 82> m_cellStart{};
    std::vector<Node> m_weak;
    std::vector<Node> m_strong;
    std::vector<Ends> m_ends;
    LinkMode m_mode = LinkMode::xy;
};

}  // namespace nonet::explainer
