#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

enum class SolutionState : std::uint8_t { unknown, none, one, several };

/// What is known of a puzzle's solutions. True of the puzzle whatever is played on it, so it is worked out once for
/// every change of the puzzle, and whoever reasons from a game is handed it.
struct SolutionFacts {
    /// Unknown: stopped early, or not a plain 9x9 puzzle.
    SolutionState state = SolutionState::unknown;
    /// Only where there is exactly one.
    std::optional<Grid> solution = std::nullopt;
    /// Steps that rest on there being one solution are true of the puzzle.
    bool permitsUniqueness = false;

    friend bool operator==(const SolutionFacts&, const SolutionFacts&) = default;
};

/// Microseconds for puzzles with many clues, without bound for few; the stop token is read at least every 10 ms.
SolutionFacts solutionFacts(const Puzzle& puzzle, std::stop_token stop = {});

/// How many solutions there are, as far as they were counted.
struct SolutionCount {
    std::uint64_t count = 0;
    /// There may be more: the cap was reached, or the counting stopped.
    bool isAtLeast = false;

    friend bool operator==(const SolutionCount&, const SolutionCount&) = default;
};

/// Two solutions of a classic puzzle that has several; nothing where there are fewer, or the search
/// was stopped.
struct TwoSolutions {
    Grid first;
    Grid second;
    /// The cells where they differ, in order.
    std::vector<Cell> differences() const;
    friend bool operator==(const TwoSolutions&, const TwoSolutions&) = default;
};
std::optional<TwoSolutions> twoSolutions(const Puzzle& puzzle, const std::stop_token& stop = {});

/// After so many it is enough to know that there are more.
inline constexpr std::uint64_t kMostCounted = 1000;

/// Of a classic puzzle; equal givens in a house mean none. Some microseconds to a millisecond where there are many or
/// one, without bound where few clues contradict each other; the stop token is read at least every 10 ms.
SolutionCount countSolutions(const Puzzle& puzzle, std::stop_token stop = {});

}  // namespace nonet
