#include "core/techniques/explainer/explainer_forcing.h"

#include <algorithm>

namespace nonet::explainer {

namespace {

bool hasNode(const NodeBits& bits, int node) {
    return ((bits[static_cast<std::size_t>(node) >> 6U] >> (node & 63)) & 1U) != 0;
}

void addNode(NodeBits& bits, int node) {
    bits[static_cast<std::size_t>(node) >> 6U] |= std::uint64_t{1} << (node & 63);
}

bool haveCommonNode(const NodeBits& a, const NodeBits& b, std::size_t words) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < words; ++i)
        all |= a[i] & b[i];
    return all != 0;
}

constexpr ChainKind kindOf(LinkMode mode) {
    return mode == LinkMode::x ? ChainKind::x : mode == LinkMode::y ? ChainKind::y : ChainKind::xy;
}

}  // namespace

ForcingChains::ForcingChains()
    : m_weak(kCandidates), m_onward(kCandidates), m_backward(kCandidates), m_front(2 * kCandidates),
      m_reached(2 * kCandidates), m_isActive(2 * kCandidates) {}

bool ForcingChains::find(const Board& board, Hint& best) {
    m_hasBest = false;
    m_graph.build(board);
    runPass(board, LinkMode::x, best);
    runPass(board, LinkMode::y, best);
    if (!m_hasBest || best.rating >= 7.0)
        runPass(board, LinkMode::xy, best);
    return m_hasBest;
}

void ForcingChains::prepare() {
    const auto size = static_cast<std::size_t>(m_graph.size());
    m_words = (size + 63) / 64;
    const auto clear = [this](NodeBits& bits) { std::fill_n(bits.begin(), m_words, 0); };
    for (std::size_t node = 0; node < size; ++node) {
        clear(m_weak[node]);
        clear(m_onward[node]);
        clear(m_backward[node]);
        clear(m_front[2 * node]);
        clear(m_front[2 * node + 1]);
        m_isActive[2 * node] = m_isActive[2 * node + 1] = 1;
    }
    for (std::size_t node = 0; node < size; ++node) {
        for (const Node falseNode : m_graph.madeFalse(static_cast<int>(node))) {
            addNode(m_weak[node], falseNode);
            for (const Node next : m_graph.madeTrue(falseNode)) {
                addNode(m_onward[node], next);
                addNode(m_backward[next], static_cast<int>(node));
            }
        }
        addNode(m_front[2 * node], static_cast<int>(node));
        for (const Node next : m_graph.madeTrue(static_cast<int>(node)))
            addNode(m_front[2 * node + 1], next);
        std::copy_n(m_front[2 * node].begin(), m_words, m_reached[2 * node].begin());
        std::copy_n(m_front[2 * node + 1].begin(), m_words, m_reached[2 * node + 1].begin());
    }
}

/// One level for all starts; false when nothing new was reached.
bool ForcingChains::goOn() {
    bool isAny = false;
    const std::size_t starts = 2 * static_cast<std::size_t>(m_graph.size());
    for (std::size_t start = 0; start < starts; ++start) {
        if (m_isActive[start] == 0)
            continue;
        NodeBits next;
        std::fill_n(next.begin(), m_words, 0);
        for (std::size_t i = 0; i < m_words; ++i)
            for (std::uint64_t w = m_front[start][i]; w != 0; w &= w - 1) {
                const NodeBits& onward = m_onward[i * 64 + static_cast<std::size_t>(std::countr_zero(w))];
                for (std::size_t k = 0; k < m_words; ++k)
                    next[k] |= onward[k];
            }
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < m_words; ++i) {
            next[i] &= ~m_reached[start][i];
            m_reached[start][i] |= next[i];
            m_front[start][i] = next[i];
            any |= next[i];
        }
        m_isActive[start] = any != 0 ? 1 : 0;
        isAny = isAny || any != 0;
    }
    return isAny;
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
    for (int node = 0; node < m_graph.size(); ++node) {
        const int cell = cellOfId(m_graph.idOfNode(node));
        const int inCell = m_graph.nodesOfCell(cell + 1) - m_graph.nodesOfCell(cell);
        if (inCell < 2 || (mode == LinkMode::y && inCell != 2))
            continue;
        const auto n = static_cast<std::size_t>(node);
        const bool isTrueActive = m_isActive[2 * n] != 0;
        if (isTrueActive && complexity >= 4 && haveCommonNode(m_front[2 * n], m_backward[n], m_words) &&
            mayBeat(mode, true, complexity, best))
            offerCycle(board, mode, node, complexity, best);
        if (mode == LinkMode::y || !mayBeat(mode, false, complexity, best))
            continue;
        if (isTrueActive && haveCommonNode(m_front[2 * n], m_weak[n], m_words)) {
            offerChain(board, mode, node, true, complexity, best);
            continue;
        }
        if (m_isActive[2 * n + 1] != 0 && hasNode(m_front[2 * n + 1], node))
            offerChain(board, mode, node, false, complexity, best);
    }
}

void ForcingChains::runPass(const Board& board, LinkMode mode, Hint& best) {
    m_graph.use(mode);
    prepare();
    for (int complexity = 2;; complexity += 2) {
        lookAtLevel(board, mode, complexity, best);
        if (!mayBeat(mode, true, complexity + 2, best) && !mayBeat(mode, false, complexity + 2, best))
            return;
        if (!goOn())
            return;
    }
}

}  // namespace nonet::explainer
