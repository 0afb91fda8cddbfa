// The solver run by hand: each step that a learner takes is held against what the version would do there, and the first
// one that it would not do is told with its reason. For boards as small as 4 x 4.
#pragma once

#include "core/solvers/minigrid/box_sequence.h"
#include "core/solvers/minigrid/permutation_graph.h"
#include "core/solvers/minigrid/permutation_tree.h"
#include "core/solvers/minigrid/pruning_film.h"

namespace nonet {

enum class PickFault : std::uint8_t {
    /// No earlier box is its neighbour.
    notLinked,
    /// `better` has more clues,
    fewerClues,
    /// or as many, and the lower number.
    higherNumber,
};
struct PickSlip {
    std::size_t pick = 0;
    PickFault fault = PickFault::notLinked;
    int better = 0;
    friend bool operator==(const PickSlip&, const PickSlip&) = default;
};
/// The first of these boxes, each once, that S_M takes otherwise after those before it.
std::optional<PickSlip> firstPickSlip(const Puzzle& puzzle, std::span<const int> picks);

enum class CutFault : std::uint8_t {
    none,
    /// It was let stand, and a cell in line holds its digit.
    missed,
    /// The cell that was named does not hold the digit,
    otherDigit,
    /// or holds it out of line.
    outOfLine,
};

/// A tree walked vertex by vertex: the learner names the cell that cuts a vertex, or the vertex's own cell where the
/// digit may stand there.
class TreeByHand {
public:
    /// The tree's first vertices, without the root: `limit` of them.
    TreeByHand(const Puzzle& puzzle, const PermutationTree& tree, std::size_t limit);

    /// To be decided, in the order of the walk.
    std::size_t count() const { return m_view.vertices.size() - 1; }
    /// The whole tree is among them.
    bool isWhole() const { return m_view.isComplete; }
    const TreeVertex& vertex(std::size_t n) const { return m_view.vertices[n + 1].vertex; }
    CutFault check(std::size_t n, Cell answer) const;

private:
    Puzzle m_puzzle;
    TreeView m_view;
};

/// A step of version 3.2: a permutation is taken, or the one taken last is given back since none is left to follow it,
/// or since the path is full and other solutions are looked for.
struct HandStep {
    GraphNode node;
    bool isBack = false;
    friend bool operator==(const HandStep&, const HandStep&) = default;
};
enum class HandFault : std::uint8_t {
    /// Another box is next on the path.
    otherBox,
    /// It was given back before.
    triedBefore,
    /// It clashes with `other`, which was taken earlier.
    clashes,
    /// `other` comes earlier in the list and goes with all that was taken.
    skips,
    /// `other` goes with all that was taken: nothing needs to be given back.
    backTooSoon,
};
struct HandSlip {
    std::size_t step = 0;
    HandFault fault = HandFault::otherBox;
    GraphNode other;
    friend bool operator==(const HandSlip&, const HandSlip&) = default;
};

/// Version 3.2 on paper: along a path, the lists from the top.
class PathByHand {
public:
    PathByHand(const PermutationGraph& graph, const Geometry& geometry, BoxOrder order)
        : m_graph(graph), m_geometry(geometry), m_order(std::move(order)) {}

    /// False where it slips, and all stays as it was; on a full path nothing can be taken, only given back, and after
    /// the end neither.
    bool take(const HandStep& step);
    const std::optional<HandSlip>& slip() const { return m_slip; }
    /// Taken, in the order of the path.
    const std::vector<GraphNode>& chosen() const { return m_chosen; }
    /// The path is full now.
    bool isSolved() const { return m_chosen.size() == m_order.size(); }
    /// Full paths so far.
    std::size_t solutions() const { return m_solutions; }
    /// The first box has nothing left: all solutions were found.
    bool isExhausted() const { return m_isExhausted; }
    std::size_t steps() const { return m_steps; }
    /// The next box of the path; only while neither solved nor exhausted.
    int nextBox() const { return m_order[m_chosen.size()]; }
    /// What the version would take next; nothing: it goes back.
    std::optional<GraphNode> expected() const;
    /// The earlier choice that a permutation clashes with.
    std::optional<GraphNode> clashOf(GraphNode node) const;

private:
    bool slips(HandFault fault, GraphNode other);

    const PermutationGraph& m_graph;
    Geometry m_geometry;
    BoxOrder m_order;
    std::vector<GraphNode> m_chosen;
    /// Where the list of the next box goes on.
    std::uint32_t m_from = 0;
    std::optional<HandSlip> m_slip;
    std::size_t m_steps = 0;
    std::size_t m_solutions = 0;
    bool m_isExhausted = false;
};

/// Version 4.2's pruning by hand, permutation by permutation: each one struck must have lost its partners to those
/// struck before.
class StrikesByHand {
public:
    StrikesByHand(const PermutationGraph& graph, const Geometry& geometry, PruningScope scope);

    /// Why it may go now; nothing while it has partners everywhere.
    std::optional<PruningRemoval> reason(GraphNode node) const;
    bool isStruck(GraphNode node) const { return m_struck[at(node.box)][node.number]; }
    /// False where it still has partners; it stays then.
    bool strike(GraphNode node);
    /// Of those that are left; nothing: none matches.
    std::optional<GraphNode> matchIn(GraphNode node, int box) const;
    std::uint32_t left(int box) const;
    /// Nothing more may go, or some box has nothing left.
    bool isOver() const;

private:
    static std::size_t at(int n) { return static_cast<std::size_t>(n); }
    bool isSupported(GraphNode node, const std::vector<int>& others) const;

    const PermutationGraph& m_graph;
    Geometry m_geometry;
    PruningScope m_scope;
    std::vector<std::vector<bool>> m_struck;
};

}  // namespace nonet
