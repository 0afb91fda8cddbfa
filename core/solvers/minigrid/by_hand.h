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

    /// False where it is a mistake, and all stays as it was; on a full path nothing can be taken, only given back, and
    /// after the end neither.
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
    /// A permutation of the box that is left and matches the node; nothing: none does.
    std::optional<GraphNode> matchIn(GraphNode node, int box) const;
    std::uint32_t left(int box) const;
    std::uint32_t nodeCount(int box) const { return m_graph.nodeCount(box); }
    /// Nothing more may go, or some box has nothing left.
    bool isOver() const;
    bool isEmptied() const;
    /// One is left in each box.
    bool isSolved() const;
    /// The boxes with the fewest left among those with several; none where no box has several.
    std::vector<int> boxesToGuess() const;
    /// All others of its box go, for a trial.
    void suppose(GraphNode node);
    /// It goes without a witness: supposing it led to nothing.
    void refute(GraphNode node) { m_struck[at(node.box)][node.number] = true; }

private:
    static std::size_t at(int n) { return static_cast<std::size_t>(n); }
    bool isSupported(GraphNode node, const std::vector<int>& others) const;

    const PermutationGraph& m_graph;
    Geometry m_geometry;
    PruningScope m_scope;
    std::vector<std::vector<bool>> m_struck;
};

enum class PruneFault : std::uint8_t {
    /// To be struck, but it has partners everywhere.
    hasPartners,
    /// To be supposed, but another box has fewer left.
    notFewest,
};

/// The whole of version 4.2 by hand: what has lost its partners is struck; where nothing more can be, a permutation is
/// supposed and all goes on; where a box is empty, that permutation is given back, and struck for good.
class PruneByHand {
public:
    PruneByHand(const PermutationGraph& graph, const Geometry& geometry, PruningScope scope)
        : m_boards{StrikesByHand(graph, geometry, scope)} {}

    /// Strikes, supposes or gives back, whichever is due. False: a mistake, or nothing to do with it; all stays as it
    /// was.
    bool take(GraphNode node);
    const std::optional<PruneFault>& slip() const { return m_slip; }
    const StrikesByHand& now() const { return m_boards.back(); }
    /// Supposed now, from the first on.
    const std::vector<GraphNode>& supposed() const { return m_supposed; }
    /// The choices now, from the first on: what could be supposed there, with those that were given back. The last one
    /// may have nothing supposed yet.
    struct Choice {
        int box = 0;
        /// By number.
        std::vector<std::uint32_t> numbers;
        std::vector<std::uint32_t> refuted;
        std::optional<std::uint32_t> supposed;
    };
    std::vector<Choice> choices() const;
    /// How many were, and how many of these were given back.
    int guesses() const { return m_guesses; }
    int backs() const { return m_guesses - static_cast<int>(m_supposed.size()); }
    bool isDue() const { return now().isOver() && !now().isEmptied() && !now().isSolved(); }
    /// What was supposed last has emptied a box.
    bool isDeadEnd() const { return now().isEmptied() && !m_supposed.empty(); }
    bool isEnded() const { return now().isSolved() || (now().isEmptied() && m_supposed.empty()); }

private:
    /// The last one is the current one; those before are gone back to.
    std::vector<StrikesByHand> m_boards;
    std::vector<GraphNode> m_supposed;
    /// By depth.
    std::vector<std::vector<GraphNode>> m_refuted{{}};
    int m_guesses = 0;
    std::optional<PruneFault> m_slip;
};

/// Version 3.1 by hand: the boxes of an order are filled digit by digit, and a box that nothing fits any more sends
/// back to the one before.
class TreesByHand {
public:
    TreesByHand(const Puzzle& puzzle, BoxOrder order);

    enum class Fault : std::uint8_t {
        none,
        /// The cell belongs to another box than the one to be filled, or is a clue's.
        otherBox,
        /// `other` holds the digit in the same row, column or box.
        clashes,
        /// The box as it stands now was given back before.
        triedBefore,
        /// Given back too soon: `other` can still take `digit`.
        backTooSoon,
    };
    struct Slip {
        Fault fault = Fault::none;
        Cell cell;
        Digit digit = Digit(1);
        Cell other;
    };

    /// A digit of the box to be filled, or nothing to clear the cell. A mistake stays on the board until the next step.
    void put(Cell cell, std::optional<Digit> digit);
    /// The box has nothing that was not tried: the one before is given back.
    void giveBack();

    /// Clues left out.
    const Grid& placed() const { return m_placed; }
    const Slip& slip() const { return m_slip; }
    bool slips() const { return m_slip.fault != Fault::none; }
    /// The boxes that are full, in the order of the boxes.
    const std::vector<BoxPermutation>& chosen() const { return m_chosen; }
    /// Given back at this place of the order, under what is chosen before.
    const std::vector<BoxPermutation>& tried(std::size_t level) const { return m_tried[level]; }
    bool isSolved() const { return m_chosen.size() == m_order.size(); }
    /// The first box was found to have nothing more.
    bool isExhausted() const { return m_isExhausted; }
    /// The box to be filled; only while neither solved nor exhausted.
    int box() const { return m_order[m_chosen.size()]; }
    std::size_t solutions() const { return m_solutions; }
    int backs() const { return m_backs; }

private:
    /// A permutation of the box to be filled, under what is chosen, that was not given back; nothing where none is
    /// left.
    std::optional<BoxPermutation> untried() const;
    void closeBox();
    void clearBox(int box);

    Puzzle m_puzzle;
    BoxOrder m_order;
    Grid m_placed;
    std::vector<BoxPermutation> m_chosen;
    /// By level, given back under what is chosen before.
    std::vector<std::vector<BoxPermutation>> m_tried;
    Slip m_slip;
    bool m_isExhausted = false;
    std::size_t m_solutions = 0;
    int m_backs = 0;
};

}  // namespace nonet
