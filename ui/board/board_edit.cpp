#include "ui/board/board_edit.h"

namespace nonet {
namespace {

BoardEdit mark(const EntryContext& context, Digit digit, MarkKind kind) {
    return {toggleMark(context.puzzle, context.state, context.cells, digit, kind),
            labelFor(kind == MarkKind::corner ? ActionKind::corner : ActionKind::centre, context.cells, digit)};
}

}  // namespace

std::optional<BoardEdit> enterIn(InputMode mode, const EntryContext& context, Digit digit) {
    switch (mode) {
    case InputMode::digit:
    case InputMode::link:
        return BoardEdit{enterDigit(context.puzzle, context.state, context.cells, digit),
                         labelFor(ActionKind::digit, context.cells, digit)};
    case InputMode::corner: return mark(context, digit, MarkKind::corner);
    case InputMode::centre: return mark(context, digit, MarkKind::centre);
    case InputMode::colour:
        if (digit.value() > 9)
            return std::nullopt;
        return BoardEdit{toggleCellColour(context.puzzle, context.state, context.cells, digit),
                         labelFor(ActionKind::cellColour, context.cells, digit)};
    }
    return std::nullopt;
}

EraseFirst erasesFirst(InputMode mode) {
    switch (mode) {
    case InputMode::digit:
    case InputMode::link: return EraseFirst::digit;
    case InputMode::corner: return EraseFirst::corner;
    case InputMode::centre: return EraseFirst::centre;
    case InputMode::colour: return EraseFirst::colour;
    }
    return EraseFirst::digit;
}

BoardEdit eraseWith(const EntryContext& context, EraseFirst first) {
    return {erase(context.puzzle, context.state, context.cells, first),
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
