#include "core/techniques/explainer/explainer_nishio.h"

namespace nonet::explainer {

namespace {

/// The places of one digit, by house, and what follows from an assumption about one of them.
class DigitRun {
public:
    DigitRun(const Board& board, int digit) {
        for (std::size_t house = 0; house < kHouseCount; ++house)
            m_places[house] = board.places(digit, static_cast<int>(house));
    }
    /// False where it comes to a contradiction. An object serves one call.
    bool assume(int cell, bool isTrue) {
        if (!isTrue && !remove(cell))
            return false;
        if (isTrue)
            meet(cell);
        for (std::size_t at = 0; at < m_trues.size(); ++at)
            if (!follow(m_trues[at]))
                return false;
        return true;
    }

private:
    Nine& placesOf(int house) { return m_places[static_cast<std::size_t>(house)]; }
    void meet(int cell) {
        if (m_met.contains(Cell(cell)))
            return;
        m_met.insert(Cell(cell));
        m_trues.push(static_cast<std::uint8_t>(cell));
    }
    bool follow(int cell) {
        for (int kind = 0; kind < 3; ++kind) {
            const int house = houseOfCell(cell, kind);
            for (Nine bits = without(placesOf(house), bitOf(placeOfCell(cell, kind))); bits != 0;
                 bits = static_cast<Nine>(bits & (bits - 1)))
                if (!remove(cellAtPlace(house, lowestOf(bits))))
                    return false;
        }
        return true;
    }
    bool remove(int cell) {
        for (int kind = 0; kind < 3; ++kind) {
            const int house = houseOfCell(cell, kind);
            Nine& places = placesOf(house);
            places = without(places, bitOf(placeOfCell(cell, kind)));
            if (places == 0)
                return false;
            if ((places & (places - 1)) == 0)
                meet(cellAtPlace(house, lowestOf(places)));
        }
        return true;
    }

    std::array<Nine, kHouseCount> m_places{};
    ClassicCellSet m_met;
    FixedList<std::uint8_t, 81> m_trues;
};

}  // namespace

const DigitRefutations& NishioDigits::of(const Board& board, int digit) {
    const std::array<Nine, 9> rows = board.rowsOf(digit);
    DigitRefutations& known = m_known[static_cast<std::size_t>(digit)];
    if (known.rows == rows)
        return known;
    known = {rows, {}, {}};
    const DigitRun start(board, digit);
    for (std::size_t row = 0; row < 9; ++row)
        for (Nine bits = rows[row]; bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
            const int cell = static_cast<int>(row) * 9 + lowestOf(bits);
            if (!DigitRun(start).assume(cell, true))
                known.whenTrue.insert(Cell(cell));
            if (!DigitRun(start).assume(cell, false))
                known.whenFalse.insert(Cell(cell));
        }
    return known;
}

}  // namespace nonet::explainer
