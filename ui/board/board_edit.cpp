#include "ui/board/board_edit.h"

#include "core/rules/fog.h"

namespace nonet {
namespace {

/// Named after those of the cells that it changes: givens and filled cells are often among the selected ones.
BoardEdit named(const EntryContext& context, PlayState next, ActionKind kind, std::optional<Digit> digit) {
    std::vector<Cell> changed;
    for (const Cell cell : context.cells)
        if (next.at(cell) != context.state.at(cell))
            changed.push_back(cell);
    const ActionLabel label = labelFor(kind, changed.empty() ? context.cells : changed, digit);
    return {std::move(next), label};
}

}  // namespace

std::optional<BoardEdit> enterIn(InputMode mode, const EntryContext& context, Digit digit) {
    switch (mode) {
    case InputMode::digit:
    case InputMode::link:
        return named(context, enterDigit(context.puzzle, context.state, context.cells, digit), ActionKind::digit,
                     digit);
    case InputMode::corner:
        return named(context, toggleMark(context.puzzle, context.state, context.cells, digit, MarkKind::corner),
                     ActionKind::corner, digit);
    case InputMode::centre:
        return named(context, toggleMark(context.puzzle, context.state, context.cells, digit, MarkKind::centre),
                     ActionKind::centre, digit);
    case InputMode::colour:
        if (digit.value() > 9)
            return std::nullopt;
        return named(context, toggleCellColour(context.puzzle, context.state, context.cells, digit),
                     ActionKind::cellColour, digit);
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
    return named(context, erase(context.puzzle, context.state, context.cells, first), ActionKind::erase, std::nullopt);
}

BoardEdit strike(const EntryContext& context, Digit digit) {
    std::vector<Candidate> candidates;
    const Puzzle seen = seenThroughFog(context.puzzle, context.fogged);
    const CandidateGrid possible = candidatesFrom(digitsOf(seen, context.state), seen);
    for (const Cell cell : context.cells)
        if (possible.at(cell).contains(digit) && possible.at(cell).count() > 1)
            candidates.push_back({cell, digit});
    return named(context, toggleStruck(context.puzzle, context.state, candidates), ActionKind::struck, digit);
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
