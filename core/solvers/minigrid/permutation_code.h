// A permutation in one word, as the solvers compare them by the million.
#pragma once

#include "core/solvers/minigrid/box_permutation.h"

#include <array>
#include <bit>

namespace nonet {

/// A classic box as its rows' digits, nine bits each, and above them its columns': two boxes of a band match where the
/// lower halves share no bit. The digit of a cell is the one that its row and column share.
class ClassicCode {
public:
    static constexpr std::uint64_t kRows = (std::uint64_t{1} << 27) - 1;

    explicit ClassicCode(const Geometry&) {}

    static std::uint64_t encode(const BoxPermutation& permutation) {
        std::uint64_t code = 0;
        for (int n = 0; n < 9; ++n) {
            const int digit = permutation.digit(n).index();
            code |= std::uint64_t{1} << (9 * (n / 3) + digit) | std::uint64_t{1} << (27 + 9 * (n % 3) + digit);
        }
        return code;
    }
    static Digit digit(std::uint64_t code, int n) {
        const std::uint64_t row = code >> (9 * (n / 3));
        const std::uint64_t column = code >> (27 + 9 * (n % 3));
        return Digit::fromIndex(std::countr_zero(row & column & 0x1FF));
    }

    /// What the boxes placed earlier forbid to the box of this level.
    struct Forbidden {
        std::uint64_t bits = 0;
    };
    static void add(Forbidden& forbidden, std::uint64_t code, bool isOfBand) {
        forbidden.bits |= isOfBand ? code & kRows : code & ~kRows;
    }
    static bool matches(std::uint64_t code, const Forbidden& forbidden) { return (code & forbidden.bits) == 0; }
};

/// A box of any shape up to 16 cells, four bits a cell.
class AnyCode {
public:
    explicit AnyCode(const Geometry& geometry) : m_columns(geometry.boxColumns()), m_cells(geometry.side()) {}

    static std::uint64_t encode(const BoxPermutation& permutation) {
        std::uint64_t code = 0;
        for (int n = 0; n < kLargestMinigridSide; ++n)
            code |= static_cast<std::uint64_t>(permutation.digit(n).index()) << (4 * n);
        return code;
    }
    static Digit digit(std::uint64_t code, int n) { return Digit::fromIndex(static_cast<int>(code >> (4 * n) & 15U)); }

    struct Forbidden {
        std::array<std::uint16_t, kLargestMinigridSide> cells{};
    };
    void add(Forbidden& forbidden, std::uint64_t code, bool isOfBand) const {
        std::array<unsigned, kLargestMinigridSide> lines{};
        for (int n = 0; n < m_cells; ++n)
            lines[lineOf(n, isOfBand)] |= 1U << digit(code, n).index();
        for (int n = 0; n < m_cells; ++n)
            forbidden.cells[static_cast<std::size_t>(n)] |= static_cast<std::uint16_t>(lines[lineOf(n, isOfBand)]);
    }
    bool matches(std::uint64_t code, const Forbidden& forbidden) const {
        for (std::size_t n = 0; n < static_cast<std::size_t>(m_cells); ++n)
            if ((forbidden.cells[n] >> (code >> (4 * n) & 15U) & 1U) != 0)
                return false;
        return true;
    }

private:
    std::size_t lineOf(int n, bool isRow) const {
        return static_cast<std::size_t>(isRow ? n / m_columns : n % m_columns);
    }

    int m_columns;
    int m_cells;
};

}  // namespace nonet
