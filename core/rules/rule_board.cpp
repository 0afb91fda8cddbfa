#include "core/rules/rule_board.h"

#include "core/rules/line_pattern.h"

#include <algorithm>

namespace nonet {

SymbolNumbers::SymbolNumbers(const SymbolSet& symbols)
    : m_withNumber(symbols.withNumber()), m_lowest(symbols.lowest().value_or(0)),
      m_highest(symbols.highest().value_or(0)) {
    m_numbers.reserve(static_cast<std::size_t>(symbols.count()));
    for (const Digit symbol : symbols.all())
        m_numbers.push_back(symbols.number(symbol).value_or(0));
}

namespace {

std::vector<DigitSet> thirdsOf(const SymbolNumbers& numbers) {
    std::vector<Digit> rising;
    for (const Digit symbol : numbers.withNumber())
        rising.push_back(symbol);
    std::ranges::sort(rising, {}, [&numbers](Digit symbol) { return numbers.numberOf(symbol); });
    const std::size_t least = rising.size() / 3;
    const std::size_t over = rising.size() % 3;
    const std::size_t ends[] = {least + (over == 2 ? 1 : 0), 2 * least + over - (over == 2 ? 1 : 0), rising.size()};
    std::vector<DigitSet> thirds(3);
    for (std::size_t i = 0; i < rising.size(); ++i)
        thirds[i < ends[0] ? 0 : i < ends[1] ? 1 : 2].insert(rising[i]);
    return thirds;
}

}  // namespace

RuleBoard::RuleBoard(const Layout& layout, StopPoll* poll)
    : m_layout(layout), m_poll(poll), m_numbers(layout.symbols), m_thirds(thirdsOf(m_numbers)),
      m_regionOf(static_cast<std::size_t>(layout.shape.cellCount()), -1) {
    for (const SubGrid& grid : layout.grids) {
        std::vector<std::vector<Cell>> own(static_cast<std::size_t>(grid.regions.regionCount()));
        for (std::vector<Cell>& cells : own)
            cells.reserve(static_cast<std::size_t>(layout.countOfHouse()));
        for (int row = 0; row < grid.rows(); ++row)
            for (int column = 0; column < grid.columns(); ++column)
                if (const auto region = grid.regions.region(Cell(row * grid.columns() + column)))
                    if (const std::optional<Cell> cell = cellOf(grid, row, column))
                        own[static_cast<std::size_t>(*region)].push_back(*cell);
        for (std::vector<Cell>& cells : own) {
            // Two grids of a samurai share a box.
            if (cells.empty() || std::ranges::find(m_regions, cells) != m_regions.end())
                continue;
            for (const Cell cell : cells)
                if (m_regionOf[cell.slot()] < 0)
                    m_regionOf[cell.slot()] = static_cast<std::int16_t>(m_regions.size());
            m_regions.push_back(std::move(cells));
        }
    }
}

DigitSet RuleBoard::where(const std::function<bool(int)>& isAllowed) const {
    DigitSet symbols;
    for (const Digit symbol : m_numbers.withNumber())
        if (isAllowed(m_numbers.numberOf(symbol)))
            symbols.insert(symbol);
    return symbols;
}

std::vector<DigitSet> RuleBoard::pairsWhere(const std::function<bool(int, int)>& isAllowed) const {
    std::vector<DigitSet> allowed(static_cast<std::size_t>(symbolCount()));
    for (const Digit first : m_numbers.withNumber())
        allowed[first.slot()] = where([&](int second) { return isAllowed(m_numbers.numberOf(first), second); });
    return allowed;
}

std::optional<int> RuleBoard::regionOf(Cell cell) const {
    const int region = m_regionOf[cell.slot()];
    return region < 0 ? std::nullopt : std::optional(region);
}

std::optional<Cell> RuleBoard::cellOf(const SubGrid& grid, int row, int column) const {
    return shape().cellAt(grid.row + row, grid.column + column);
}

std::vector<Cell> RuleBoard::from(const OutsidePlace& place) const {
    std::vector<Cell> cells;
    int row = place.row + place.down;
    int column = place.column + place.right;
    for (; place.down != 0 || place.right != 0; row += place.down, column += place.right) {
        const std::optional<Cell> cell = shape().cellAt(row, column);
        if (!cell)
            break;
        cells.push_back(*cell);
    }
    return cells;
}

std::optional<Cell> RuleBoard::away(Cell cell, int down, int right) const {
    return shape().cellAt(shape().row(cell) + down, shape().column(cell) + right);
}

const LinePattern& RuleBoard::pattern(const std::string& text) const {
    std::shared_ptr<const LinePattern>& known = m_patterns[text];
    if (!known)
        known = std::make_shared<const LinePattern>(linePatternOf(text, m_layout.symbols, m_poll));
    return *known;
}

}  // namespace nonet
