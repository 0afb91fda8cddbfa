#include "core/rules/cage_combinations.h"

#include <algorithm>

namespace nonet {
namespace {

/// What a board of 36 symbols could ask for is more than anyone reads, and than there is time for.
constexpr int kMostTries = 20'000;

class CombinationSearch {
public:
    CombinationSearch(const std::vector<Cell>& cells, const CandidateGrid& candidates, const SymbolSet& symbols,
                      std::size_t most)
        : m_symbols(symbols), m_most(most) {
        for (const Cell cell : cells) {
            const DigitSet here = candidates.at(cell) & symbols.withNumber();
            m_cells.push_back(here);
            m_usable = m_usable | here;
        }
        for (const Digit symbol : m_usable)
            m_order.push_back(symbol);
    }

    CageCombinations find(int sum) {
        choose(0, static_cast<int>(m_cells.size()), sum);
        return std::move(m_found);
    }

private:
    int number(std::size_t place) const { return m_symbols.number(m_order[place]).value_or(0); }

    /// Whether `count` of the symbols from this place on can add up to the rest.
    bool canReach(std::size_t from, int count, int rest) const {
        std::vector<int> numbers;
        numbers.reserve(m_order.size() - from);
        for (std::size_t i = from; i < m_order.size(); ++i)
            numbers.push_back(number(i));
        if (static_cast<int>(numbers.size()) < count)
            return false;
        std::ranges::sort(numbers);
        int least = 0;
        int greatest = 0;
        for (int i = 0; i < count; ++i) {
            least += numbers[static_cast<std::size_t>(i)];
            greatest += numbers[numbers.size() - 1 - static_cast<std::size_t>(i)];
        }
        return least <= rest && rest <= greatest;
    }

    void choose(std::size_t from, int count, int rest) {
        if (!m_found.isComplete)
            return;
        if (++m_tries > kMostTries) {
            m_found.isComplete = false;
            return;
        }
        if (count == 0) {
            if (rest == 0 && canStand())
                keep();
            return;
        }
        if (!canReach(from, count, rest))
            return;
        for (std::size_t i = from; i + static_cast<std::size_t>(count) <= m_order.size(); ++i) {
            m_chosen.push_back(m_order[i]);
            choose(i + 1, count - 1, rest - number(i));
            m_chosen.pop_back();
        }
    }

    void keep() {
        if (m_found.sets.size() == m_most) {
            m_found.isComplete = false;
            return;
        }
        DigitSet set;
        for (const Digit symbol : m_chosen)
            set.insert(symbol);
        m_found.sets.push_back(set);
    }

    /// Each chosen symbol gets a cell of its own: a matching, grown by one symbol at a time.
    bool canStand() const {
        std::vector<int> symbolIn(m_cells.size(), -1);
        for (std::size_t i = 0; i < m_chosen.size(); ++i) {
            std::vector<bool> isTried(m_cells.size(), false);
            if (!seat(static_cast<int>(i), symbolIn, isTried))
                return false;
        }
        return true;
    }

    bool seat(int chosen, std::vector<int>& symbolIn, std::vector<bool>& isTried) const {
        for (std::size_t cell = 0; cell < m_cells.size(); ++cell) {
            if (isTried[cell] || !m_cells[cell].contains(m_chosen[static_cast<std::size_t>(chosen)]))
                continue;
            isTried[cell] = true;
            if (symbolIn[cell] < 0 || seat(symbolIn[cell], symbolIn, isTried)) {
                symbolIn[cell] = chosen;
                return true;
            }
        }
        return false;
    }

    const SymbolSet& m_symbols;
    std::size_t m_most;
    std::vector<DigitSet> m_cells;
    DigitSet m_usable;
    /// The usable symbols in their order.
    std::vector<Digit> m_order;
    std::vector<Digit> m_chosen;
    int m_tries = 0;
    CageCombinations m_found;
};

}  // namespace

CageCombinations openCombinations(const std::vector<Cell>& cells, int sum, const CandidateGrid& candidates,
                                  const SymbolSet& symbols, std::size_t most) {
    return CombinationSearch(cells, candidates, symbols, most).find(sum);
}

}  // namespace nonet
