// Solutions of a classic board by plain backtracking, cell by cell: slow, and with nothing in common with the engines
// that are held against it.
#pragma once

#include "core/board/classic.h"
#include "core/board/classic_digits.h"

#include <vector>

namespace nonet {

class PlainSearch {
public:
    /// Every solution, at most `limit`.
    static std::vector<ClassicDigits> solutions(const ClassicMarks& marks, std::size_t limit = SIZE_MAX) {
        PlainSearch search(marks, limit);
        search.visit();
        return search.m_found;
    }

private:
    PlainSearch(const ClassicMarks& marks, std::size_t limit) : m_marks(marks), m_limit(limit) {}

    ClassicDigitSet open(Cell cell) const {
        ClassicDigitSet set = m_marks.candidates(cell);
        for (const Cell peer : classic::peersOf(cell))
            if (!m_grid.isBlank(peer))
                set.erase(Digit(m_grid.valueAt(peer)));
        return set;
    }

    void visit() {
        int fewest = 10;
        Cell best;
        for (const Cell cell : classic::kAllCells)
            if (m_grid.isBlank(cell) && open(cell).count() < fewest) {
                fewest = open(cell).count();
                best = cell;
            }
        if (fewest == 10) {
            m_found.push_back(m_grid);
            return;
        }
        for (const Digit digit : open(best)) {
            m_grid.set(best, digit);
            visit();
            m_grid.clear(best);
            if (m_found.size() >= m_limit)
                return;
        }
    }

    ClassicMarks m_marks;
    std::size_t m_limit;
    ClassicDigits m_grid;
    std::vector<ClassicDigits> m_found;
};

}  // namespace nonet
