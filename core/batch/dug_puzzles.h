#pragma once

#include "core/board/classic_digits.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace nonet {

struct DigRun {
    std::uint64_t seed = 0;
    std::uint64_t count = 1;
    int threads = 1;
};

/// Digs minimal puzzles of random grids on all threads and hands them on in one order, which depends on the seed alone:
/// a shorter run is the beginning of a longer one. `take` is called by one thread at a time; its false ends the run.
/// Returns how many were handed on. Memory does not grow with the count.
std::uint64_t digPuzzles(const DigRun& run, const std::function<bool(const ClassicDigits&)>& take,
                         std::stop_token stop = {});

}  // namespace nonet
