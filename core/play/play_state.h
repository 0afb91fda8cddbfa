// What the player has on the board. A value: every action is a function from one PlayState to the next
// (player_actions.h), and History keeps what changed.
#pragma once

#include "core/board/candidate_grid.h"
#include "core/rules/puzzle.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace nonet {

/// Cell colours 1..9 as a set (several show as wedges): bit colour-1.
using ColourSet = ClassicDigitSet;
/// A candidate's colour: 0 none, 1..5 = A..E, 6..10 = their second shades.
using CandidateColour = std::uint8_t;

/// One cell as the player left it. Given cells keep only colours.
struct CellState {
    /// The digit that the player entered, 0 for none.
    std::uint8_t digit = 0;
    /// Candidates that the player (or an applied step) struck out. The candidate layer is computed: see
    /// candidateLayer().
    DigitSet struck;
    DigitSet corner;
    DigitSet centre;
    ColourSet colours;
    /// Sorted by digit; only coloured candidates.
    std::vector<std::pair<Digit, CandidateColour>> candidateColours;

    friend bool operator==(const CellState&, const CellState&) = default;
};

enum class LinkKind : std::uint8_t { strong, weak };

/// A link that the player drew between two candidates.
struct DrawnLink {
    Candidate from;
    Candidate to;
    LinkKind kind = LinkKind::strong;
    friend bool operator==(const DrawnLink&, const DrawnLink&) = default;
};

struct PlayState {
    /// One a cell of the puzzle's board.
    std::vector<CellState> cells;
    std::vector<DrawnLink> links;

    PlayState() : PlayState(BoardShape()) {}
    explicit PlayState(const BoardShape& shape) : cells(static_cast<std::size_t>(shape.cellCount())) {}
    explicit PlayState(const Geometry& geometry) : cells(static_cast<std::size_t>(geometry.cellCount())) {}

    const CellState& at(Cell cell) const { return cells[cell.slot()]; }
    CellState& at(Cell cell) { return cells[cell.slot()]; }

    friend bool operator==(const PlayState&, const PlayState&) = default;
};

/// Givens and entered digits together.
Grid digitsOf(const Puzzle& puzzle, const PlayState& state);

/// What the candidate layer takes into account beyond peers' digits.
enum class CandidateSource : std::uint8_t {
    struckOnly,   // full candidates minus what was struck
    centreMarks,  // also limited to the cell's centre marks, where it has any
};

/// The candidates that hints, All steps and replay reason from: peers' digits removed, within the puzzle's start
/// candidates, minus what the player struck out. A filled cell has its digit alone.
CandidateGrid candidateLayer(const Puzzle& puzzle, const PlayState& state,
                             CandidateSource source = CandidateSource::struckOnly);

}  // namespace nonet
