#pragma once

#include "core/solvers/minigrid/box_facts.h"

#include <optional>

namespace nonet {

/// A box filled: its clues and one permutation of its missing digits. A value of two words, for boxes of up to 16
/// cells.
class BoxPermutation {
public:
    BoxPermutation() = default;
    /// Nothing but the number of the box; set() each of its cells.
    explicit BoxPermutation(int box) : m_box(static_cast<std::uint8_t>(box)) {}

    int box() const { return m_box; }
    /// The n-th cell's digit, in reading order.
    Digit digit(int n) const { return Digit(static_cast<int>(m_digits >> (4 * n) & 15U) + 1); }
    void set(int n, Digit digit) {
        m_digits = (m_digits & ~(std::uint64_t{15} << (4 * n))) | static_cast<std::uint64_t>(digit.index()) << (4 * n);
    }

    /// The digits of these blank cells of the box: how [Minigrid] writes a permutation, 34762.
    std::vector<Digit> digitsAt(const BoxFacts& facts, const Geometry& geometry) const;

    friend bool operator==(const BoxPermutation&, const BoxPermutation&) = default;

private:
    std::uint64_t m_digits = 0;
    std::uint8_t m_box = 0;
};

/// The n of a cell within its box, in reading order.
int placeInBox(const Geometry& geometry, Cell cell);
/// Writes the permutation's digits into the grid.
void place(const BoxPermutation& permutation, const Geometry& geometry, Grid& grid);

/// A digit that two neighbouring boxes both have in one line: why they do not match.
struct Mismatch {
    Digit digit = Digit(1);
    Cell first;
    Cell second;
    friend bool operator==(const Mismatch&, const Mismatch&) = default;
};
/// Nothing where the permutations match: every row or column that the boxes share has each digit once at most. The
/// mismatch named is the first in the reading order of `a`.
std::optional<Mismatch> findMismatch(const BoxPermutation& a, const BoxPermutation& b, const Geometry& geometry);
/// All of them, in that order; none where the permutations match.
std::vector<Mismatch> allMismatches(const BoxPermutation& a, const BoxPermutation& b, const Geometry& geometry);

}  // namespace nonet
