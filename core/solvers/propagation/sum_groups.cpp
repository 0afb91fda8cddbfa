// Sums as the model keeps them: each once, its terms in groups of variables that all differ.
#include "core/solvers/propagation/model_maker.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

namespace nonet::propagation {

bool ModelMaker::noteEquation(Terms terms, int total) {
    const std::size_t begin = m_equationTerms.size();
    m_equationTerms.insert(m_equationTerms.end(), terms.begin(), terms.end());
    const Terms sorted(m_equationTerms.begin() + static_cast<std::ptrdiff_t>(begin), m_equationTerms.end());
    std::sort(m_equationTerms.begin() + static_cast<std::ptrdiff_t>(begin), m_equationTerms.end());
    auto hash = static_cast<std::uint64_t>(total);
    for (const auto& [variable, factor] : sorted)
        hash = (std::rotl(hash, 23) ^ (std::uint64_t{variable} << 32U | static_cast<std::uint32_t>(factor))) *
               0x9e3779b97f4a7c15U;
    for (std::size_t i = 0; i < m_equations.size(); ++i)
        if (m_equationHashes[i] == hash && m_equations[i].total == total &&
            std::ranges::equal(sorted, termsOf(m_equations[i]))) {
            m_equationTerms.resize(begin);
            return false;
        }
    m_equations.push_back({begin, m_equationTerms.size(), total});
    m_equationHashes.push_back(hash);
    return true;
}

void ModelMaker::takeGroup(int factor, const std::uint64_t* wanted) {
    std::erase_if(m_left, [&](const Term& term) {
        const Variable variable = term.first;
        const std::uint64_t fits = m_apart[variable / 64U] & (wanted ? wanted[variable / 64U] : ~std::uint64_t{0});
        if (term.second != factor || (fits >> (variable % 64) & 1U) == 0)
            return false;
        m_ordered.push_back(term);
        for (std::size_t house = 0; house < m_heldByHouse.size(); ++house)
            m_heldByHouse[house] -= static_cast<int>(exactHouseBits(house)[variable / 64U] >> (variable % 64) & 1U);
        for (std::size_t word = 0; word < m_apart.size(); ++word)
            m_apart[word] &= m_model.peerWord(variable, word);
        return true;
    });
}

void ModelMaker::groupTerms(Terms terms) {
    m_ordered.clear();
    m_groups.clear();
    m_heldByHouse.assign(exactHouseCount(), 0);
    int counted = 0;
    m_left.assign(terms.begin(), terms.end());
    while (!m_left.empty()) {
        const int factor = m_left.front().second;
        if (factor != std::exchange(counted, factor))
            countByHouse(factor);
        const std::uint64_t* fullest = nullptr;
        int most = 1;
        for (std::size_t house = 0; house < m_heldByHouse.size(); ++house)
            if (m_heldByHouse[house] > most) {
                most = m_heldByHouse[house];
                fullest = exactHouseBits(house).data();
            }
        // The longer a group, the closer its bounds: first what fills most of a house, then what differs by chance.
        m_apart.assign(m_model.wordsPerSet, ~std::uint64_t{0});
        if (fullest)
            takeGroup(factor, fullest);
        takeGroup(factor, nullptr);
        m_groups.push_back({static_cast<std::uint32_t>(m_ordered.size()), factor});
    }
}

/// How many of those left with the factor each exact house holds, into m_heldByHouse.
void ModelMaker::countByHouse(int factor) {
    m_open.assign(m_model.wordsPerSet, 0);
    for (const auto& [variable, own] : m_left)
        m_open[variable / 64U] |= std::uint64_t{own == factor} << (variable % 64);
    for (std::size_t house = 0; house < m_heldByHouse.size(); ++house) {
        int& held = m_heldByHouse[house] = 0;
        for (std::size_t word = 0; word < m_open.size(); ++word)
            if (const std::uint64_t both = m_open[word] & exactHouseBits(house)[word]; both != 0)
                held += countOfWord(both);
    }
}

int ModelMaker::tightnessOf(Terms terms, int total) {
    groupTerms(terms);
    int least = 0;
    int most = 0;
    int spread = 0;
    std::uint32_t begin = 0;
    const auto numberCount = static_cast<std::uint32_t>(m_model.numberCount);
    for (const WeightedSum::Group& group : m_groups) {
        int low = 0;
        int high = 0;
        for (std::uint32_t i = 0; i < std::min(group.end - begin, numberCount); ++i) {
            low += m_model.numbers[i];
            high += m_model.numbers[numberCount - 1 - i];
        }
        begin = group.end;
        spread += high - low;
        least += group.factor * (group.factor > 0 ? low : high);
        most += group.factor * (group.factor > 0 ? high : low);
    }
    const int room = std::min(total - least, most - total);
    for (const WeightedSum::Group& group : m_groups)
        spread -= room / std::abs(group.factor);
    return spread;
}

}  // namespace nonet::propagation
