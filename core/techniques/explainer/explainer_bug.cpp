#include "core/techniques/explainer/explainer_bug.h"

#include "core/techniques/explainer/explainer_subsets.h"

namespace nonet::explainer {

namespace {

class GraveSearch {
public:
    GraveSearch(const Board& board, Hint& hint) : m_board(board), m_rest(board), m_hint(hint) {}

    bool run() {
        for (int house = 0; house < kHouseCount; ++house)
            for (int digit = 0; digit < 9; ++digit)
                if (!look(house, digit))
                    return false;
        if (m_cells.isEmpty() || !isGrave())
            return false;
        if (m_cells.size() == 1)
            return typeOne();
        if (countOf(m_allValues) == 1)
            return typeTwo() || (m_cells.size() == 2 && typeFour());
        if (m_common.isEmpty())
            return false;
        return (m_cells.size() == 2 && typeFour()) || typeThree();
    }

private:
    /// False where this house tells that there is none.
    bool look(int house, int digit) {
        const Nine places = m_board.places(digit, house);
        if (countOf(places) == 0 || countOf(places) == 2)
            return true;
        int found = -1;
        int many = 0;
        for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
            const int cell = cellAtPlace(house, lowestOf(bits));
            if (countOf(m_board.candidates(cell)) >= 3) {
                found = cell;
                ++many;
            }
        }
        return many == 1 ? take(found, digit) : many != 0;
    }

    bool take(int cell, int digit) {
        if (!m_cellSet.contains(Cell(cell))) {
            m_cellSet.insert(Cell(cell));
            m_cells.push(static_cast<std::uint8_t>(cell));
        }
        m_values[static_cast<std::size_t>(cell)] |= bitOf(digit);
        m_allValues |= bitOf(digit);
        m_rest.remove(cell, bitOf(digit));
        m_common = (m_hasCommon ? m_common & peerSetOf(cell) : peerSetOf(cell)) - m_cellSet;
        m_hasCommon = true;
        return !(m_cells.size() > 1 && countOf(m_allValues) > 1 && m_common.isEmpty());
    }

    bool isGrave() const {
        for (int cell = 0; cell < 81; ++cell)
            if (m_rest.isOpen(cell) && countOf(m_rest.candidates(cell)) != 2)
                return false;
        for (int house = 0; house < kHouseCount; ++house)
            for (int digit = 0; digit < 9; ++digit) {
                const int n = countOf(m_rest.places(digit, house));
                if (n != 0 && n != 2)
                    return false;
            }
        return true;
    }

    bool tell(double rating) {
        m_hint.producer = Producer::bivalueUniversalGrave;
        m_hint.rating = rating;
        m_hint.digits = m_allValues;
        for (std::size_t i = 0; i < m_cells.size() && !m_hint.cells.isFull(); ++i)
            m_hint.cells.push(m_cells[i]);
        return true;
    }

    bool typeOne() {
        const int cell = m_cells[0];
        m_hint.removed.insert(cell, without(m_board.candidates(cell), m_allValues));
        return tell(5.6);
    }

    bool typeTwo() {
        const int digit = lowestOf(m_allValues);
        for (const Cell cell : m_common)
            if (m_board.has(cell.index(), digit))
                m_hint.removed.insert(idOf(cell.index(), digit));
        return !m_hint.removed.isEmpty() && tell(5.7);
    }

    /// The n-th house that all the cells share, -1 where there is none of that kind.
    int sharedHouse(int kind) const {
        const int house = houseOfCell(m_cells[0], kind);
        for (const std::uint8_t cell : m_cells)
            if (houseOfCell(cell, kind) != house)
                return -1;
        return house;
    }

    bool typeFour() {
        const int a = m_cells[0];
        const int b = m_cells[1];
        const Nine shared = without(m_board.candidates(a) & m_board.candidates(b), m_allValues);
        if (countOf(shared) != 1)
            return false;
        for (int kind = 0; kind < 3; ++kind) {
            const int house = sharedHouse(kind);
            if (house < 0)
                continue;
            for (const int cell : {a, b})
                m_hint.removed.insert(
                    cell, without(m_board.candidates(cell), m_values[static_cast<std::size_t>(cell)] | shared));
            m_hint.houses.push(static_cast<std::uint8_t>(house));
            return tell(5.7);
        }
        return false;
    }

    bool typeThree() {
        for (int kind = 0; kind < 3; ++kind) {
            const int house = sharedHouse(kind);
            if (house < 0)
                continue;
            FixedList<std::uint8_t, 9> others;
            // In the order of the first grave cell's peers.
            for (const std::uint8_t peer : peersOfCell(m_cells[0]))
                if (m_common.contains(Cell(peer)) && houseOfCell(peer, kind) == house)
                    others.push(peer);
            for (int size = 2; size <= 6 && static_cast<int>(others.size()) >= size; ++size)
                if (nakedSets(others, size)) {
                    m_hint.houses.push(static_cast<std::uint8_t>(house));
                    return tell(5.7 + (size - 1) * 0.1);
                }
        }
        return false;
    }

    bool nakedSets(const FixedList<std::uint8_t, 9>& others, int size) {
        for (const Nine chosen : subsetsOfNine(size - 1)) {
            if (chosen >> others.size() != 0)
                break;
            Nine digits = 0;
            bool fits = countOf(m_allValues) > 1;
            for (Nine bits = chosen; bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
                const Nine ofCell = m_board.candidates(others[static_cast<std::size_t>(lowestOf(bits))]);
                fits = fits && countOf(ofCell) > 1;
                digits |= ofCell;
            }
            if (!fits || countOf(digits) != size || countOf(digits | m_allValues) != size)
                continue;
            for (std::size_t i = 0; i < others.size(); ++i)
                if ((chosen >> i & 1) == 0)
                    m_hint.removed.insert(others[i], m_board.candidates(others[i]) & digits);
            if (!m_hint.removed.isEmpty())
                return true;
        }
        return false;
    }

    const Board& m_board;
    Board m_rest;
    Hint& m_hint;
    FixedList<std::uint8_t, 81> m_cells;
    ClassicCellSet m_cellSet;
    std::array<Nine, 81> m_values{};
    Nine m_allValues = 0;
    ClassicCellSet m_common;
    bool m_hasCommon = false;
};

}  // namespace

bool findBivalueUniversalGrave(const Board& board, Hint& hint) { return GraveSearch(board, hint).run(); }

}  // namespace nonet::explainer
