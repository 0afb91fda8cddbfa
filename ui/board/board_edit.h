// What a digit, an eraser key or a click does to the board in each input mode: functions from what is there to what
// comes next.
#pragma once

#include "core/play/history.h"
#include "core/play/player_actions.h"
#include "ui/board/input_mode.h"

#include <optional>
#include <vector>

namespace nonet {

/// A state to perform with its name.
struct BoardEdit {
    PlayState next;
    ActionLabel label;
};

struct EntryContext {
    const Puzzle& puzzle;
    const PlayState& state;
    /// The selected cells, or the clicked one.
    std::vector<Cell> cells;
    /// What fog covers rules nothing out.
    CellSet fogged{};
};

/// digit: the digit goes into the cells and its marks out of their peers; again: it comes out. corner, centre: toggles
/// the mark. colour: paints the cells, by digits 1 to 9; nothing for others (clicks on candidates paint these). link:
/// as digit, since links are dragged from candidate to candidate.
std::optional<BoardEdit> enterIn(InputMode mode, const EntryContext& context, Digit digit);
/// What the eraser takes first in this mode.
EraseFirst erasesFirst(InputMode mode);

BoardEdit eraseWith(const EntryContext& context, EraseFirst first);
/// Strikes the candidate, or brings it back, in each of the cells.
BoardEdit strike(const EntryContext& context, Digit digit);
BoardEdit colourCandidate(const EntryContext& context, Candidate candidate, CandidateColour colour);
BoardEdit link(const EntryContext& context, Candidate from, Candidate to);

/// The label of an action on these cells.
ActionLabel labelFor(ActionKind kind, const std::vector<Cell>& cells, std::optional<Digit> digit);

}  // namespace nonet
