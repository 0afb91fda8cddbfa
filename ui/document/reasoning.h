// What every answer about a game stands on: the position to reason from, and whether the game still leads to the
// solution.
#pragma once

#include "core/play/play_state.h"
#include "core/techniques/position.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

enum class SolutionCount : std::uint8_t { unknown, none, one, several };

/// Which candidates a position was made of.
enum class ReasoningGround : std::uint8_t { fullCandidates, playersCandidates, centreMarks };

struct Reasoning {
    /// False: not a plain 9x9 puzzle; nothing else is filled then.
    bool isClassic = false;
    SolutionCount solutions = SolutionCount::unknown;
    /// Only where the puzzle has exactly one.
    std::optional<Grid> solution;
    Position position;
    ReasoningGround ground = ReasoningGround::fullCandidates;
    /// Entered digits that differ from the solution.
    std::vector<Cell> wrongDigits;
    /// Blank cells that lack the candidate that the solution has there.
    std::vector<Cell> missingCandidates;
    /// No solution of the puzzle fits the position.
    bool isContradictory = false;
    /// What rests on there being one solution is true of the puzzle.
    bool permitsUniqueness = false;

    /// Steps found from the position are true of the puzzle.
    bool isSound() const { return isClassic && solutions != SolutionCount::none && !isContradictory; }
};

/// Where the source is centre marks, cells without any count as full. Milliseconds at most for puzzles with many clues;
/// the stop token is read at least every 10 ms.
Reasoning reasonFrom(const Puzzle& puzzle, const PlayState& state, CandidateSource source, std::stop_token stop = {});

}  // namespace nonet
