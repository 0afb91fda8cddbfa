#include "ui/board/input_modes/entry_mode.h"

#include "ui/board/input_modes/colour_mode.h"
#include "ui/board/input_modes/digit_mode.h"
#include "ui/board/input_modes/link_mode.h"
#include "ui/board/input_modes/mark_mode.h"

namespace nonet {

const EntryMode& entryMode(InputMode mode) {
    static const DigitMode digit;
    static const MarkMode corner(MarkKind::corner);
    static const MarkMode centre(MarkKind::centre);
    static const ColourMode colour;
    static const LinkMode link;
    switch (mode) {
    case InputMode::digit: return digit;
    case InputMode::corner: return corner;
    case InputMode::centre: return centre;
    case InputMode::colour: return colour;
    case InputMode::link: return link;
    }
    return digit;
}

std::optional<BoardEdit> eraseWith(const EntryContext& context, EraseFirst first) {
    return BoardEdit{erase(context.puzzle, context.state, context.cells, first),
                     labelFor(ActionKind::erase, context.cells, std::nullopt)};
}

BoardEdit strike(const EntryContext& context, Digit digit) {
    std::vector<Candidate> candidates;
    const CandidateGrid possible = candidatesFrom(digitsOf(context.puzzle, context.state), context.puzzle.geometry);
    for (const Cell cell : context.cells)
        if (possible.at(cell).contains(digit) && possible.at(cell).count() > 1)
            candidates.push_back({cell, digit});
    return {toggleStruck(context.puzzle, context.state, candidates),
            labelFor(ActionKind::struck, context.cells, digit)};
}

BoardEdit colourCandidate(const EntryContext& context, Candidate candidate, CandidateColour colour) {
    return {toggleCandidateColour(context.puzzle, context.state, candidate, colour),
            labelFor(ActionKind::candidateColour, {candidate.cell}, candidate.digit)};
}

BoardEdit link(const EntryContext& context, Candidate from, Candidate to) {
    return {cycleLink(context.puzzle, context.state, from, to), labelFor(ActionKind::link, {from.cell}, from.digit)};
}

ActionLabel labelFor(ActionKind kind, const std::vector<Cell>& cells, std::optional<Digit> digit) {
    return {kind, static_cast<std::uint8_t>(digit ? digit->value() : 0), cells.empty() ? Cell() : cells.front(),
            static_cast<int>(cells.size())};
}

}  // namespace nonet
