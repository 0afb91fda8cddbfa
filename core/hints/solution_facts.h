#pragma once

#include "core/rules/puzzle.h"

#include <optional>
#include <stop_token>

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

}  // namespace nonet
