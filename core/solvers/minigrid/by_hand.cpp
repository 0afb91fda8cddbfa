#include "core/solvers/minigrid/by_hand.h"

#include <algorithm>

namespace nonet {

std::optional<PickSlip> firstPickSlip(const Puzzle& puzzle, std::span<const int> picks) {
    const std::vector<SequencePick> sequence = boxSequence(puzzle);
    for (std::size_t i = 0; i < picks.size() && i < sequence.size(); ++i) {
        const SequencePick& right = sequence[i];
        if (picks[i] == right.box)
            continue;
        if (std::ranges::find(right.eligible, picks[i]) == right.eligible.end())
            return PickSlip{i, PickFault::notLinked, right.box};
        const bool isTied = std::ranges::find(right.tied, picks[i]) != right.tied.end();
        return PickSlip{i, isTied ? PickFault::higherNumber : PickFault::fewerClues, right.box};
    }
    return std::nullopt;
}

TreeByHand::TreeByHand(const Puzzle& puzzle, const PermutationTree& tree, std::size_t limit)
    : m_puzzle(puzzle), m_view(treeView(tree, limit + 1)) {}

CutFault TreeByHand::check(std::size_t n, Cell answer) const {
    const TreeVertex& each = vertex(n);
    const Geometry& geometry = m_puzzle.geometry;
    if (answer == *each.cell)
        return each.isCut() ? CutFault::missed : CutFault::none;
    if (m_puzzle.givens.digit(answer) != each.digit)
        return CutFault::otherDigit;
    const bool isInLine =
        geometry.row(answer) == geometry.row(*each.cell) || geometry.column(answer) == geometry.column(*each.cell);
    return isInLine ? CutFault::none : CutFault::outOfLine;
}

std::optional<GraphNode> PathByHand::clashOf(GraphNode node) const {
    for (const GraphNode earlier : m_chosen)
        if (areNeighbours(m_geometry, node.box, earlier.box) && !m_graph.areJoined(node, earlier))
            return earlier;
    return std::nullopt;
}

std::optional<GraphNode> PathByHand::expected() const {
    if (isSolved())
        return std::nullopt;
    const int box = nextBox();
    for (std::uint32_t i = m_from; i < m_graph.nodeCount(box); ++i)
        if (!clashOf({box, i}))
            return GraphNode{box, i};
    return std::nullopt;
}

bool PathByHand::slips(HandFault fault, GraphNode other) {
    m_slip = HandSlip{m_steps, fault, other};
    return false;
}

bool PathByHand::take(const HandStep& step) {
    if (m_isExhausted || (isSolved() && !step.isBack))
        return false;
    m_slip.reset();
    const std::optional<GraphNode> right = expected();
    if (step.isBack) {
        if (right)
            return slips(HandFault::backTooSoon, *right);
        m_isExhausted = m_chosen.empty();
        if (!m_isExhausted) {
            m_from = m_chosen.back().number + 1;
            m_chosen.pop_back();
        }
        ++m_steps;
        return true;
    }
    if (step.node.box != nextBox())
        return slips(HandFault::otherBox, {nextBox(), 0});
    if (const auto clash = clashOf(step.node))
        return slips(HandFault::clashes, *clash);
    if (step.node.number < m_from)
        return slips(HandFault::triedBefore, step.node);
    if (step.node != *right)
        return slips(HandFault::skips, *right);
    m_chosen.push_back(step.node);
    m_from = 0;
    ++m_steps;
    m_solutions += isSolved() ? 1 : 0;
    return true;
}

StrikesByHand::StrikesByHand(const PermutationGraph& graph, const Geometry& geometry, PruningScope scope)
    : m_graph(graph), m_geometry(geometry), m_scope(scope) {
    for (int box = 0; box < graph.boxes(); ++box)
        m_struck.emplace_back(graph.nodeCount(box));
}

std::optional<GraphNode> StrikesByHand::matchIn(GraphNode node, int box) const {
    for (std::uint32_t i = 0; i < m_graph.nodeCount(box); ++i)
        if (!isStruck({box, i}) && m_graph.areJoined(node, {box, i}))
            return GraphNode{box, i};
    return std::nullopt;
}

/// Whether these boxes can all match it, and each other, at once; they are two at most on a classic board.
bool StrikesByHand::isSupported(GraphNode node, const std::vector<int>& others) const {
    std::vector<GraphNode> taken{node};
    const auto goesOn = [&](const auto& self, std::size_t n) -> bool {
        if (n == others.size())
            return true;
        for (std::uint32_t i = 0; i < m_graph.nodeCount(others[n]); ++i) {
            const GraphNode next{others[n], i};
            if (isStruck(next) ||
                !std::ranges::all_of(taken, [&](GraphNode each) { return m_graph.areJoined(next, each); }))
                continue;
            taken.push_back(next);
            if (self(self, n + 1))
                return true;
            taken.pop_back();
        }
        return false;
    };
    return goesOn(goesOn, 0);
}

std::optional<PruningRemoval> StrikesByHand::reason(GraphNode node) const {
    for (const Chute chute : chutes(m_geometry)) {
        std::vector<int> others = boxesOf(m_geometry, chute);
        if (std::erase(others, node.box) == 0)
            continue;
        for (const int other : others)
            if (!matchIn(node, other))
                return PruningRemoval{node, chute, WitnessKind::noMatch, other};
        if (m_scope == PruningScope::chutes && !isSupported(node, others))
            return PruningRemoval{node, chute, WitnessKind::noneTogether, 0};
    }
    return std::nullopt;
}

bool StrikesByHand::strike(GraphNode node) {
    if (isStruck(node) || !reason(node))
        return false;
    m_struck[at(node.box)][node.number] = true;
    return true;
}

std::uint32_t StrikesByHand::left(int box) const {
    return static_cast<std::uint32_t>(std::ranges::count(m_struck[at(box)], false));
}

bool StrikesByHand::isOver() const {
    for (int box = 0; box < m_graph.boxes(); ++box)
        if (left(box) == 0)
            return true;
    for (int box = 0; box < m_graph.boxes(); ++box)
        for (std::uint32_t i = 0; i < m_graph.nodeCount(box); ++i)
            if (!isStruck({box, i}) && reason({box, i}))
                return false;
    return true;
}

}  // namespace nonet
