#include "core/techniques/explainer/explainer_levels.h"

#include <algorithm>

namespace nonet::explainer {

namespace {

constexpr std::size_t kMostWords = IdSet::kWords;

void addNode(std::uint64_t* bits, std::size_t node) { bits[node >> 6U] |= std::uint64_t{1} << (node & 63U); }

}  // namespace

LinkLevels::LinkLevels()
    : m_weak(kCandidates * kMostWords), m_onward(kCandidates * kMostWords), m_backward(kCandidates * kMostWords),
      m_front(2 * kCandidates * kMostWords), m_reached(2 * kCandidates * kMostWords),
      m_falses(kCandidates * kMostWords), m_isActive(2 * kCandidates) {}

void LinkLevels::chooseStarts(Nine digits) {
    m_starts.clear();
    for (int cell = 0; cell < 81; ++cell) {
        const int first = m_graph->nodesOfCell(cell);
        const int end = m_graph->nodesOfCell(cell + 1);
        if (m_graph->mode() == LinkMode::y && end - first != 2)
            continue;
        for (int node = first; node < end; ++node)
            if ((digits >> digitOfId(m_graph->idOfNode(node)) & 1) != 0)
                m_starts.push_back(static_cast<Node>(node));
    }
}

void LinkLevels::begin(const LinkGraph& graph, Nine digits) {
    m_graph = &graph;
    chooseStarts(digits);
    const std::size_t words = (static_cast<std::size_t>(graph.size()) + 63) / 64;
    // Loops of a known length are much faster; few boards have over 384 candidates.
    m_words = words <= 2 ? 2 : words <= 6 ? words : kMostWords;
    switch (m_words) {
    case 2: return beginWith<2>();
    case 3: return beginWith<3>();
    case 4: return beginWith<4>();
    case 5: return beginWith<5>();
    case 6: return beginWith<6>();
    default: return beginWith<kMostWords>();
    }
}

bool LinkLevels::goOn() {
    switch (m_words) {
    case 2: return goOnWith<2>();
    case 3: return goOnWith<3>();
    case 4: return goOnWith<4>();
    case 5: return goOnWith<5>();
    case 6: return goOnWith<6>();
    default: return goOnWith<kMostWords>();
    }
}

void LinkLevels::close() {
    switch (m_words) {
    case 2: return closeWith<2>();
    case 3: return closeWith<3>();
    case 4: return closeWith<4>();
    case 5: return closeWith<5>();
    case 6: return closeWith<6>();
    default: return closeWith<kMostWords>();
    }
}

template <std::size_t Words>
void LinkLevels::beginWith() {
    const auto size = static_cast<std::size_t>(m_graph->size());
    for (std::vector<std::uint64_t>* bits : {&m_weak, &m_onward, &m_backward})
        std::fill_n(bits->begin(), size * Words, 0);
    std::fill_n(m_front.begin(), 2 * size * Words, 0);
    std::fill_n(m_isActive.begin(), 2 * size, std::uint8_t{0});
    for (const std::size_t node : m_starts) {
        std::uint64_t* weak = &m_weak[node * Words];
        std::uint64_t* onward = &m_onward[node * Words];
        for (const Node falseNode : m_graph->madeFalse(static_cast<int>(node))) {
            addNode(weak, falseNode);
            for (const Node next : m_graph->madeTrue(falseNode)) {
                addNode(onward, next);
                addNode(&m_backward[next * Words], node);
            }
        }
        addNode(&m_front[2 * node * Words], node);
        m_isActive[2 * node] = 1;
        if (m_graph->mode() == LinkMode::y)
            continue;
        m_isActive[2 * node + 1] = 1;
        for (const Node next : m_graph->madeTrue(static_cast<int>(node)))
            addNode(&m_front[(2 * node + 1) * Words], next);
    }
    std::copy_n(m_front.begin(), 2 * size * Words, m_reached.begin());
}

template <std::size_t Words>
bool LinkLevels::goOnWith() {
    bool isAny = false;
    const std::size_t starts = 2 * m_starts.size();
    for (std::size_t at = 0; at < starts; ++at) {
        const std::size_t start = 2 * std::size_t{m_starts[at / 2]} + at % 2;
        if (m_isActive[start] == 0)
            continue;
        std::uint64_t* front = &m_front[start * Words];
        std::uint64_t* reached = &m_reached[start * Words];
        std::array<std::uint64_t, Words> next{};
        for (std::size_t i = 0; i < Words; ++i)
            for (std::uint64_t w = front[i]; w != 0; w &= w - 1) {
                const std::uint64_t* onward =
                    &m_onward[(i * 64 + static_cast<std::size_t>(std::countr_zero(w))) * Words];
                for (std::size_t k = 0; k < Words; ++k)
                    next[k] |= onward[k];
            }
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            next[i] &= ~reached[i];
            reached[i] |= next[i];
            front[i] = next[i];
            any |= next[i];
        }
        m_isActive[start] = any != 0 ? 1 : 0;
        isAny = isAny || any != 0;
    }
    return isAny;
}

template <std::size_t Words>
void LinkLevels::closeWith() {
    const auto size = static_cast<std::size_t>(m_graph->size());
    for (std::size_t start = 0; start < size; ++start) {
        const std::uint64_t* reached = &m_reached[2 * start * Words];
        std::array<std::uint64_t, Words> falses{};
        for (std::size_t i = 0; i < Words; ++i)
            for (std::uint64_t w = reached[i]; w != 0; w &= w - 1) {
                const std::uint64_t* weak = &m_weak[(i * 64 + static_cast<std::size_t>(std::countr_zero(w))) * Words];
                for (std::size_t k = 0; k < Words; ++k)
                    falses[k] |= weak[k];
            }
        std::ranges::copy(falses, m_falses.begin() + static_cast<std::ptrdiff_t>(start * Words));
    }
}

bool LinkLevels::haveSameResult(std::span<const Node> starts) const {
    for (std::size_t word = 0; word < m_words; ++word) {
        std::uint64_t trues = ~std::uint64_t{0};
        std::uint64_t falses = ~std::uint64_t{0};
        for (const Node start : starts) {
            trues &= m_reached[2 * std::size_t{start} * m_words + word];
            falses &= m_falses[start * m_words + word];
        }
        if ((trues | falses) != 0)
            return true;
    }
    return false;
}

bool LinkLevels::haveCommon(const std::vector<std::uint64_t>& a, std::size_t i, const std::vector<std::uint64_t>& b,
                            std::size_t k) const {
    std::uint64_t all = 0;
    for (std::size_t word = 0; word < m_words; ++word)
        all |= a[i * m_words + word] & b[k * m_words + word];
    return all != 0;
}

bool LinkLevels::mayClose(int node) const {
    const auto n = static_cast<std::size_t>(node);
    return m_isActive[2 * n] != 0 && haveCommon(m_front, 2 * n, m_backward, n);
}

bool LinkLevels::isRefuted(int node) const {
    const auto n = static_cast<std::size_t>(node);
    return m_isActive[2 * n] != 0 && haveCommon(m_front, 2 * n, m_weak, n);
}

bool LinkLevels::isForced(int node) const {
    const auto n = static_cast<std::size_t>(node);
    return m_isActive[2 * n + 1] != 0 && ((m_front[(2 * n + 1) * m_words + n / 64] >> (n % 64)) & 1U) != 0;
}

}  // namespace nonet::explainer
