#include "core/rules/relation_check.h"

#include <algorithm>

namespace nonet {
namespace {

using Cells = std::vector<Cell>;

class Check {
public:
    Check(const SymbolNumbers& numbers, const Grid& part) : m_numbers(numbers), m_part(part) {}

    Cells operator()(const Distinct& relation) const {
        for (auto a = relation.cells.begin(); a != relation.cells.end(); ++a)
            for (auto b = a + 1; b != relation.cells.end(); ++b)
                if (m_part.digit(*a) && m_part.digit(*a) == m_part.digit(*b))
                    return {*a, *b};
        return {};
    }

    Cells operator()(const Quota& relation) const {
        for (const Digit symbol : m_numbers.all()) {
            const Cells holders = holding(relation.cells, DigitSet{symbol});
            if (static_cast<int>(holders.size()) > relation.counts[symbol.slot()])
                return holders;
        }
        return {};
    }

    Cells operator()(const PairTable& relation) const {
        for (const auto& pair : relation.pairs)
            if (!fits(relation, pair))
                return filled({pair.first, pair.second});
        return {};
    }

    std::vector<Cells> brokenPairs(const PairTable& relation) const {
        std::vector<Cells> broken;
        for (const auto& pair : relation.pairs)
            if (!fits(relation, pair))
                broken.push_back(filled({pair.first, pair.second}));
        return broken;
    }

    Cells operator()(const Order& relation) const {
        const int step = relation.isStrict ? 1 : 0;
        struct Filled {
            std::size_t at;
            int number;
        };
        std::optional<Filled> last;
        for (std::size_t i = 0; i < relation.cells.size(); ++i) {
            const Cell cell = relation.cells[i];
            const auto [low, high] = range(cell);
            if (low > high)
                return {cell};
            if (m_part.isBlank(cell))
                continue;
            // Symbols' numbers are whole, so that each step takes one at least.
            if (low - m_numbers.lowest() < static_cast<int>(i) * step)
                return {cell};
            if (last && low - last->number < static_cast<int>(i - last->at) * step)
                return {relation.cells[last->at], cell};
            last = Filled{i, low};
        }
        const std::size_t after = last ? relation.cells.size() - 1 - last->at : relation.cells.size() - 1;
        const int from = last ? last->number : m_numbers.lowest();
        if (relation.isStrict && !relation.cells.empty() && m_numbers.highest() - from < static_cast<int>(after))
            return last ? Cells{relation.cells[last->at]} : relation.cells;
        return {};
    }

    Cells operator()(const LinearSum& relation) const {
        int low = 0;
        int high = 0;
        Cells cells;
        for (const auto& [cell, factor] : relation.terms) {
            const auto [least, most] = range(cell);
            if (least > most)
                return {cell};
            low += factor > 0 ? factor * least : factor * most;
            high += factor > 0 ? factor * most : factor * least;
            cells.push_back(cell);
        }
        return relation.total < low || relation.total > high ? filled(cells) : Cells{};
    }

    Cells operator()(const DistinctSum& relation) const {
        const Cells equal = (*this)(Distinct{relation.cells});
        if (!equal.empty())
            return equal;
        DigitSet open = m_numbers.withNumber();
        int sum = 0;
        int blanks = 0;
        for (const Cell cell : relation.cells) {
            const std::optional<Digit> symbol = m_part.digit(cell);
            if (!symbol) {
                ++blanks;
                continue;
            }
            if (!m_numbers.hasNumber(*symbol))
                return {cell};
            open.erase(*symbol);
            sum += m_numbers.numberOf(*symbol);
        }
        std::vector<int> left;
        for (const Digit symbol : open)
            left.push_back(m_numbers.numberOf(symbol));
        std::ranges::sort(left);
        return canAddUp(left, blanks, relation.total - sum) ? Cells{} : filled(relation.cells);
    }

    Cells operator()(const SetTable& relation) const {
        const Cells equal = (*this)(Distinct{relation.cells});
        if (!equal.empty())
            return equal;
        DigitSet held;
        for (const Cell cell : relation.cells)
            if (const std::optional<Digit> symbol = m_part.digit(cell))
                held.insert(*symbol);
        const bool fits = std::ranges::any_of(relation.sets, [held](DigitSet set) { return set.containsAll(held); });
        return fits ? Cells{} : filled(relation.cells);
    }

    Cells operator()(const Same& relation) const {
        for (const auto& [a, b] : relation.pairs)
            if (m_part.digit(a) && m_part.digit(b) && m_part.digit(a) != m_part.digit(b))
                return {a, b};
        return {};
    }

    Cells operator()(const Language& relation) const {
        const Automaton& automaton = relation.automaton;
        std::vector<bool> isThere(static_cast<std::size_t>(automaton.stateCount()));
        isThere.front() = true;
        for (const Cell cell : relation.cells) {
            std::vector<bool> isNext(isThere.size());
            for (std::size_t state = 0; state < isThere.size(); ++state)
                if (isThere[state])
                    for (const Digit symbol : symbols(cell))
                        if (const int next = automaton.next(static_cast<int>(state), symbol); next != Automaton::kDead)
                            isNext[static_cast<std::size_t>(next)] = true;
            isThere = std::move(isNext);
        }
        for (std::size_t state = 0; state < isThere.size(); ++state)
            if (isThere[state] && automaton.isAccepting(static_cast<int>(state)))
                return {};
        return filled(relation.cells);
    }

    Cells operator()(const Index& relation) const {
        const auto canPoint = [&](Digit symbol) {
            const std::optional<int> number = m_numbers.number(symbol);
            return number && *number >= 1 && *number <= static_cast<int>(relation.list.size()) &&
                   symbols(relation.list[static_cast<std::size_t>(*number - 1)]).contains(relation.symbol) &&
                   // A cell that points at itself holds its own place.
                   (relation.list[static_cast<std::size_t>(*number - 1)] != relation.index ||
                    symbol == relation.symbol);
        };
        for (const Digit symbol : symbols(relation.index))
            if (canPoint(symbol))
                return {};
        const std::optional<int> number = this->number(relation.index);
        if (number && *number >= 1 && *number <= static_cast<int>(relation.list.size()))
            return filled({relation.index, relation.list[static_cast<std::size_t>(*number - 1)]});
        return {relation.index};
    }

    Cells operator()(const Contains& relation) const {
        const Cells holders = holding(relation.cells, relation.symbols);
        const auto blanks = std::ranges::count_if(relation.cells, [this](Cell cell) { return m_part.isBlank(cell); });
        for (std::size_t count = holders.size(); count <= holders.size() + static_cast<std::size_t>(blanks); ++count)
            if (count < relation.counts.size() && relation.counts[count])
                return {};
        return holders.empty() ? filled(relation.cells) : blanks > 0 ? holders : relation.cells;
    }

    Cells operator()(const EitherOr& relation) const {
        Cells cells;
        for (const RelationList& arm : relation.arms) {
            const Cells broken = brokenCells(arm, m_numbers, m_part);
            if (broken.empty())
                return {};
            for (const Cell cell : broken)
                if (std::ranges::find(cells, cell) == cells.end())
                    cells.push_back(cell);
        }
        return cells;
    }

    Cells operator()(const Allowed& relation) const {
        return relation.symbols.intersects(symbols(relation.cell)) ? Cells{} : Cells{relation.cell};
    }

private:
    bool fits(const PairTable& relation, const std::pair<Cell, Cell>& pair) const {
        DigitSet second;
        for (const Digit symbol : symbols(pair.first))
            second |= relation.allowed[symbol.slot()];
        return second.intersects(symbols(pair.second));
    }
    DigitSet symbols(Cell cell) const {
        const std::optional<Digit> symbol = m_part.digit(cell);
        return symbol ? DigitSet{*symbol} : m_numbers.all();
    }
    std::optional<int> number(Cell cell) const {
        const std::optional<Digit> symbol = m_part.digit(cell);
        return symbol ? m_numbers.number(*symbol) : std::nullopt;
    }
    /// The lowest and the highest number that the cell may hold; an empty range where it holds a symbol without one.
    std::pair<int, int> range(Cell cell) const {
        if (m_part.isBlank(cell))
            return {m_numbers.lowest(), m_numbers.highest()};
        const std::optional<int> own = number(cell);
        return own ? std::pair(*own, *own) : std::pair(1, 0);
    }
    /// Those that are filled; all, where none is.
    Cells filled(const Cells& cells) const {
        Cells result;
        for (const Cell cell : cells)
            if (!m_part.isBlank(cell) && std::ranges::find(result, cell) == result.end())
                result.push_back(cell);
        return result.empty() ? cells : result;
    }
    Cells holding(const Cells& cells, DigitSet symbols) const {
        Cells result;
        for (const Cell cell : cells)
            if (const std::optional<Digit> symbol = m_part.digit(cell); symbol && symbols.contains(*symbol))
                result.push_back(cell);
        return result;
    }
    /// Judged by the smallest and largest sum of `count` of the rising numbers.
    static bool canAddUp(const std::vector<int>& rising, int count, int sum) {
        if (count > static_cast<int>(rising.size()))
            return false;
        int low = 0;
        int high = 0;
        for (int i = 0; i < count; ++i) {
            low += rising[static_cast<std::size_t>(i)];
            high += rising[rising.size() - 1 - static_cast<std::size_t>(i)];
        }
        return low <= sum && sum <= high;
    }

    const SymbolNumbers& m_numbers;
    const Grid& m_part;
};

}  // namespace

std::vector<Cell> brokenCells(const Relation& relation, const SymbolNumbers& numbers, const Grid& part) {
    return std::visit(Check(numbers, part), relation);
}

std::vector<std::vector<Cell>> allBrokenCells(const RelationList& relations, const SymbolNumbers& numbers,
                                              const Grid& part) {
    std::vector<std::vector<Cell>> all;
    for (const Relation& relation : relations.all()) {
        if (const auto* table = std::get_if<PairTable>(&relation)) {
            for (std::vector<Cell>& pair : Check(numbers, part).brokenPairs(*table))
                all.push_back(std::move(pair));
            continue;
        }
        if (std::vector<Cell> cells = brokenCells(relation, numbers, part); !cells.empty())
            all.push_back(std::move(cells));
    }
    return all;
}

std::vector<Cell> brokenCells(const RelationList& relations, const SymbolNumbers& numbers, const Grid& part) {
    for (const Relation& relation : relations.all()) {
        std::vector<Cell> cells = brokenCells(relation, numbers, part);
        if (!cells.empty())
            return cells;
    }
    return {};
}

}  // namespace nonet
