// The graph of version 4.1: a node for each valid permutation of each box, an edge between two permutations of
// neighbouring boxes that match. A solution is nine nodes, one a box, with all 18 pairs joined; since boxes like 1 and
// 5 have nothing to do with each other, that is no clique.
#pragma once

#include "core/solvers/minigrid/box_permutation.h"

#include <span>
#include <stop_token>

namespace nonet {

/// A permutation by its box and its number in the box's list.
struct GraphNode {
    int box = 0;
    std::uint32_t number = 0;
    friend auto operator<=>(const GraphNode&, const GraphNode&) = default;
};

/// Bytes that the edges may take, a bit for each pair in both directions.
inline constexpr std::uint64_t kLargestGraphBytes = 40U << 20;

class PermutationGraph {
public:
    int boxes() const { return static_cast<int>(m_permutations.size()); }
    std::uint32_t nodeCount(int box) const { return static_cast<std::uint32_t>(list(box).size()); }
    std::uint64_t nodeCount() const;
    const BoxPermutation& permutation(GraphNode node) const { return list(node.box)[node.number]; }

    /// The boxes must be neighbours, here and below.
    bool areJoined(GraphNode a, GraphNode b) const;
    /// The nodes of a box that this one is joined to, as bits: 64 a word.
    std::span<const std::uint64_t> row(GraphNode node, int box) const;
    std::uint32_t matchCount(GraphNode node, int box) const;
    /// Ascending.
    std::vector<std::uint32_t> matches(GraphNode node, int box) const;
    std::uint64_t edgeCount(BoxPair pair) const;
    std::uint64_t edgeCount() const;

private:
    friend struct GraphBuilder;

    const std::vector<BoxPermutation>& list(int box) const { return m_permutations[static_cast<std::size_t>(box)]; }
    std::size_t pairIndex(int a, int b) const { return static_cast<std::size_t>(a * boxes() + b); }

    Geometry m_geometry;
    std::vector<std::vector<BoxPermutation>> m_permutations;
    /// By ordered pair of boxes; a row a node.
    std::vector<std::vector<std::uint64_t>> m_edges;
    std::vector<std::size_t> m_words;
};

struct GraphBuild {
    PermutationGraph graph;
    /// Permutations of all boxes; counted up to 4,000,000.
    std::uint64_t permutations = 0;
    /// Pairs of permutations compared.
    std::uint64_t compared = 0;
    /// The edges would not fit (kLargestGraphBytes), or the budget of comparisons ran out, or it was stopped: no graph.
    bool hasTooMany = false;
    bool budgetRanOut = false;
    bool wasStopped = false;

    bool isBuilt() const { return !hasTooMany && !budgetRanOut && !wasStopped; }
};

/// A nanosecond a pair. The puzzle must be supported (minigridSupport).
GraphBuild buildGraph(const Puzzle& puzzle, std::stop_token stop = {}, std::uint64_t budget = UINT64_MAX);

}  // namespace nonet
