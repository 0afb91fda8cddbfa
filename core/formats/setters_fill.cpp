#include "core/formats/setters_fill.h"

#include "core/play/player_actions.h"
#include "core/rules/broken_rules.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr std::array kSettersFormats{FormatId::fpuzzles, FormatId::sudokupad, FormatId::iss, FormatId::sudokumaker,
                                     FormatId::penpa};

}  // namespace

SettersFill settersFill(const ImportedPuzzle& read) {
    const PuzzleRecord& record = read.record;
    const Grid& givens = record.puzzle.givens;
    if (std::ranges::find(kSettersFormats, read.format) == kSettersFormats.end() || record.solution || givens.isFull())
        return SettersFill::none;
    const Grid digits = digitsOf(record.puzzle, record.history.state());
    if (digits.isFull())
        return SettersFill::whole;
    const BoardShape& shape = record.puzzle.shape();
    const int blanks = shape.cellCount() - shape.holeCount() - givens.filledCount();
    return 2 * (digits.filledCount() - givens.filledCount()) < blanks ? SettersFill::none : SettersFill::some;
}

void useFill(PuzzleRecord& record, FillUse use) {
    if (use == FillUse::entered)
        return;
    Puzzle& puzzle = record.puzzle;
    const PlayState state = record.history.state();
    const Grid fill = digitsOf(puzzle, state);
    record.history = History(enterClues(puzzle, state, Grid(puzzle.shape())));
    if (use == FillUse::none)
        return;
    puzzle.setSolutionLayer(fill);
    if (isSolvedBy(puzzle, fill))
        record.solution = fill;
}

}  // namespace nonet
