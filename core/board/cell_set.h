// Sets of cells: CellSet for every side, ClassicCellSet (81 bits) for the classic fast path.
#pragma once

#include "core/board/bits.h"
#include "core/board/cell.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <vector>

namespace nonet {

struct CellFromBit {
    constexpr Cell operator()(int bit) const { return Cell(bit); }
};

/// A set of the 81 cells of a classic board; a value of two words.
class ClassicCellSet {
public:
    using Iterator = BitIterator<Cell, CellFromBit>;

    constexpr ClassicCellSet() = default;
    constexpr ClassicCellSet(std::initializer_list<Cell> cells) {
        for (const Cell cell : cells)
            insert(cell);
    }
    static constexpr ClassicCellSet all() { return ClassicCellSet(~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1); }

    constexpr bool isEmpty() const { return (m_low | m_high) == 0; }
    constexpr int count() const { return countOfWord(m_low) + countOfWord(m_high); }
    constexpr bool contains(Cell cell) const {
        return ((cell.index() < 64 ? m_low >> cell.index() : m_high >> (cell.index() - 64)) & 1U) != 0;
    }
    constexpr bool containsAll(ClassicCellSet other) const {
        return ((other.m_low & ~m_low) | (other.m_high & ~m_high)) == 0;
    }
    constexpr bool intersects(ClassicCellSet other) const {
        return ((other.m_low & m_low) | (other.m_high & m_high)) != 0;
    }
    /// The cell of smallest index; the set must not be empty.
    constexpr Cell first() const { return *begin(); }

    constexpr void insert(Cell cell) { *this |= single(cell); }
    constexpr void erase(Cell cell) { *this -= single(cell); }

    constexpr Iterator begin() const { return Iterator(m_low, m_high); }
    constexpr Iterator end() const { return Iterator(); }

    friend constexpr ClassicCellSet operator|(ClassicCellSet a, ClassicCellSet b) {
        return {a.m_low | b.m_low, a.m_high | b.m_high};
    }
    friend constexpr ClassicCellSet operator&(ClassicCellSet a, ClassicCellSet b) {
        return {a.m_low & b.m_low, a.m_high & b.m_high};
    }
    /// Set difference.
    friend constexpr ClassicCellSet operator-(ClassicCellSet a, ClassicCellSet b) {
        return {a.m_low & ~b.m_low, a.m_high & ~b.m_high};
    }
    constexpr ClassicCellSet& operator|=(ClassicCellSet other) { return *this = *this | other; }
    constexpr ClassicCellSet& operator&=(ClassicCellSet other) { return *this = *this & other; }
    constexpr ClassicCellSet& operator-=(ClassicCellSet other) { return *this = *this - other; }
    friend constexpr bool operator==(ClassicCellSet, ClassicCellSet) = default;
    friend constexpr auto operator<=>(ClassicCellSet, ClassicCellSet) = default;

private:
    constexpr ClassicCellSet(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}
    static constexpr ClassicCellSet single(Cell cell) {
        assert(cell.index() < 81);
        return cell.index() < 64 ? ClassicCellSet(std::uint64_t{1} << cell.index(), 0)
                                 : ClassicCellSet(0, std::uint64_t{1} << (cell.index() - 64));
    }
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

/// A set of cells of a board of any side, kept as a sorted list: selections and regions are small.
class CellSet {
public:
    CellSet() = default;
    CellSet(std::initializer_list<Cell> cells) {
        for (const Cell cell : cells)
            insert(cell);
    }
    template <typename Range>
    static CellSet from(const Range& cells) {
        CellSet set;
        for (const Cell cell : cells)
            set.insert(cell);
        return set;
    }
    bool isEmpty() const { return m_cells.empty(); }
    int count() const { return static_cast<int>(m_cells.size()); }
    bool contains(Cell cell) const { return std::binary_search(m_cells.begin(), m_cells.end(), cell); }
    bool containsAll(const CellSet& other) const {
        return std::includes(m_cells.begin(), m_cells.end(), other.m_cells.begin(), other.m_cells.end());
    }
    bool intersects(const CellSet& other) const { return !(*this & other).isEmpty(); }
    Cell first() const { return m_cells.front(); }
    void insert(Cell cell) {
        const auto at = std::lower_bound(m_cells.begin(), m_cells.end(), cell);
        if (at == m_cells.end() || *at != cell)
            m_cells.insert(at, cell);
    }
    void erase(Cell cell) {
        const auto at = std::lower_bound(m_cells.begin(), m_cells.end(), cell);
        if (at != m_cells.end() && *at == cell)
            m_cells.erase(at);
    }
    void clear() { m_cells.clear(); }
    auto begin() const { return m_cells.begin(); }
    auto end() const { return m_cells.end(); }
    friend CellSet operator|(const CellSet& a, const CellSet& b) { return a.with(b, std::ranges::set_union); }
    friend CellSet operator&(const CellSet& a, const CellSet& b) { return a.with(b, std::ranges::set_intersection); }
    /// Set difference.
    friend CellSet operator-(const CellSet& a, const CellSet& b) { return a.with(b, std::ranges::set_difference); }
    friend bool operator==(const CellSet&, const CellSet&) = default;

private:
    template <typename Operation>
    CellSet with(const CellSet& other, Operation operation) const {
        CellSet result;
        operation(m_cells, other.m_cells, std::back_inserter(result.m_cells));
        return result;
    }

    std::vector<Cell> m_cells;
};

}  // namespace nonet
