#include "core/techniques/explainer/explainer_forcing_list.h"

#include "core/techniques/explainer/explainer_forcing.h"

#include <algorithm>

namespace nonet::explainer {

namespace {

constexpr ChainKind kindOfLinks(LinkMode mode) {
    return mode == LinkMode::x ? ChainKind::x : mode == LinkMode::y ? ChainKind::y : ChainKind::xy;
}

/// Why the second candidate is true once the first is false, on a board where it follows at once.
Cause causeOfTrue(const Board& board, int first, int second) {
    if (cellOfId(first) == cellOfId(second))
        return Cause::cell;
    const int digit = digitOfId(first);
    for (int kind = 0; kind < 3; ++kind) {
        const int house = houseOfCell(cellOfId(first), kind);
        if (house == houseOfCell(cellOfId(second), kind) && countOf(board.places(digit, house)) == 2)
            return causeOfKind(kind);
    }
    return Cause::assumed;
}

/// Why the second is false once the first is true.
Cause causeOfFalse(int first, int second) {
    if (cellOfId(first) == cellOfId(second))
        return Cause::cell;
    for (int kind = 0; kind < 3; ++kind)
        if (houseOfCell(cellOfId(first), kind) == houseOfCell(cellOfId(second), kind))
            return causeOfKind(kind);
    return Cause::assumed;
}

/// A list of literals for each target, each following from the next.
std::vector<Chain> chainsOf(const Board& board, const std::vector<Literal>& lists) {
    std::vector<Chain> chains(1);
    for (std::size_t i = 0; i + 1 < lists.size(); ++i) {
        if (lists[i] == NestedChains::kEnd) {
            chains.emplace_back();
            continue;
        }
        Chain& chain = chains.back();
        ChainNode node{lists[i], Cause::assumed, {}, -1};
        const Literal next = lists[i + 1];
        if (next != NestedChains::kEnd) {
            node.parents.push_back(static_cast<std::uint16_t>(chain.nodes.size() + 1));
            const int id = idOfLiteral(node.literal);
            node.cause = isTrueLiteral(node.literal) ? causeOfTrue(board, idOfLiteral(next), id)
                                                     : causeOfFalse(idOfLiteral(next), id);
        }
        chain.nodes.push_back(node);
    }
    return chains;
}

}  // namespace

ForcingList::ForcingList()
    : m_seenTrue(kCandidates, 0), m_seenFalse(kCandidates, 0), m_trueParent(kCandidates), m_falseParent(kCandidates),
      m_byResult(2 * kCandidates, -1) {
    m_trues.reserve(kCandidates);
    m_falses.reserve(kCandidates);
    m_found.reserve(2 * kCandidates);
}

void ForcingList::collect(const Board& board) {
    m_found.clear();
    m_order = 0;
    std::ranges::fill(m_byResult, -1);
    m_graph.build(board);
    for (const LinkMode mode : {LinkMode::x, LinkMode::y, LinkMode::xy}) {
        m_graph.use(mode);
        measure();
        for (int start = 0; start < m_graph.size(); ++start)
            collectFrom(board, mode, start);
    }
    m_sorted = m_found;
    std::ranges::sort(m_sorted, [](const Found& a, const Found& b) {
        if (a.rating != b.rating)
            return a.rating < b.rating;
        if (a.complexity != b.complexity)
            return a.complexity < b.complexity;
        return a.mode != b.mode ? a.mode < b.mode : a.order < b.order;
    });
}

void ForcingList::measure() {
    m_levels.begin(m_graph);
    const auto size = static_cast<std::size_t>(m_graph.size());
    m_nodes[0].assign(size, 0);
    m_nodes[1].assign(size, 0);
    m_mayClose.assign(size, 0);
    std::uint16_t nodes = 2;
    do {
        for (std::size_t node = 0; node < size; ++node) {
            if (nodes >= 4 && m_mayClose[node] == 0 && m_levels.mayClose(static_cast<int>(node)))
                m_mayClose[node] = 1;
            if (m_nodes[1][node] == 0 && m_levels.isRefuted(static_cast<int>(node)))
                m_nodes[1][node] = nodes;
            if (m_nodes[0][node] == 0 && m_levels.isForced(static_cast<int>(node)))
                m_nodes[0][node] = nodes;
        }
        nodes = static_cast<std::uint16_t>(nodes + 2);
    } while (m_levels.goOn());
}

void ForcingList::collectFrom(const Board& board, LinkMode mode, int start) {
    const LinkGraph& graph = m_graph;
    const int id = graph.idOfNode(start);
    const int inCell = graph.nodesOfCell(cellOfId(id) + 1) - graph.nodesOfCell(cellOfId(id));
    if (inCell < 2 || (mode == LinkMode::y && inCell != 2))
        return;
    Found found;
    found.mode = mode;
    found.start = static_cast<Node>(start);
    found.isCycle = true;
    if (m_mayClose[static_cast<std::size_t>(start)] != 0)
        m_cycles.forEachCycle(graph, start, 2 * kCandidates, [&](const CyclePath& path) {
            found.removed = removalsOfCycle(board, graph, path);
            found.complexity = static_cast<int>(path.size());
            found.rating = ForcingChains::baseOf(mode, true) + lengthRating(found.complexity);
            if (!found.removed.isEmpty())
                offer(board, found);
            ++found.which;
            return false;
        });
    if (mode == LinkMode::y)
        return;
    found.isCycle = false;
    for (const bool fromTrue : {true, false}) {
        found.complexity = m_nodes[fromTrue ? 1 : 0][static_cast<std::size_t>(start)];
        if (found.complexity == 0)
            continue;
        found.which = fromTrue ? 1 : 0;
        found.rating = ForcingChains::baseOf(mode, false) + lengthRating(found.complexity);
        found.removed.clear();
        if (fromTrue)
            found.removed.insert(id);
        else
            found.removed.insert(cellOfId(id), without(board.candidates(cellOfId(id)), bitOf(digitOfId(id))));
        offer(board, found);
    }
}

void ForcingList::offer(const Board& board, const Found& found) {
    // One candidate, or all of a cell but one, have a place in the table; few cycles remove other sets.
    int first = -1;
    bool isOneCell = true;
    found.removed.forEach([&](int id) {
        if (first < 0)
            first = id;
        isOneCell = isOneCell && cellOfId(id) == cellOfId(first);
    });
    Found entry = found;
    entry.order = m_order++;
    const auto isBefore = [](const Found& a, const Found& b) {
        if (a.rating != b.rating)
            return a.rating < b.rating;
        if (a.complexity != b.complexity)
            return a.complexity < b.complexity;
        return kindOfLinks(a.mode) < kindOfLinks(b.mode);
    };
    int* place = nullptr;
    const int count = found.removed.count();
    const int cell = cellOfId(first);
    if (count == 1)
        place = &m_byResult[literalOf(first, false)];
    else if (isOneCell && count == countOf(board.candidates(cell)) - 1)
        for (Nine bits = board.candidates(cell); bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            if (!found.removed.contains(idOf(cell, lowestOf(bits))))
                place = &m_byResult[literalOf(idOf(cell, lowestOf(bits)), true)];
    if (place == nullptr) {
        for (Found& known : m_found)
            if (known.isCycle && known.removed == found.removed) {
                if (isBefore(entry, known))
                    known = entry;
                return;
            }
        m_found.push_back(entry);
        return;
    }
    if (*place < 0) {
        *place = static_cast<int>(m_found.size());
        m_found.push_back(entry);
    } else if (isBefore(entry, m_found[static_cast<std::size_t>(*place)])) {
        m_found[static_cast<std::size_t>(*place)] = entry;
    }
}

int ForcingList::walk(const LinkGraph& graph, int start, bool fromTrue) {
    ++m_round;
    m_trues.clear();
    m_falses.clear();
    const auto node = static_cast<std::size_t>(start);
    if (fromTrue) {
        m_trues.push_back(static_cast<Node>(start));
        m_seenTrue[node] = m_round;
    } else {
        m_falses.push_back(static_cast<Node>(start));
        m_seenFalse[node] = m_round;
    }
    int nodes = 1;
    std::size_t nextTrue = 0;
    std::size_t nextFalse = 0;
    bool isTrueTurn = fromTrue;
    while (nextTrue < m_trues.size() || nextFalse < m_falses.size()) {
        ++nodes;
        if (isTrueTurn) {
            for (const std::size_t end = m_trues.size(); nextTrue < end; ++nextTrue)
                for (const Node falseNode : graph.madeFalse(m_trues[nextTrue])) {
                    if (m_seenFalse[falseNode] == m_round)
                        continue;
                    m_seenFalse[falseNode] = m_round;
                    m_falseParent[falseNode] = m_trues[nextTrue];
                    if (fromTrue && falseNode == start)
                        return nodes;
                    m_falses.push_back(falseNode);
                }
        } else {
            for (const std::size_t end = m_falses.size(); nextFalse < end; ++nextFalse)
                for (const Node trueNode : graph.madeTrue(m_falses[nextFalse])) {
                    if (m_seenTrue[trueNode] == m_round)
                        continue;
                    m_seenTrue[trueNode] = m_round;
                    m_trueParent[trueNode] = m_falses[nextFalse];
                    if (!fromTrue && trueNode == start)
                        return nodes;
                    m_trues.push_back(trueNode);
                }
        }
        isTrueTurn = !isTrueTurn;
    }
    return 0;
}

void ForcingList::describe(const Board& board, const Board& source, const Found& found, NestedHint& hint) {
    m_graph.use(found.mode);
    const LinkGraph& graph = m_graph;
    hint.removed = found.removed;
    hint.complexity = found.complexity;
    hint.parents.clear();
    hint.lists.clear();
    if (found.isCycle)
        describeCycle(board, source, graph, found, hint);
    else
        describeChain(board, source, graph, found, hint);
    if (hint.isTold)
        hint.told = {kindOfLinks(found.mode), found.isCycle, found.removed, chainsOf(board, hint.lists), {}};
}

void ForcingList::describeChain(const Board& board, const Board& source, const LinkGraph& graph, const Found& found,
                                NestedHint& hint) {
    const bool fromTrue = found.which == 1;
    walk(graph, found.start, fromTrue);
    Node node = found.start;
    bool isTrue = !fromTrue;
    for (int i = 0; i < found.complexity; ++i) {
        hint.lists.push_back(literalOf(graph.idOfNode(node), isTrue));
        if (i + 1 == found.complexity)
            break;
        const Node parent = isTrue ? m_trueParent[node] : m_falseParent[node];
        if (isTrue)
            addRuleParents(source, board, graph.idOfNode(node),
                           causeOfTrue(board, graph.idOfNode(parent), graph.idOfNode(node)), hint.parents);
        node = parent;
        isTrue = !isTrue;
    }
    hint.lists.push_back(NestedChains::kEnd);
}

void ForcingList::describeCycle(const Board& board, const Board& source, const LinkGraph& graph, const Found& found,
                                NestedHint& hint) {
    int which = 0;
    m_cycles.forEachCycle(graph, found.start, 2 * kCandidates, [&](const CyclePath& path) {
        if (which++ != found.which)
            return false;
        // The first target's list goes from the start backwards, ...
        const std::size_t n = path.size();
        for (std::size_t i = 0; i < n; ++i) {
            const int id = graph.idOfNode(path[i]);
            hint.lists.push_back(literalOf(id, i % 2 == 0));
            if (i % 2 == 0)
                addRuleParents(source, board, id, causeOfTrue(board, graph.idOfNode(path[i + 1]), id), hint.parents);
        }
        hint.lists.push_back(NestedChains::kEnd);
        // ... the other's forwards, all contrary; what was false there counts here by what made it false.
        hint.lists.push_back(literalOf(graph.idOfNode(path[0]), false));
        for (std::size_t i = n - 1; i > 0; --i) {
            const int id = graph.idOfNode(path[i]);
            hint.lists.push_back(literalOf(id, i % 2 == 1));
            const std::size_t before = i + 1 == n ? 0 : i + 1;
            if (i % 2 == 1)
                addRuleParents(source, board, id, causeOfFalse(graph.idOfNode(path[before]), id), hint.parents);
        }
        hint.lists.push_back(NestedChains::kEnd);
        return true;
    });
}

void ForcingList::tellChains(const Board& board, Step& step) {
    const Hint& hint = step.hint;
    const LinkMode mode = hint.kind == ChainKind::x   ? LinkMode::x
                          : hint.kind == ChainKind::y ? LinkMode::y
                                                      : LinkMode::xy;
    LinkGraph& graph = m_graph;
    graph.build(board);
    graph.use(mode);
    Found found;
    found.mode = mode;
    found.isCycle = hint.isCycle;
    found.complexity = hint.complexity;
    found.removed = hint.removed;
    found.start = static_cast<Node>(graph.nodeOf(hint.source / 2));
    found.which = hint.source % 2;
    if (hint.isCycle) {
        found.which = -1;
        m_cycles.forEachCycle(graph, found.start, 2 * kCandidates, [&](const CyclePath& path) {
            ++found.which;
            return !removalsOfCycle(board, graph, path).isEmpty();
        });
    }
    NestedHint told;
    describe(board, board, found, told);
    step.chains = chainsOf(board, told.lists);
}

}  // namespace nonet::explainer
