#include "core/solvers/search/plain_search.h"

#include "core/rules/conflicts.h"

#include <algorithm>

namespace nonet {

namespace {

class PlainSearch {
public:
    PlainSearch(const Puzzle& puzzle, std::uint64_t limit)
        : m_geometry(puzzle.geometry), m_filled(puzzle.givens), m_limit(limit) {}

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

}  // namespace

SearchOutcome searchByCells(const Puzzle& puzzle, std::uint64_t limit) {
    return puzzle.isClassic() ? search(puzzle, limit) : PlainSearch(puzzle, limit).run();
}

}  // namespace nonet
