// The solutions of a puzzle one after the other, for whoever wants to look through them.
#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>

namespace nonet {

struct NextSolution {
    /// Nothing where there is none, or none was found in time.
    std::optional<Grid> solution;
    /// Which one it is, from 1, in the solver's own order, which is the same each time.
    std::uint64_t number = 0;
    /// The one it was asked after was the last there is: the first follows it.
    bool beganAnew = false;
    /// Stopped from outside, or given up, before it was found.
    bool wasStopped = false;

    friend bool operator==(const NextSolution&, const NextSolution&) = default;
};

/// After this many solutions it begins anew.
inline constexpr std::uint64_t kMostSolutionsShown = 100'000;

/// The solution of any puzzle that follows `after`, or the first where `after` is none of them. Cost: those before it
/// are found again; given up after about a minute. The stop token is read at least every 10 ms.
NextSolution nextSolution(const Puzzle& puzzle, const std::optional<Grid>& after, std::stop_token stop = {});

}  // namespace nonet
