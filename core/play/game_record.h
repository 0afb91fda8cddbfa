// What a game's history tells of how it was played: for its end, when the player looks back.
#pragma once

#include "core/play/history.h"

namespace nonet {

struct GameRecord {
    /// Digits that were shown one by one and stand on the board.
    int shownDigits = 0;
    bool wasSolutionShown = false;
    /// Steps of hints that were applied and stand.
    int appliedHints = 0;
    /// Digits that contradict the solution, whether they were taken back or not.
    int mistakes = 0;

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// The record of the game with the puzzle's givens: what was done before they were laid does not count. `solution`
/// belongs to the puzzle as it lies at the history's current node. Cost: the length of the history.
GameRecord recordOf(const History& history, const Grid& solution);

/// The nodes of the current way that the player made on the board as it lies now: none of those that typed, locked or
/// moved the givens, nor of those before them, nor of what the puzzle is called. None while the givens are typed.
std::vector<NodeId> stepsOf(const Puzzle& puzzle, const History& history);

/// A board on the way.
struct GameMoment {
    NodeId node = 0;
    Grid digits;
    CandidateGrid candidates;
};

/// The way to the current position, from the givens on: one moment a change of digits or struck candidates, on the
/// board as it lies now.
std::vector<GameMoment> momentsOf(const Puzzle& puzzle, const History& history);

}  // namespace nonet
