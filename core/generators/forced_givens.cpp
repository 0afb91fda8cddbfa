#include "core/generators/forced_givens.h"

#include "core/board/classic.h"

namespace nonet {
namespace {

constexpr unsigned kNine = 0x1ff;

/// Three bits, each as three neighbouring bits: boxes of a band as columns, rows of a box as its places.
constexpr std::array<unsigned, 8> makeTriples() {
    std::array<unsigned, 8> table{};
    for (unsigned bits = 0; bits < 8; ++bits)
        for (unsigned i = 0; i < 3; ++i)
            table[bits] |= (bits >> i & 1U) * (7U << (3 * i));
    return table;
}
constexpr auto kTriples = makeTriples();

/// Three bits, each as itself in every third: columns of a box as its places.
constexpr unsigned repeated(unsigned bits) { return bits | bits << 3 | bits << 6; }

/// Every third bit from the first on, brought together: the boxes of a stack.
constexpr unsigned everyThird(unsigned bits) { return (bits & 1U) | (bits >> 2 & 2U) | (bits >> 4 & 4U); }

struct Place {
    unsigned row, column, box, inBox;
};
constexpr Place placeOf(Cell cell) {
    const auto row = static_cast<unsigned>(classic::rowOf(cell));
    const auto column = static_cast<unsigned>(classic::columnOf(cell));
    return {row, column, row / 3 * 3 + column / 3, row % 3 * 3 + column % 3};
}

constexpr std::array<Place, 81> makePlaces() {
    std::array<Place, 81> places{};
    for (const Cell cell : classic::kAllCells)
        places[cell.slot()] = placeOf(cell);
    return places;
}
constexpr auto kPlaces = makePlaces();

}  // namespace

ForcedGivens::ForcedGivens(const ClassicDigits& givens) {
    for (const Cell cell : classic::kAllCells)
        if (!givens.isBlank(cell))
            flip(cell, Digit(givens.valueAt(cell)));
}

ForcedGivens ForcedGivens::ofSolvedGrid() {
    ForcedGivens all;
    all.m_digits.fill(kNine);
    all.m_filled.fill(kNine);
    all.m_rows.fill(kNine);
    all.m_columns.fill(kNine);
    all.m_boxes.fill(kNine);
    return all;
}

void ForcedGivens::clear(Cell cell, Digit digit) { flip(cell, digit); }

void ForcedGivens::flip(Cell cell, Digit digit) {
    const Place at = kPlaces[cell.slot()];
    const auto d = digit.slot();
    const auto toggle = [](NineBits& bits, unsigned bit) { bits = static_cast<NineBits>(bits ^ 1U << bit); };
    for (const unsigned house : {at.row, 9 + at.column, 18 + at.box})
        toggle(m_digits[house], static_cast<unsigned>(d));
    toggle(m_filled[at.row], at.column);
    toggle(m_filled[9 + at.column], at.row);
    toggle(m_filled[18 + at.box], at.inBox);
    toggle(m_rows[d], at.row);
    toggle(m_columns[d], at.column);
    toggle(m_boxes[d], at.box);
}

bool ForcedGivens::isForced(Cell cell, Digit digit) const {
    const Place at = kPlaces[cell.slot()];
    const auto d = digit.slot();
    const unsigned seen = m_digits[at.row] | m_digits[9U + at.column] | m_digits[18U + at.box];
    if ((seen | 1U << d) == kNine)
        return true;
    // The given itself forbids nothing. Its digit is in no other cell of its houses.
    const unsigned rows = m_rows[d] & ~(1U << at.row);
    const unsigned columns = m_columns[d] & ~(1U << at.column);
    const unsigned boxes = m_boxes[d] & ~(1U << at.box);
    const unsigned band = at.row / 3 * 3;
    const unsigned stack = at.column / 3;
    const unsigned closedInRow = m_filled[at.row] | columns | kTriples[boxes >> band & 7U] | 1U << at.column;
    const unsigned closedInColumn =
        m_filled[9U + at.column] | rows | kTriples[everyThird(boxes >> stack)] | 1U << at.row;
    const unsigned closedInBox =
        m_filled[18U + at.box] | kTriples[rows >> band & 7U] | repeated(columns >> (3 * stack) & 7U) | 1U << at.inBox;
    return closedInRow == kNine || closedInColumn == kNine || closedInBox == kNine;
}

}  // namespace nonet
