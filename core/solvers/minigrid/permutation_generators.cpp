#include "core/solvers/minigrid/permutation_generators.h"

#include <algorithm>
#include <numeric>

namespace nonet {

std::optional<NaiveRandomPermutation::Step> NaiveRandomPermutation::next() {
    if (static_cast<int>(m_list.size()) == m_size)
        return std::nullopt;
    const int trial = static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_size))) + 1;
    const auto found = std::ranges::find(m_list, trial);
    const bool isRepeat = found != m_list.end();
    const int comparisons = static_cast<int>(found - m_list.begin()) + (isRepeat ? 1 : 0);
    if (!isRepeat)
        m_list.push_back(trial);
    return Step{trial, isRepeat, comparisons};
}

FisherYatesShuffle::FisherYatesShuffle(int size, RandomSource random)
    : m_random(random), m_struck(static_cast<std::size_t>(size)) {}

std::optional<FisherYatesShuffle::Step> FisherYatesShuffle::next() {
    const auto left = static_cast<std::uint32_t>(m_struck.size() - m_list.size());
    if (left == 0)
        return std::nullopt;
    const int roll = static_cast<int>(m_random.below(left)) + 1;
    int unstruck = 0;
    for (std::size_t i = 0; i < m_struck.size(); ++i) {
        if (m_struck[i] || ++unstruck < roll)
            continue;
        m_struck[i] = true;
        m_list.push_back(static_cast<int>(i) + 1);
        break;
    }
    return Step{roll, m_list.back()};
}

DurstenfeldShuffle::DurstenfeldShuffle(int size, RandomSource random)
    : m_random(random), m_elements(static_cast<std::size_t>(size)) {
    std::iota(m_elements.begin(), m_elements.end(), 1);
}

std::optional<DurstenfeldShuffle::Step> DurstenfeldShuffle::next() {
    const int left = static_cast<int>(m_elements.size()) - m_at;
    if (left <= 1)
        return std::nullopt;
    const int with = m_at + static_cast<int>(m_random.below(static_cast<std::uint32_t>(left)));
    std::swap(m_elements[static_cast<std::size_t>(m_at)], m_elements[static_cast<std::size_t>(with)]);
    return Step{m_at++, with};
}

std::optional<GeneratorVertex> ArnowTree::next() {
    if (m_isOver)
        return std::nullopt;
    Elements& list = m_current.permutation;
    if (m_current.level < m_size) {
        // Down: the next element in front of all.
        list.insert(list.begin(), ++m_current.level);
        m_current.gap = 0;
        return m_current;
    }
    // On to the newest element's next gap; where it stands last, up.
    while (m_current.level > 1) {
        const auto newest = std::ranges::find(list, m_current.level);
        if (newest + 1 != list.end()) {
            std::iter_swap(newest, newest + 1);
            m_current.gap = static_cast<int>(newest - list.begin()) + 1;
            return m_current;
        }
        list.pop_back();
        --m_current.level;
    }
    m_isOver = true;
    return std::nullopt;
}

std::optional<GeneratorVertex> LatifTree::next() {
    if (m_isOver)
        return std::nullopt;
    Elements& chosen = m_current.permutation;
    const auto isFree = [&](int element) { return std::ranges::find(chosen, element) == chosen.end(); };
    int after = 0;
    if (!m_hasBegun) {
        m_hasBegun = true;
        return m_current;
    }
    if (m_current.level == m_size && !chosen.empty()) {
        after = chosen.back();
        chosen.pop_back();
    }
    for (;;) {
        for (int element = after + 1; element <= m_size; ++element)
            if (isFree(element)) {
                chosen.push_back(element);
                m_current.level = static_cast<int>(chosen.size());
                return m_current;
            }
        if (chosen.empty()) {
            m_isOver = true;
            return std::nullopt;
        }
        after = chosen.back();
        chosen.pop_back();
    }
}

}  // namespace nonet
