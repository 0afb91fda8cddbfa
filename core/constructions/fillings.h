// Counts the ways to fill a board of any box shape, for boards that the fast 9x9 search does not take: plain
// backtracking on the cell with fewest digits left, so small boards in no time and large ones as far as the budget
// goes.
//
//      1 2|. .         1 2|3 4   1 2|4 3
//      3 4|. .   --->  3 4|1 2   3 4|2 1  ...
//
// Cost: a walk over all blank cells a step, 0.1 us (4x4) to 1 us (16x16).
#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct FillingLimits {
    std::uint64_t count = 1'000'000;
    /// Digits placed, wrong ones included.
    std::uint64_t steps = 5'000'000;
};

struct Fillings {
    /// Where counting ended early, the board that is known is among them, whether it was come to or not.
    std::uint64_t count = 0;
    /// All were counted; else there may be more, up to any number.
    bool isExact = false;
    /// The first that is not the board.
    std::optional<Grid> other;
    friend bool operator==(const Fillings&, const Fillings&) = default;
};

/// The fillings of `puzzle`; `board` is one that is known. Clues that clash have none.
Fillings countFillings(const Geometry& geometry, const Grid& puzzle, const Grid& board,
                       const FillingLimits& limits = {}, const std::stop_token& stop = {});

}  // namespace nonet
