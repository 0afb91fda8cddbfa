#include "core/formats/completion.h"

#include "core/formats/foreign_members.h"
#include "core/formats/fpuzzles/fpuzzles_boxes.h"
#include "core/formats/json_members.h"
#include "core/formats/persistent_warnings.h"
#include "core/rules/broken_rules.h"

#include <algorithm>

namespace nonet {
namespace {

bool mayKeysAskForMore(const std::string& unknownKeys) {
    if (unknownKeys.empty())
        return false;
    const Json keys = jsonObjectFrom(unknownKeys);
    const auto foreign = keys.find(kFpuzzlesKey);
    if (keys.size() != 1 || foreign == keys.end() || !foreign->is_object())
        return true;
    for (const auto& [key, value] : foreign->items())
        if (!isFpuzzlesSetting(key))
            return true;
    return false;
}

bool isOfStart(const Puzzle& puzzle, const Grid& digits) {
    if (!puzzle.startCandidates)
        return true;
    return std::ranges::all_of(puzzle.shape().cells(), [&, &start = *puzzle.startCandidates](Cell cell) {
        return !puzzle.givens.isBlank(cell) || start.at(cell).contains(Digit(digits.valueAt(cell)));
    });
}

}  // namespace

bool hasOnlyCheckedRules(const PuzzleRecord& record) {
    return record.info.rules.empty() && std::ranges::all_of(record.puzzle.decoration().drawings, &Drawing::isOfRule) &&
           record.puzzle.rulebook().faults().empty() && !record.isReadOnly && !mayKeysAskForMore(record.unknownKeys);
}

std::optional<Grid> fittingSolution(const Puzzle& puzzle, const std::optional<Grid>& solution) {
    const BoardShape& shape = puzzle.shape();
    if (!solution || solution->rows() != shape.rows() || solution->columns() != shape.columns())
        return std::nullopt;
    for (const Cell cell : shape.cells()) {
        const std::optional<Digit> given = puzzle.givens.digit(cell);
        if (solution->isBlank(cell) || (given && given != solution->digit(cell)))
            return std::nullopt;
    }
    return solution;
}

std::optional<Grid> solutionBelowLock(const PuzzleRecord& record, const std::optional<Grid>& setters) {
    if (!setters)
        return std::nullopt;
    const std::optional<Grid> givens = givensBeforeLock(record.puzzle, record.history);
    if (!givens)
        return std::nullopt;
    Puzzle before = record.puzzle;
    before.givens = *givens;
    return trustedSolution(before, setters);
}

Completion completionOf(const PuzzleRecord& record, const Grid& digits, const std::optional<Grid>& solution) {
    if (!digits.isFull())
        return Completion::open;
    if (solution)
        return digits == *solution ? Completion::solved : Completion::differs;
    if (!isSolvedBy(record.puzzle, digits) || !isOfStart(record.puzzle, digits))
        return Completion::open;
    return hasOnlyCheckedRules(record) ? Completion::solved : Completion::unproven;
}

}  // namespace nonet
