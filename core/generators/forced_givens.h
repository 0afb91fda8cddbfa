// The givens of a puzzle, ready to say whether they force a digit at once. A few words answer it: the digits that each
// house shows, the places of each house that are filled, and the houses that show each digit.
#pragma once

#include "core/board/classic_digits.h"

#include <array>
#include <cstdint>

namespace nonet {

class ForcedGivens {
public:
    explicit ForcedGivens(const ClassicDigits& givens);
    /// Every cell filled; whatever the grid, each house shows each digit.
    static ForcedGivens ofSolvedGrid();

    /// The cell must be filled with this digit.
    void clear(Cell cell, Digit digit);

    /// Whether the givens but this one leave its digit as a naked or hidden single in its cell.
    bool isForced(Cell cell, Digit digit) const;

private:
    ForcedGivens() = default;
    using NineBits = std::uint16_t;

    void flip(Cell cell, Digit digit);

    /// [house, as classic::toIndex numbers them]: bit d - 1 for a digit shown.
    std::array<NineBits, 27> m_digits{};
    /// [house]: bit n for its n-th cell filled; a row's by columns, a column's by rows, a box's row by row.
    std::array<NineBits, 27> m_filled{};
    /// [digit - 1]: the rows, columns and boxes that show it.
    std::array<NineBits, 9> m_rows{};
    std::array<NineBits, 9> m_columns{};
    std::array<NineBits, 9> m_boxes{};
};

}  // namespace nonet
