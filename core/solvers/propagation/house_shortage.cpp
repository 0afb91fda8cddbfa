#include "core/solvers/propagation/house_shortage.h"

#include <algorithm>

namespace nonet {
namespace {

/// Cells to symbols, each symbol for as many cells as its count.
class HouseMatching {
public:
    HouseMatching(std::vector<DigitSet> domains, const std::vector<int>& counts)
        : m_domains(std::move(domains)), m_counts(counts), m_holders(counts.size()) {}

    /// Cells, by their place in the house, that have fewer symbols between them than they are; empty: none do.
    std::vector<std::size_t> tooMany() {
        for (std::size_t cell = 0; cell < m_domains.size(); ++cell) {
            m_isTried.assign(m_counts.size(), false);
            if (!place(cell))
                return reached(cell);
        }
        return {};
    }

private:
    bool place(std::size_t cell) {
        for (const Digit symbol : m_domains[cell]) {
            const auto at = symbol.slot();
            if (m_isTried[at])
                continue;
            m_isTried[at] = true;
            std::vector<std::size_t>& holders = m_holders[at];
            if (static_cast<int>(holders.size()) < m_counts[at]) {
                holders.push_back(cell);
                return true;
            }
            for (std::size_t& holder : holders)
                if (place(holder)) {
                    holder = cell;
                    return true;
                }
        }
        return false;
    }

    /// After a cell found no place: it, and all whose symbols were tried for it.
    std::vector<std::size_t> reached(std::size_t cell) const {
        std::vector<std::size_t> cells = {cell};
        for (std::size_t symbol = 0; symbol < m_holders.size(); ++symbol)
            if (m_isTried[symbol])
                cells.insert(cells.end(), m_holders[symbol].begin(), m_holders[symbol].end());
        std::ranges::sort(cells);
        return cells;
    }

    std::vector<DigitSet> m_domains;
    const std::vector<int>& m_counts;
    /// By symbol.
    std::vector<std::vector<std::size_t>> m_holders;
    std::vector<bool> m_isTried;
};

int timesOf(DigitSet symbols, const std::vector<int>& counts) {
    int times = 0;
    for (const Digit symbol : symbols)
        times += counts[symbol.slot()];
    return times;
}

DigitSet togetherOf(const std::vector<std::size_t>& cells, const std::vector<DigitSet>& domains) {
    DigitSet symbols;
    for (const std::size_t cell : cells)
        symbols |= domains[cell];
    return symbols;
}

std::vector<std::size_t> placesOf(DigitSet symbols, const std::vector<DigitSet>& domains) {
    std::vector<std::size_t> places;
    for (std::size_t cell = 0; cell < domains.size(); ++cell)
        if (domains[cell].intersects(symbols))
            places.push_back(cell);
    return places;
}

/// None of the rest could go.
std::vector<std::size_t> fewestCells(std::vector<std::size_t> cells, const std::vector<DigitSet>& domains,
                                     const std::vector<int>& counts) {
    for (std::size_t i = cells.size(); i-- > 0;) {
        std::vector<std::size_t> fewer = cells;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (static_cast<int>(fewer.size()) > timesOf(togetherOf(fewer, domains), counts))
            cells = std::move(fewer);
    }
    return cells;
}

DigitSet fewestSymbols(DigitSet symbols, const std::vector<DigitSet>& domains, const std::vector<int>& counts) {
    for (const Digit symbol : symbols) {
        const DigitSet fewer = symbols - DigitSet{symbol};
        if (timesOf(fewer, counts) > static_cast<int>(placesOf(fewer, domains).size()))
            symbols = fewer;
    }
    return symbols;
}

}  // namespace

std::optional<HouseShortage> shortageIn(const RuleHouse& house, const std::vector<DigitSet>& left,
                                        const std::vector<int>& counts) {
    std::vector<DigitSet> domains;
    domains.reserve(house.cells.size());
    for (const Cell cell : house.cells)
        domains.push_back(left[cell.slot()]);
    const std::vector<std::size_t> tooMany = HouseMatching(domains, counts).tooMany();
    if (tooMany.empty())
        return std::nullopt;
    const DigitSet all = DigitSet::full(static_cast<int>(counts.size()));
    std::vector<std::size_t> cells = fewestCells(tooMany, domains, counts);
    HouseShortage shortage = {HouseShortage::Of::symbols, house.house, {}, togetherOf(cells, domains)};
    if (house.isExact) {
        const DigitSet symbols = fewestSymbols(all - togetherOf(tooMany, domains), domains, counts);
        if (!symbols.isEmpty() && symbols.count() < static_cast<int>(cells.size())) {
            cells = placesOf(symbols, domains);
            shortage.of = HouseShortage::Of::cells;
            shortage.symbols = symbols;
        }
    }
    for (const std::size_t cell : cells)
        shortage.cells.push_back(house.cells[cell]);
    return shortage;
}

}  // namespace nonet
