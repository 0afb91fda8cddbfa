#include "core/constructions/fillings.h"

#include "core/board/digit_set.h"

#include <vector>

namespace nonet {

namespace {

class FillingCounter {
public:
    FillingCounter(const Geometry& geometry, const Grid& board, const FillingLimits& limits,
                   const std::stop_token& stop)
        : m_geometry(geometry), m_board(board), m_limits(limits), m_stop(stop), m_now(geometry.side()),
          m_left(static_cast<std::size_t>(3 * geometry.side()), DigitSet::full(geometry.side())) {}

    Fillings count(const Grid& puzzle) {
        for (int i = 0; i < m_geometry.cellCount(); ++i) {
            const Cell cell(i);
            const std::optional<Digit> digit = puzzle.digit(cell);
            if (!digit)
                m_blank.push_back(cell);
            else if (!possible(cell).contains(*digit))
                return {.count = 0, .isExact = true, .other = {}};
            else
                place(cell, *digit);
        }
        m_found.isExact = true;
        fill(0);
        if (!m_found.isExact && !m_hasBoard && m_found.count < m_limits.count)
            ++m_found.count;
        return m_found;
    }

private:
    DigitSet& row(Cell cell) { return m_left[static_cast<std::size_t>(m_geometry.row(cell))]; }
    DigitSet& column(Cell cell) {
        return m_left[static_cast<std::size_t>(m_geometry.side() + m_geometry.column(cell))];
    }
    DigitSet& box(Cell cell) { return m_left[static_cast<std::size_t>(2 * m_geometry.side() + m_geometry.box(cell))]; }
    DigitSet possible(Cell cell) { return row(cell) & column(cell) & box(cell); }

    void place(Cell cell, Digit digit) {
        for (DigitSet* house : {&row(cell), &column(cell), &box(cell)})
            house->erase(digit);
        m_now.set(cell, digit);
    }

    void remove(Cell cell, Digit digit) {
        for (DigitSet* house : {&row(cell), &column(cell), &box(cell)})
            house->insert(digit);
        m_now.clear(cell);
    }

    bool isOver() {
        constexpr std::uint64_t kBetweenLooks = 1U << 12;
        if (m_steps >= m_limits.steps || m_found.count >= m_limits.count ||
            (m_steps % kBetweenLooks == 0 && m_stop.stop_requested()))
            m_found.isExact = false;
        return !m_found.isExact;
    }

    void takeFilling() {
        ++m_found.count;
        if (m_now == m_board)
            m_hasBoard = true;
        else if (!m_found.other)
            m_found.other = m_now;
    }

    /// The blank cells from `first` on; the chosen one is swapped to its front.
    void fill(std::size_t first) {
        if (first == m_blank.size())
            return takeFilling();
        std::size_t best = first;
        int fewest = kMaxSide + 1;
        for (std::size_t i = first; i < m_blank.size() && fewest > 1; ++i)
            if (const int count = possible(m_blank[i]).count(); count < fewest) {
                fewest = count;
                best = i;
            }
        std::swap(m_blank[first], m_blank[best]);
        const Cell cell = m_blank[first];
        for (const Digit digit : possible(cell)) {
            if (isOver())
                break;
            ++m_steps;
            place(cell, digit);
            fill(first + 1);
            remove(cell, digit);
        }
        std::swap(m_blank[first], m_blank[best]);
    }

    const Geometry& m_geometry;
    const Grid& m_board;
    const FillingLimits& m_limits;
    const std::stop_token& m_stop;
    Grid m_now;
    /// Rows, columns, boxes: digits that they still lack.
    std::vector<DigitSet> m_left;
    std::vector<Cell> m_blank;
    std::uint64_t m_steps = 0;
    bool m_hasBoard = false;
    Fillings m_found;
};

}  // namespace

Fillings countFillings(const Geometry& geometry, const Grid& puzzle, const Grid& board, const FillingLimits& limits,
                       const std::stop_token& stop) {
    return FillingCounter(geometry, board, limits, stop).count(puzzle);
}

}  // namespace nonet
