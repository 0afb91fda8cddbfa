// A classic board as plain arrays: what the fast solver, the digger and the canonical form pass around by the million.
#pragma once

#include "core/board/candidate_grid.h"
#include "core/board/cell.h"
#include "core/board/digit.h"
#include "core/board/digit_set.h"
#include "core/board/grid.h"

#include <array>
#include <cstdint>

namespace nonet {

/// The digits of a classic board, row-major, 0 for a blank.
struct ClassicDigits {
    std::array<std::uint8_t, 81> values{};

    static ClassicDigits from(const Grid& grid);
    Grid toGrid() const;

    int valueAt(Cell cell) const { return values[cell.slot()]; }
    bool isBlank(Cell cell) const { return valueAt(cell) == 0; }
    void set(Cell cell, Digit digit) { values[cell.slot()] = static_cast<std::uint8_t>(digit.value()); }
    void clear(Cell cell) { values[cell.slot()] = 0; }
    int filledCount() const;

    friend auto operator<=>(const ClassicDigits&, const ClassicDigits&) = default;
};

/// The candidates of a classic board, row-major; bit d-1 of a set stands for digit d. A filled cell has its digit
/// alone.
struct ClassicMarks {
    std::array<std::uint16_t, 81> sets{};

    static constexpr std::uint16_t kEvery = 0x1FF;

    /// A blank has every digit, whatever its peers hold.
    static ClassicMarks from(const ClassicDigits& digits);
    /// Blank cells limited to their candidates; filled cells to their digit.
    static ClassicMarks from(const Grid& digits, const CandidateGrid& candidates);

    std::uint16_t& at(Cell cell) { return sets[cell.slot()]; }
    std::uint16_t at(Cell cell) const { return sets[cell.slot()]; }
    ClassicDigitSet candidates(Cell cell) const { return ClassicDigitSet::fromBits(at(cell)); }

    friend bool operator==(const ClassicMarks&, const ClassicMarks&) = default;
};

}  // namespace nonet
