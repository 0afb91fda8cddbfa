// Which marks each of the five methods can remove from a board, or add to it: the same as method_uses.h finds, for
// searches that ask by the million. Kept as one line of nine bits for each digit and row, and brought up to date after
// each inverse step: a mark more changes its digit and the three houses of its cell.
#pragma once

#include "core/generators/inverse/method_use.h"

#include <optional>

namespace nonet {

/// A small value of about two kilobytes. The board must hold its solution: each blank cell has its right mark, each
/// filled one its right value.
class MethodReach {
public:
    MethodReach(const MarkBoard& board, const ClassicDigits& solution);

    /// After the board's cell was given the mark, or lost its value to its mark.
    void addMark(Cell cell, Digit digit);
    void unfill(Cell cell);

    /// The digits that some use of the method (not the single candidate) can remove from the blank cell where they are
    /// marks, and can add where they are none.
    ClassicDigitSet denied(InverseMethod method, Cell cell) const;
    /// The digits that any of the four methods denies the blank cell.
    ClassicDigitSet denied(Cell cell) const;

    /// Boards that one forward step leads to.
    int parentCount() const;
    /// The method of least rank with a forward step; nothing where there is none.
    std::optional<InverseMethod> easiest() const;

private:
    using NineBits = std::uint16_t;
    /// [9 * (digit - 1) + row]: a bit a column; the last three stay 0.
    using Layer = std::array<NineBits, 84>;
    enum LayerId : std::uint8_t { exclusions, blocks, xWings, rowSets, columnSets, boxSets, kLayers };

    static std::size_t at(int digit, int row) { return static_cast<std::size_t>(9 * digit + row); }
    void refreshDigit(int digit);
    void refreshExclusions(int digit);
    void refreshRowBlocks(int digit);
    void refreshColumnBlocks(int digit);
    void refreshXWings(int digit);
    void refreshSets(House house);
    NineBits marksIn(House house, int digit) const;
    NineBits filledIn(House house) const;
    void deny(House house, int digit, NineBits places);
    Layer removable(LayerId id) const;
    bool hasSingle() const;

    ClassicDigits m_solution;
    /// Blank cells with the mark; those and the cells filled with the digit. By rows, and by columns with a bit a row.
    Layer m_marks{};
    Layer m_positions{};
    Layer m_columnMarks{};
    Layer m_columnPositions{};
    std::array<NineBits, 9> m_filled{};
    std::array<Layer, kLayers> m_denied{};
};

}  // namespace nonet
