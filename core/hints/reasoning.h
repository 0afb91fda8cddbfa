// What every answer about a game rests on: the position to reason from, and whether the game still leads to the
// solution.
#pragma once

#include "core/answers/solution_facts.h"
#include "core/play/play_state.h"
#include "core/techniques/position.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// Which candidates a position was made of.
enum class ReasoningGround : std::uint8_t { fullCandidates, playersCandidates, centreMarks };

struct Reasoning {
    /// False: not a plain 9x9 puzzle; nothing else is filled then.
    bool isClassic = false;
    Position position;
    ReasoningGround ground = ReasoningGround::fullCandidates;
    /// Entered digits that differ from the solution.
    std::vector<Cell> mistakes;
    /// Blank cells that lack the candidate that the solution has there.
    std::vector<Cell> missingCandidates;
    /// No solution of the puzzle fits the position.
    bool isContradictory = false;

    /// Steps found from the position are true of the puzzle.
    bool isSound() const { return isClassic && !isContradictory; }
};

/// What one search may do while a player waits for it, in turns of its loops (EngineOptions::mostWork): under a second.
/// Only positions that no puzzle leads to take so much, such as dozens of cells with the same two candidates.
inline constexpr std::uint64_t kPlayersPatience = 5'000'000;

/// A game as it is reasoned from. Where the source is centre marks, cells without any count as full.
struct Game {
    Puzzle puzzle;
    PlayState state;
    /// What is known of the puzzle's solutions.
    SolutionFacts facts;
    CandidateSource source = CandidateSource::struckOnly;
};

/// Microseconds where the puzzle has one solution; where it has several, one that fits the game is searched for, and
/// the stop token is read at least every 10 ms.
Reasoning reasonFrom(const Game& game, std::stop_token stop = {});

}  // namespace nonet
