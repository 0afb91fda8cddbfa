#pragma once

#include "core/solvers/propagation/model.h"

#include <map>
#include <optional>
#include <stop_token>

namespace nonet::propagation {

/// Which symbols may stand beside which, by number: each table once, since boards of many pairs have few of them.
class PairTables {
public:
    using Table = std::vector<Mask>;

    std::uint32_t numberOf(Table table);
    const Table& operator[](std::uint32_t number) const { return *m_tables[number]; }
    /// What both allow.
    std::uint32_t both(std::uint32_t a, std::uint32_t b);
    /// The pairs of the table, second symbol first.
    std::uint32_t turned(std::uint32_t number);
    /// Without pairs of equal symbols.
    std::uint32_t ofDifferent(std::uint32_t number);

private:
    std::map<Table, std::uint32_t> m_numbers;
    /// The keys of m_numbers.
    std::vector<const Table*> m_tables;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_both;
    std::vector<std::optional<std::uint32_t>> m_turned;
    std::vector<std::optional<std::uint32_t>> m_different;
};

/// Pairs of variables, each with the table that holds for it.
class PairList {
public:
    struct Pair {
        /// The lower one first.
        Variable a;
        Variable b;
        std::uint32_t table;
    };

    void add(Variable a, Variable b, std::uint32_t table, PairTables& tables) {
        if (b < a)
            m_pairs.push_back({b, a, tables.turned(table)});
        else
            m_pairs.push_back({a, b, table});
    }
    /// Each pair once, rising; its tables become one. Cost: some ten nanoseconds a pair. A stop leaves that undone.
    void settle(PairTables& tables, int variableCount, const std::stop_token& stop = {});
    bool isSettled() const { return m_settled == m_pairs.size(); }
    const std::vector<Pair>& all() const { return m_pairs; }

private:
    template <typename Key>
    void sortBy(Key key, int variableCount);

    std::vector<Pair> m_pairs;
    std::vector<Pair> m_sorted;
    std::vector<std::uint32_t> m_places;
    /// How many of m_pairs are settled.
    std::size_t m_settled = 0;
};

}  // namespace nonet::propagation
