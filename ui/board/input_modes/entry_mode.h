// What a digit, an eraser key or a click does in each input mode: functions from what is there to what comes next. One
// file a mode; entryMode() finds it.
#pragma once

#include "core/play/history.h"
#include "core/play/player_actions.h"
#include "ui/board/board_widget.h"

#include <optional>
#include <vector>

namespace nonet {

/// A state to perform with its name; nothing where the mode does not do such a thing.
struct BoardEdit {
    PlayState next;
    ActionLabel label;
};

struct EntryContext {
    const Puzzle& puzzle;
    const PlayState& state;
    /// The selected cells, or the clicked one.
    std::vector<Cell> cells;
};

class EntryMode {
public:
    virtual ~EntryMode() = default;
    virtual std::optional<BoardEdit> enter(const EntryContext& context, Digit digit) const = 0;
    virtual EraseFirst erasesFirst() const = 0;
};

/// Lives as long as the program.
const EntryMode& entryMode(InputMode mode);

std::optional<BoardEdit> eraseWith(const EntryContext& context, EraseFirst first);
/// Strikes the candidate, or brings it back, in each of the cells.
BoardEdit strike(const EntryContext& context, Digit digit);
BoardEdit colourCandidate(const EntryContext& context, Candidate candidate, CandidateColour colour);
BoardEdit link(const EntryContext& context, Candidate from, Candidate to);

/// The label of an action on these cells.
ActionLabel labelFor(ActionKind kind, const std::vector<Cell>& cells, std::optional<Digit> digit);

}  // namespace nonet
