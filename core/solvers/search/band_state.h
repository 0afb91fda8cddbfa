// A classic board's candidates as 27 words: for each digit three bands of 27 bits (row-major inside the band).
//
//   bit 0..8   first row of the band        a mini-row is three neighbouring bits,
//   bit 9..17  second row                   a mini-column the same bit of the three rows
//   bit 18..26 third row
//
// The nine mini-rows of a digit in a band, as bits, can hold it only in a pattern of one mini-row a row and a box; the
// union of the patterns that fit is a 512-entry table. The same table serves the mini-columns of a stack. Locked
// candidates and hidden singles then need no search of their own: a digit that has one place in a column or box ends as
// one place in a row. Idea: bit-band solvers of the field (Zhou Yundong's), see performance design; tables are our own.
#pragma once

#include "core/board/candidate_grid.h"
#include "core/board/cell.h"
#include "core/board/grid.h"

#include <array>
#include <cstdint>

namespace nonet {

class BandState {
public:
    /// Every digit possible everywhere.
    BandState();
    /// Each blank cell limited to its candidates; filled cells to their digit. Not propagated.
    BandState(const Grid& digits, const CandidateGrid& candidates);

    /// Narrows to the digit alone; the rest follows with propagate().
    void assign(Cell cell, Digit digit);
    void remove(Cell cell, Digit digit);
    ClassicDigitSet candidates(Cell cell) const;

    /// Naked singles, hidden singles and locked candidates to the fixpoint. False where it finds a contradiction.
    bool propagate();
    /// After propagate(): every cell decided.
    bool isSolved() const { return (m_decided[0] & m_decided[1] & m_decided[2]) == kBandMask; }
    /// After propagate(), unsolved: a cell of two candidates where there is one, else one of the fewest.
    Cell branchCell() const;
    /// The solved cells' digits; undecided ones blank.
    Grid toGrid() const;

private:
    static constexpr std::uint32_t kBandMask = (1U << 27) - 1;

    bool shrinkDigit(std::size_t digit);
    bool settleRowSingles(std::size_t digit);
    bool settleNakedSingles();

    /// [digit][band]
    std::array<std::array<std::uint32_t, 3>, 9> m_bands;
    /// Cells whose digit is decided and removed from its peers.
    std::array<std::uint32_t, 3> m_decided{};
};

}  // namespace nonet
