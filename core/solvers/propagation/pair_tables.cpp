#include "core/solvers/propagation/pair_tables.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace nonet::propagation {

std::uint32_t PairTables::numberOf(Table table) {
    const auto [place, isNew] = m_numbers.try_emplace(std::move(table), static_cast<std::uint32_t>(m_tables.size()));
    if (isNew) {
        m_tables.push_back(&place->first);
        m_turned.emplace_back();
        m_different.emplace_back();
    }
    return place->second;
}

std::uint32_t PairTables::both(std::uint32_t a, std::uint32_t b) {
    if (a == b)
        return a;
    if (const auto known = m_both.find(std::minmax(a, b)); known != m_both.end())
        return known->second;
    Table table = *m_tables[a];
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] &= (*m_tables[b])[i];
    return m_both[std::minmax(a, b)] = numberOf(std::move(table));
}

std::uint32_t PairTables::turned(std::uint32_t number) {
    if (const std::optional<std::uint32_t> known = m_turned[number])
        return *known;
    const Table& table = *m_tables[number];
    Table other(table.size());
    for (std::size_t a = 0; a < table.size(); ++a)
        for (Mask bits = table[a]; bits != 0; bits &= bits - 1)
            other[static_cast<std::size_t>(std::countr_zero(bits))] |= Mask{1} << a;
    const std::uint32_t turned = numberOf(std::move(other));
    m_turned[number] = turned;
    m_turned[turned] = number;
    return turned;
}

std::uint32_t PairTables::ofDifferent(std::uint32_t number) {
    if (const std::optional<std::uint32_t> known = m_different[number])
        return *known;
    Table table = *m_tables[number];
    for (std::size_t symbol = 0; symbol < table.size(); ++symbol)
        table[symbol] &= ~(Mask{1} << symbol);
    const std::uint32_t different = numberOf(std::move(table));
    m_different[number] = different;
    return different;
}

/// By counting; equal ones stay in their order.
template <typename Key>
void PairList::sortBy(Key key, int variableCount) {
    m_places.assign(static_cast<std::size_t>(variableCount) + 1, 0);
    for (const Pair& pair : m_pairs)
        ++m_places[key(pair) + std::size_t{1}];
    std::partial_sum(m_places.begin(), m_places.end(), m_places.begin());
    m_sorted.resize(m_pairs.size());
    for (const Pair& pair : m_pairs)
        m_sorted[m_places[key(pair)]++] = pair;
    std::swap(m_pairs, m_sorted);
}

void PairList::settle(PairTables& tables, int variableCount, const std::stop_token& stop) {
    if (isSettled())
        return;
    sortBy([](const Pair& pair) { return pair.b; }, variableCount);
    if (stop.stop_requested())
        return;
    sortBy([](const Pair& pair) { return pair.a; }, variableCount);
    if (stop.stop_requested())
        return;
    std::size_t kept = 0;
    for (const Pair& pair : m_pairs)
        if (kept > 0 && m_pairs[kept - 1].a == pair.a && m_pairs[kept - 1].b == pair.b)
            m_pairs[kept - 1].table = tables.both(m_pairs[kept - 1].table, pair.table);
        else
            m_pairs[kept++] = pair;
    m_pairs.resize(kept);
    m_settled = kept;
}

}  // namespace nonet::propagation
