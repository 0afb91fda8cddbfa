// A position as both lookup solvers see it: the candidates of the cells and the trios still possible on each of the 54
// mini-lines, each narrowing the other until nothing changes.
//
//     cells -> trios    a trio stays where its digits can be spread over the three cells
//     trios -> trios    in a chute, a trio stays where some of the 94,080 configurations has it and nothing but
//                       possible trios beside it (core/canonical/trio_table.h)
//     trios -> cells    a digit stays in a cell where a possible trio of both its mini-lines has it
//
// Rows and columns are filtered alike, so all six chutes take part. A position in which each mini-line has one trio is
// solved: each cell lies where a row's trio and a column's meet in one digit.
#pragma once

#include "core/board/classic_digits.h"
#include "core/canonical/trio.h"
#include "core/solvers/band_lookup/mini_line.h"

#include <cstdint>

namespace nonet {

/// What filtering did, added up over a search.
struct FilterCounts {
    /// Scans of a chute's possible configurations.
    std::uint64_t scans = 0;
    /// Configurations found possible in them.
    std::uint64_t configurations = 0;
};

class LookupPosition {
public:
    /// Every trio that the cells allow; not filtered yet.
    static LookupPosition from(const ClassicMarks& candidates);

    /// Filters to the fixpoint. False where a mini-line has no trio left; the position then says nothing.
    bool filter(FilterCounts& counts);
    /// Leaves a mini-line one of its trios; filter() draws the conclusions.
    void choose(MiniLine line, Trio trio);

    TrioSet trios(MiniLine line) const { return m_trios[line.slot()]; }
    const ClassicMarks& candidates() const { return m_candidates; }
    /// Each mini-line has one trio. Filtered positions only.
    bool isSolved() const;
    /// Only for a solved position.
    ClassicDigits solution() const;

private:
    bool sweep(int chute);
    bool narrowChute(int chute);
    bool narrowCells(int chute);
    bool scan(int chute, FilterCounts& counts);

    ClassicMarks m_candidates;
    std::array<TrioSet, MiniLine::kCount> m_trios;
    /// Mini-lines to look at again, as bits.
    std::uint64_t m_changedLines = 0;
    /// Chutes whose trios changed since their configurations were scanned, as bits.
    std::uint32_t m_changedChutes = 0;
};

/// The trios whose digits can be spread over three cells with these candidates.
TrioSet triosOfCells(ClassicDigitSet a, ClassicDigitSet b, ClassicDigitSet c);

}  // namespace nonet
