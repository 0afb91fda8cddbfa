#include "core/solvers/search/plain_search.h"

#include "core/rules/conflicts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace nonet {

namespace {

class PlainSearch {
public:
    PlainSearch(const Puzzle& puzzle, std::uint64_t limit)
        : m_geometry(puzzle.geometry()), m_filled(puzzle.givens), m_limit(limit) {}

    SearchOutcome run() {
        if (findConflicts(m_filled, m_geometry).empty())
            goOn(0);
        return m_outcome;
    }

private:
    void goOn(int index) {
        while (index < m_filled.cellCount() && !m_filled.isBlank(Cell(index)))
            ++index;
        if (index == m_filled.cellCount()) {
            if (m_outcome.count++ == 0)
                m_outcome.first = m_filled;
            m_outcome.limitReached = m_outcome.count >= m_limit;
            return;
        }
        const Cell cell(index);
        const std::vector<Cell> peers = m_geometry.peers(cell);
        for (const Digit digit : m_geometry.allDigits()) {
            if (m_outcome.limitReached)
                return;
            if (std::ranges::any_of(peers, [&](Cell peer) { return m_filled.valueAt(peer) == digit.value(); }))
                continue;
            m_filled.set(cell, digit);
            goOn(index + 1);
            m_filled.clear(cell);
        }
    }

    Geometry m_geometry;
    Grid m_filled;
    std::uint64_t m_limit;
    SearchOutcome m_outcome;
};

/// Like PlainSearch, but fills the cell with the fewest digits to choose from first: in reading order large boards
/// never end.
class FewestFirstSearch {
public:
    FewestFirstSearch(const Puzzle& puzzle, std::uint64_t limit)
        : m_geometry(puzzle.geometry()), m_filled(puzzle.givens), m_limit(limit) {
        for (std::vector<std::uint64_t>& used : m_used)
            used.resize(static_cast<std::size_t>(m_geometry.side()));
        for (int index = 0; index < m_filled.cellCount(); ++index)
            if (const std::optional<Digit> digit = m_filled.digit(Cell(index)))
                flip(Cell(index), std::uint64_t{1} << digit->index());
            else
                m_blanks.emplace_back(index);
    }

    SearchOutcome run() {
        if (findConflicts(m_filled, m_geometry).empty())
            goOn(0);
        return m_outcome;
    }

private:
    std::uint64_t& used(std::size_t kind, int house) { return m_used[kind][static_cast<std::size_t>(house)]; }
    void flip(Cell cell, std::uint64_t digit) {
        used(0, m_geometry.row(cell)) ^= digit;
        used(1, m_geometry.column(cell)) ^= digit;
        used(2, m_geometry.box(cell)) ^= digit;
    }
    std::uint64_t candidates(Cell cell) {
        return m_geometry.allDigits().bits() &
               ~(used(0, m_geometry.row(cell)) | used(1, m_geometry.column(cell)) | used(2, m_geometry.box(cell)));
    }

    /// The first `filled` of the blanks are filled.
    void goOn(std::size_t filled) {
        if (filled == m_blanks.size()) {
            if (m_outcome.count++ == 0)
                m_outcome.first = m_filled;
            m_outcome.limitReached = m_outcome.count >= m_limit;
            return;
        }
        std::size_t best = filled;
        int fewest = m_geometry.side() + 1;
        for (std::size_t i = filled; i < m_blanks.size() && fewest > 1; ++i)
            if (const int count = std::popcount(candidates(m_blanks[i])); count < fewest) {
                fewest = count;
                best = i;
            }
        std::swap(m_blanks[filled], m_blanks[best]);
        const Cell cell = m_blanks[filled];
        for (std::uint64_t rest = candidates(cell); rest != 0 && !m_outcome.limitReached; rest &= rest - 1) {
            const std::uint64_t digit = rest & -rest;
            flip(cell, digit);
            m_filled.set(cell, Digit::fromIndex(std::countr_zero(digit)));
            goOn(filled + 1);
            flip(cell, digit);
        }
        m_filled.clear(cell);
    }

    Geometry m_geometry;
    Grid m_filled;
    std::uint64_t m_limit;
    /// By row, column and box, the digits that stand there.
    std::array<std::vector<std::uint64_t>, 3> m_used;
    std::vector<Cell> m_blanks;
    SearchOutcome m_outcome;
};

/// The plain search's boards have as many cells a side.
constexpr int kMostPlainSide = 9;

}  // namespace

SearchOutcome searchByCells(const Puzzle& puzzle, std::uint64_t limit) {
    if (puzzle.isClassic())
        return search(puzzle, limit);
    return puzzle.geometry().side() <= kMostPlainSide ? PlainSearch(puzzle, limit).run()
                                                      : FewestFirstSearch(puzzle, limit).run();
}

}  // namespace nonet
