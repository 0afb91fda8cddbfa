// Rows in three letters [Lookup]: each sub-row of three cells becomes one of 84 trios, written as one character.
//
//     1 2 3 | 4 5 6 | 7 8 9   ->   ! a t        A trio is a set: 84 = C(9, 3) letters tell which digits a sub-row holds
//     3 1 2 | 4 5 6 | 9 8 7   ->   ! a t        and forget their order, so one code stands for 6^3 = 216 rows and no
//                                               decoder gives the row back, as [Lookup] says it would.
// What trios can do: whether three make a row, whether two rows fit under one another in a band, which third row they
// leave; all that is and, or and equality of sets. What they cannot: anything about columns. 84 x 6 = 504 ordered
// trios lose nothing, for 9 bits instead of 7.
#pragma once

#include "core/board/digit.h"
#include "core/board/grid.h"
#include "core/canonical/trio.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// One of the 504 ways to write three different digits.
class OrderedTrio {
public:
    static constexpr int kCount = 6 * Trio::kCount;

    OrderedTrio() = default;
    /// By number: 6 * trio + order, the six orders as a dictionary has them.
    explicit OrderedTrio(int index) : m_index(static_cast<std::uint16_t>(index)) {
        assert(index >= 0 && index < kCount);
    }
    /// Nothing where two are equal or one is above 9.
    static std::optional<OrderedTrio> of(const std::array<Digit, 3>& digits);

    int index() const { return m_index; }
    Trio trio() const { return Trio(m_index / 6); }
    std::array<Digit, 3> digits() const;

    friend bool operator==(OrderedTrio, OrderedTrio) = default;

private:
    std::uint16_t m_index = 0;
};

/// A row's three trios, left to right.
using RowTrios = std::array<Trio, 3>;
using OrderedRowTrios = std::array<OrderedTrio, 3>;

/// How many rows have the same trios.
inline constexpr int kRowsPerCode = 6 * 6 * 6;

/// The trios of a classic grid's row; nothing where a cell is blank or a sub-row holds a digit twice.
std::optional<RowTrios> compressRow(const Grid& grid, int row);
std::optional<OrderedRowTrios> compressRowInOrder(const Grid& grid, int row);
/// The nine digits: the way back, which RowTrios do not have.
std::array<Digit, 9> expand(const OrderedRowTrios& row);

/// The three share no digit: some row has them.
bool isRow(const RowTrios& row);
/// No box gets a digit twice if these rows stand in one band.
bool fitInBand(const RowTrios& a, const RowTrios& b);
/// The trios that complete two such rows to a band: what each box lacks. Nothing where they do not fit, or where the
/// rest is no row.
std::optional<RowTrios> thirdRow(const RowTrios& a, const RowTrios& b);

/// A printable character for each trio, '!' for 123 up to 't' for 789.
char toLetter(Trio trio);
std::optional<Trio> trioFromLetter(char letter);
std::string toLetters(const RowTrios& row);

}  // namespace nonet
