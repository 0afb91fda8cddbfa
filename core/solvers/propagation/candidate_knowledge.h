#pragma once

#include "core/board/board_shape.h"
#include "core/board/digit_set.h"

#include <cassert>
#include <cstdint>
#include <vector>

namespace nonet {

/// What is known of a board's candidates: by how many solutions each is used, as far as they were found, and of which
/// it is still open whether there are more. A value, of a board of any shape; holes have no candidates.
class CandidateKnowledge {
public:
    /// All are open and no solution is known.
    explicit CandidateKnowledge(const BoardShape& shape);

    int cellCount() const { return static_cast<int>(m_open.size()); }
    int symbolCount() const { return m_symbolCount; }

    /// Solutions known to use it; the whole truth up to the cap that was asked for, unless it is open.
    std::uint32_t count(Cell cell, Digit symbol) const { return m_counts[at(cell, symbol)]; }
    bool isOpen(Cell cell, Digit symbol) const { return open(cell).contains(symbol); }
    DigitSet open(Cell cell) const { return m_open[cell.slot()]; }
    /// Some solution uses them.
    DigitSet possible(Cell cell) const;
    /// No solution uses them.
    DigitSet impossible(Cell cell) const { return m_symbols[index(cell)] - possible(cell) - open(cell); }
    /// Neither is known.
    DigitSet unknown(Cell cell) const { return open(cell) - possible(cell); }
    /// Nothing is open.
    bool isComplete() const;

    void setCount(Cell cell, Digit symbol, std::uint32_t count) { m_counts[at(cell, symbol)] = count; }
    void setOpen(Cell cell, DigitSet symbols) { m_open[index(cell)] = symbols & m_symbols[index(cell)]; }

    friend bool operator==(const CandidateKnowledge&, const CandidateKnowledge&) = default;

private:
    static std::size_t index(Cell cell) { return cell.slot(); }
    std::size_t at(Cell cell, Digit symbol) const {
        assert(symbol.value() <= m_symbolCount);
        return index(cell) * static_cast<std::size_t>(m_symbolCount) + symbol.slot();
    }

    int m_symbolCount;
    std::vector<std::uint32_t> m_counts;
    std::vector<DigitSet> m_open;
    /// All of them, none in holes.
    std::vector<DigitSet> m_symbols;
};

}  // namespace nonet
