#include "core/techniques/explainer/explainer_forcing.h"

namespace nonet::explainer {

namespace {

constexpr ChainKind kindOf(LinkMode mode) {
    return mode == LinkMode::x ? ChainKind::x : mode == LinkMode::y ? ChainKind::y : ChainKind::xy;
}

}  // namespace

bool ForcingChains::find(const Board& board, Hint& best) {
    m_hasBest = false;
    m_graph.build(board);
    runPassInDigits(board, best);
    runPass(board, LinkMode::y, kAllNine, best);
    if (!m_hasBest || best.rating >= 7.0)
        runPass(board, LinkMode::xy, kAllNine, best);
    return m_hasBest;
}

/// What lies within a digit follows from its places, and a step changes those of few digits.
void ForcingChains::runPassInDigits(const Board& board, Hint& best) {
    Nine digits = 0;
    for (int digit = 0; digit < 9; ++digit)
        if (board.rowsOf(digit) != m_barren[static_cast<std::size_t>(digit)])
            digits |= bitOf(digit);
    if (digits == 0)
        return;
    runPass(board, LinkMode::x, digits, best);
    if (m_hasBest)
        return;
    for (int digit = 0; digit < 9; ++digit)
        m_barren[static_cast<std::size_t>(digit)] = board.rowsOf(digit);
}

bool ForcingChains::haveResultInCell(int cell) const {
    FixedList<Node, 9> starts;
    for (int node = m_graph.nodesOfCell(cell); node < m_graph.nodesOfCell(cell + 1); ++node)
        starts.push(static_cast<Node>(node));
    return m_levels.haveSameResult({starts.begin(), starts.end()});
}

bool ForcingChains::haveResultInHouse(const Board& board, int digit, int house) const {
    FixedList<Node, 9> starts;
    for (Nine bits = board.places(digit, house); bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
        starts.push(static_cast<Node>(m_graph.nodeOf(idOf(cellAtPlace(house, lowestOf(bits)), digit))));
    return m_levels.haveSameResult({starts.begin(), starts.end()});
}

bool ForcingChains::mayBeat(LinkMode mode, bool isCycle, int complexity, const Hint& best) const {
    return !m_hasBest || comesBefore(baseOf(mode, isCycle) + lengthRating(complexity), complexity, kindOf(mode), best);
}

/// Shorter cycles were looked at on their own levels, and longer ones will be.
void ForcingChains::offerCycle(const Board& board, LinkMode mode, int start, int complexity, Hint& best) {
    m_walk.forEachCycle(m_graph, start, complexity, [&](const CyclePath& path) {
        if (static_cast<int>(path.size()) != complexity)
            return false;
        const IdSet removed = removalsOfCycle(board, m_graph, path);
        if (removed.isEmpty())
            return false;
        m_hasBest = true;
        best = Hint{};
        best.producer = Producer::forcingChains;
        best.rating = baseOf(mode, true) + lengthRating(complexity);
        best.complexity = complexity;
        best.kind = kindOf(mode);
        best.isCycle = true;
        best.removed = removed;
        best.source = m_graph.idOfNode(start) * 2 + 1;
        best.target = best.source;
        return true;
    });
}

void ForcingChains::offerChain(const Board& board, LinkMode mode, int start, bool fromTrue, int complexity,
                               Hint& best) {
    const int id = m_graph.idOfNode(start);
    m_hasBest = true;
    best = Hint{};
    best.producer = Producer::forcingChains;
    best.rating = baseOf(mode, false) + lengthRating(complexity);
    best.complexity = complexity;
    best.kind = kindOf(mode);
    best.source = id * 2 + (fromTrue ? 1 : 0);
    best.target = best.source ^ 1;
    if (fromTrue) {
        best.removed.insert(id);
    } else {
        best.placed = id;
        best.removed.insert(cellOfId(id), without(board.candidates(cellOfId(id)), bitOf(digitOfId(id))));
    }
}

void ForcingChains::lookAtLevel(const Board& board, LinkMode mode, int complexity, Hint& best) {
    for (const int node : m_levels.starts()) {
        const int cell = cellOfId(m_graph.idOfNode(node));
        const int inCell = m_graph.nodesOfCell(cell + 1) - m_graph.nodesOfCell(cell);
        if (inCell < 2 || (mode == LinkMode::y && inCell != 2))
            continue;
        if (complexity >= 4 && m_levels.mayClose(node) && mayBeat(mode, true, complexity, best))
            offerCycle(board, mode, node, complexity, best);
        if (mode == LinkMode::y || !mayBeat(mode, false, complexity, best))
            continue;
        if (m_levels.isRefuted(node)) {
            offerChain(board, mode, node, true, complexity, best);
            continue;
        }
        if (m_levels.isForced(node))
            offerChain(board, mode, node, false, complexity, best);
    }
}

void ForcingChains::runPass(const Board& board, LinkMode mode, Nine digits, Hint& best) {
    m_graph.use(mode);
    m_levels.begin(m_graph, digits);
    for (int complexity = 2;; complexity += 2) {
        lookAtLevel(board, mode, complexity, best);
        if (!mayBeat(mode, true, complexity + 2, best) && !mayBeat(mode, false, complexity + 2, best))
            return;
        if (!m_levels.goOn())
            return;
    }
}

}  // namespace nonet::explainer
