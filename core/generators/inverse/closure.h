// Good, in the sense that [Inverse] needs and does not give: a set of clues is good if the allowed methods, started
// from every mark in every blank cell, solve it. The methods only ever take away what no solution has, and what one of
// them can take away stays so when more is known; so the end is the same in whatever order they are used, and more
// clues never make less good.
//
// The end is reached on the boards of the nine digits, 27 bits a band; what changed is looked at again and nothing
// else. Singles and block intersections come by tables of a digit's three lines across three boxes; covering sets of
// all sizes by the arrows of method_reach.h: where the solution is known, a mark survives all of them exactly if its
// arrow lies on a circle (Regin 1994).
#pragma once

#include "core/generators/inverse/mark_board.h"

#include <array>
#include <cstdint>
#include <initializer_list>

namespace nonet {

/// Which methods are allowed: each with all before it. A hidden single is the covering set of all other blank cells.
enum class InverseRank : std::uint8_t { nakedSingles, hiddenSingles, blockIntersections, coveringSets, xWings };

inline constexpr std::array kInverseRanks = {InverseRank::nakedSingles, InverseRank::hiddenSingles,
                                             InverseRank::blockIntersections, InverseRank::coveringSets,
                                             InverseRank::xWings};

/// Those up to a rank, some of the easier ones left out. Hidden singles left out come back as covering sets where those
/// are allowed, of which they are a case.
class InverseMethods {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a rank is all methods up to it.
    constexpr InverseMethods(InverseRank hardest, std::initializer_list<InverseRank> without = {})
        : m_bits((2U << static_cast<unsigned>(hardest)) - 1) {
        for (const InverseRank rank : without)
            m_bits &= ~(1U << static_cast<unsigned>(rank));
    }
    constexpr bool allow(InverseRank rank) const { return (m_bits >> static_cast<unsigned>(rank) & 1U) != 0; }

private:
    std::uint32_t m_bits;
};

/// Clues of one solved grid and all that follows from them. Giving clues in any order, with closing in between or not,
/// leads to the same end. Small to copy.
class Closure {
public:
    /// No clue yet: every mark everywhere.
    Closure(const ClassicDigits& solution, InverseMethods methods);

    /// The solution's digit in this cell. Closed again after close().
    void give(Cell cell);
    /// Starts from marks instead, which must hold the solution's.
    void limitTo(const ClassicMarks& marks);
    void close();

    /// Whether only the solution's digit is left in the cell.
    bool isKnown(Cell cell) const;
    bool isSolved() const;
    ClassicMarks marks() const;

private:
    using Bands = std::array<std::uint32_t, 3>;

    Bands& placesOf(Cell cell);
    bool placeNakedSingles();
    void place(int digit, int band, std::uint32_t bit);
    void closeSingles();
    void placeHiddenSingles(int digit);
    void intersectBlocks(int digit);
    bool closeSets();
    template <typename Read, typename Clear>
    bool closeHouseSets(const std::array<Cell, 9>& cells, int house, Read read, Clear clear);
    bool closeXWings();

    const ClassicDigits* m_solution;
    InverseMethods m_methods;
    /// [digit - 1][band]: a bit a cell, row by row; bits 27 to 31 stay 0.
    std::array<Bands, 9> m_places{};
    /// Cells whose digit was placed, peers cleared.
    Bands m_placed{};
    /// m_places when the covering sets were last looked at.
    std::array<Bands, 9> m_seen{};
    /// A bit a digit whose places changed since the singles, or the X-wings, looked at it.
    std::uint32_t m_dirty = 0x1FF;
    std::uint32_t m_dirtyForXWings = 0x1FF;
};

/// Whether the clues are good. They need not have one solution; if they have, it costs some microseconds.
bool isGood(const ClassicDigits& clues, InverseMethods methods = InverseRank::xWings);
/// Whether the methods solve the board from its marks as they stand.
bool isGood(const MarkBoard& board, InverseMethods methods = InverseRank::xWings);

}  // namespace nonet
