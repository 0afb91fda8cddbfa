#pragma once

#include "core/board/classic.h"

namespace nonet {

/// A set of the 729 candidates of a classic board; a value of 18 words.
class ClassicCandidateSet {
public:
    constexpr ClassicCandidateSet() = default;

    constexpr bool isEmpty() const { return m_digits.isEmpty(); }
    constexpr int count() const {
        int sum = 0;
        for (const Digit digit : m_digits)
            sum += cells(digit).count();
        return sum;
    }
    /// The digits that have a candidate in the set.
    constexpr ClassicDigitSet digits() const { return m_digits; }
    constexpr ClassicCellSet cells(Digit digit) const { return m_cells[digit.slot()]; }
    constexpr bool contains(Candidate candidate) const { return cells(candidate.digit).contains(candidate.cell); }

    constexpr void insert(Candidate candidate) { insert(ClassicCellSet{candidate.cell}, candidate.digit); }
    constexpr void insert(ClassicCellSet cells, Digit digit) {
        if (cells.isEmpty())
            return;
        m_cells[digit.slot()] |= cells;
        m_digits.insert(digit);
    }

    /// By cell, then by digit.
    template <typename Visit>
    constexpr void forEach(Visit visit) const {
        ClassicCellSet all;
        for (const Digit digit : m_digits)
            all |= cells(digit);
        for (const Cell cell : all)
            for (const Digit digit : m_digits)
                if (cells(digit).contains(cell))
                    visit(Candidate{cell, digit});
    }

    friend constexpr bool operator==(const ClassicCandidateSet&, const ClassicCandidateSet&) = default;

private:
    std::array<ClassicCellSet, 9> m_cells{};
    ClassicDigitSet m_digits;
};

}  // namespace nonet
