// Unavoidable sets that a solved grid shows without a search: cells that can be refilled in another right way by
// swapping two digits, or two parallel lines of one chute. A puzzle with that grid as its one solution has a clue in
// every unavoidable set.
//
//   two digits:  1 . . | 2 . .      two rows of a band, swapped in the columns of one cycle:
//                2 . . | 1 . .      4 7 . . . . . . .
//                                   7 4 . . . . . . .
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic_digits.h"
#include "core/foundation/fixed_list.h"

#include <array>
#include <cstdint>

namespace nonet {

/// The smallest sets of both kinds, of 4 to 18 cells.
class SwapSets {
public:
    /// The solution must be full and right. Cost: below a microsecond.
    explicit SwapSets(const ClassicDigits& solution);

    /// Whether the cell lies in a set in which there are none of the clues.
    bool hasSetOutside(ClassicCellSet clues, Cell cell) const;
    /// Those that the cell lies in, some perhaps twice: one for each other digit and each parallel line of its chutes.
    FixedList<ClassicCellSet, 12> setsOf(Cell cell) const;

private:
    template <typename Use>
    void forEachSetOf(Cell cell, Use use) const;

    /// Pairs of digits, rows and columns.
    static constexpr std::size_t kSwaps = 36 + 9 + 9;
    using NineBits = std::uint16_t;

    ClassicDigits m_solution;
    /// [digit - 1]
    std::array<ClassicCellSet, 9> m_cellsOf;
    /// Swaps consist of nine parts, some of which can only be made together: two digits swap row by row, two rows or
    /// columns place by place. [part][swap]: all parts that go with it, itself included.
    std::array<std::array<NineBits, kSwaps>, 9> m_together;
};

}  // namespace nonet
