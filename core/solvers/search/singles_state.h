// A classic position under naked and hidden singles alone, no locked candidates: what tells how near a puzzle is to an
// easy one.
//
// For each digit three bands of 27 bits, row-major, so that the singles of all rows, columns and boxes of a digit come
// out of a few words.
#pragma once

#include "core/board/classic_digits.h"

#include <array>
#include <cstdint>

namespace nonet {

class SinglesState {
public:
    explicit SinglesState(const ClassicMarks& candidates);

    /// Narrows the cell to the digit; the rest follows with settle().
    void assign(Cell cell, Digit digit);
    void remove(Candidate candidate);
    ClassicDigitSet candidates(Cell cell) const;
    bool contains(Candidate candidate) const;

    /// Naked and hidden singles to the fixpoint, which does not depend on their order. Means something only where the
    /// position has a solution: contradictions are not looked for. Cost: below two microseconds.
    void settle();
    /// After settle(): every cell is decided.
    bool isSolved() const { return (m_decided[0] & m_decided[1] & m_decided[2]) == kBandMask; }
    bool isDecided(Cell cell) const;

private:
    static constexpr std::uint32_t kBandMask = (1U << 27) - 1;
    using Bands = std::array<std::uint32_t, 3>;

    bool settleNakedSingles();
    void settleHiddenSingles(std::size_t digit);

    /// [digit - 1][band]
    std::array<Bands, 9> m_places{};
    /// Cells whose digit is known and taken from its peers.
    Bands m_decided{};
};

}  // namespace nonet
