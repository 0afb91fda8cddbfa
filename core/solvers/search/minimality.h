// Whether a classic puzzle is minimal: no clue can be taken away without a second solution.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/classic_digits.h"

#include <cstdint>
#include <stop_token>

namespace nonet {

struct MinimalityReport {
    /// How many solutions the whole puzzle has, counted up to 2. Only a puzzle with one is looked into.
    std::uint64_t solutions = 0;
    /// Clues of which each, taken away alone, leaves one solution. Two of them together may not.
    ClassicCellSet redundant;
    /// Stopped from outside: redundant lacks what was not looked at.
    bool wasStopped = false;

    bool isMinimal() const { return !wasStopped && solutions == 1 && redundant.isEmpty(); }
};

/// Cost: one search a clue, some microseconds together.
MinimalityReport minimality(const ClassicDigits& givens, std::stop_token stop = {});

}  // namespace nonet
