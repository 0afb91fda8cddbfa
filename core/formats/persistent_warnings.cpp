#include "core/formats/persistent_warnings.h"

#include "core/formats/completion.h"
#include "core/formats/foreign_members.h"
#include "core/formats/json_members.h"
#include "core/rules/broken_rules.h"
#include "core/rules/rulebook.h"

#include <algorithm>

namespace nonet {
namespace {

bool hasPadDrawings(const PuzzleRecord& record) {
    return !record.puzzle.decoration().drawings.empty() && !record.unknownKeys.empty() &&
           jsonObjectFrom(record.unknownKeys).contains(kPadKey);
}

}  // namespace

std::vector<ImportWarning> persistentWarnings(const PuzzleRecord& record) {
    std::vector<ImportWarning> warnings;
    const auto warn = [&warnings](ImportWarning warning, bool isSo) {
        if (isSo)
            warnings.push_back(warning);
    };
    const Puzzle& puzzle = record.puzzle;
    const bool isOnlyDrawn = hasPadDrawings(record);
    warn(ImportWarning::rulesOnlyDrawn, isOnlyDrawn);
    warn(ImportWarning::unknownConstraints, puzzle.hasUnknownConstraint());
    warn(ImportWarning::drawingsNotChecked,
         !isOnlyDrawn && !std::ranges::all_of(puzzle.decoration().drawings, &Drawing::isOfRule));
    warn(ImportWarning::drawingsFarAway, !areWhollyShown(puzzle.decoration(), puzzle.shape()));
    warn(ImportWarning::fogNotShown, puzzle.decoration().fog && !record.solution);
    warn(ImportWarning::solutionBreaksRules,
         fittingSolution(puzzle, record.solution) && !trustedSolution(puzzle, record.solution));
    return warnings;
}

bool leavesRulesOut(const PuzzleRecord& record) {
    const Puzzle& puzzle = record.puzzle;
    return !puzzle.isClassic() && (puzzle.hasUnknownConstraint() || !puzzle.rulebook().faults().empty() ||
                                   !std::ranges::all_of(puzzle.decoration().drawings, &Drawing::isOfRule) ||
                                   // Last, since it reads what is kept as text.
                                   hasPadDrawings(record));
}

std::optional<Grid> trustedSolution(const Puzzle& puzzle, const std::optional<Grid>& solution) {
    std::optional<Grid> fitting = fittingSolution(puzzle, solution);
    return fitting && isSolvedBy(puzzle, *fitting) ? std::move(fitting) : std::nullopt;
}

}  // namespace nonet
