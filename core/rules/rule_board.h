#pragma once

#include "core/board/grid.h"
#include "core/foundation/stop_poll.h"
#include "core/rules/layout.h"
#include "core/rules/relation.h"

#include <cassert>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nonet {

/// What each symbol of a board counts as.
class SymbolNumbers {
public:
    explicit SymbolNumbers(const SymbolSet& symbols);

    int symbolCount() const { return static_cast<int>(m_numbers.size()); }
    bool hasNumber(Digit symbol) const { return m_withNumber.contains(symbol); }
    std::optional<int> number(Digit symbol) const {
        return hasNumber(symbol) ? std::optional(numberOf(symbol)) : std::nullopt;
    }
    /// The symbol must have a number.
    int numberOf(Digit symbol) const {
        assert(hasNumber(symbol));
        return m_numbers[symbol.slot()];
    }
    DigitSet withNumber() const { return m_withNumber; }
    DigitSet all() const { return DigitSet::full(symbolCount()); }
    /// The lowest and the highest number of a symbol; 0 where none has one.
    int lowest() const { return m_lowest; }
    int highest() const { return m_highest; }

private:
    /// 0 where there is none.
    std::vector<int> m_numbers;
    DigitSet m_withNumber;
    int m_lowest = 0;
    int m_highest = 0;
};

struct LinePattern;

/// What a rule needs to know of the board when it is made: numbers, regions, what stands beside what.
class RuleBoard {
public:
    /// `poll`: asked in rules that take long to make; null: they are made to their end.
    explicit RuleBoard(const Layout& layout, StopPoll* poll = nullptr);

    const Layout& layout() const { return m_layout; }
    const BoardShape& shape() const { return m_layout.shape; }
    const SymbolNumbers& numbers() const { return m_numbers; }
    int symbolCount() const { return m_numbers.symbolCount(); }

    /// Symbols whose number is as asked.
    DigitSet where(const std::function<bool(int)>& isAllowed) const;
    /// By the first symbol: the second ones so that both have numbers and those are as asked.
    std::vector<DigitSet> pairsWhere(const std::function<bool(int, int)>& isAllowed) const;
    std::optional<Digit> symbolOf(int number) const { return m_layout.symbols.ofNumber(number); }
    /// Low, middle or high (0, 1, 2) of the symbols with a number: as many each; where one is left over the middle one
    /// has it, where two are the outer ones have one each.
    DigitSet third(int part) const { return m_thirds[static_cast<std::size_t>(part)]; }

    /// All regions of all grids in their order, as cells of the board without holes; none is empty.
    const std::vector<std::vector<Cell>>& regions() const { return m_regions; }
    /// Into regions(), of the first grid that has one for it; nothing for a cell of no region.
    std::optional<int> regionOf(Cell cell) const;
    /// Cells of a sub-grid by its own rows and columns; holes are none.
    std::optional<Cell> cellOf(const SubGrid& grid, int row, int column) const;
    /// From the edge inward to the end of the board or the first hole.
    std::vector<Cell> from(const OutsidePlace& place) const;
    /// The cell this far away; nothing off the board or in a hole.
    std::optional<Cell> away(Cell cell, int down, int right) const;

    /// A setter's pattern, worked out once for all rules that have it.
    const LinePattern& pattern(const std::string& text) const;
    /// Then a rule may be left half made: nobody takes it.
    bool shouldStop() const { return m_poll && m_poll->shouldStop(); }

private:
    const Layout& m_layout;
    StopPoll* m_poll;
    SymbolNumbers m_numbers;
    std::vector<DigitSet> m_thirds;
    std::vector<std::vector<Cell>> m_regions;
    std::vector<std::int16_t> m_regionOf;
    mutable std::map<std::string, std::shared_ptr<const LinePattern>> m_patterns;
};

}  // namespace nonet
