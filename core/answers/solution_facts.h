#pragma once

#include "core/rules/puzzle.h"
#include "core/solvers/propagation/estimate.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace nonet {

/// Contradictions after which the general solver gives up what a window asks of it: about a minute of 9x9.
inline constexpr std::uint64_t kSolutionBudget = 3'000'000;

enum class SolutionState : std::uint8_t { unknown, none, one, several };

/// What is known of a puzzle's solutions. True of the puzzle whatever is played on it, so it is worked out once for
/// every change of the puzzle, and whoever reasons from a game is handed it.
struct SolutionFacts {
    /// Unknown: stopped early, or given up.
    SolutionState state = SolutionState::unknown;
    /// Only where there is exactly one.
    std::optional<Grid> solution = std::nullopt;
    /// Steps that rest on there being one solution are true of the puzzle.
    bool permitsUniqueness = false;

    friend bool operator==(const SolutionFacts&, const SolutionFacts&) = default;
};

/// Works out the facts of any puzzle, by the rules that are checked. Microseconds for classic puzzles with many clues,
/// without bound for few; others are given up after about a minute. The stop token is read at least every 10 ms.
SolutionFacts solutionFacts(const Puzzle& puzzle, std::stop_token stop = {});

/// How many solutions there are, as far as they were counted.
struct SolutionCount {
    std::uint64_t count = 0;
    /// There may be more: the cap was reached, or the counting stopped.
    bool isAtLeast = false;
    /// Where the number lies, where there are too many to count; almost always (rangeOf()).
    std::optional<SolutionRange> about = std::nullopt;
    /// The number itself in decimal figures, where it is known without counting; else empty.
    std::string_view known = {};

    friend bool operator==(const SolutionCount&, const SolutionCount&) = default;
};

/// Two solutions of a puzzle that has several; nothing where there are fewer, or the search was stopped or given up.
struct TwoSolutions {
    Grid first;
    Grid second;
    /// The cells where they differ, in order.
    std::vector<Cell> differences() const;
    friend bool operator==(const TwoSolutions&, const TwoSolutions&) = default;
};
std::optional<TwoSolutions> twoSolutions(const Puzzle& puzzle, const std::stop_token& stop = {});

/// How many solutions the blank classic board has: Felgenhauer and Jarvis, Enumerating possible Sudoku grids, 2005.
inline constexpr std::string_view kClassicGrids = "6670903752021072936960";

/// Where counting stops: it is enough to know that there are more.
inline constexpr std::uint64_t kMostCounted = 1000;

/// Counts the solutions of any puzzle up to kMostCounted; equal givens in a house mean none. Some microseconds to a
/// millisecond for a classic one where there are one or few, without bound where few clues contradict each other;
/// others are given up after about a minute. Where there are too many to count, the estimate takes some hundredths of a
/// second more, and is the same for rules that mean the same, whatever their order and look. The stop token is read at
/// least every 10 ms.
SolutionCount countUpToMost(const Puzzle& puzzle, std::stop_token stop = {});

}  // namespace nonet
