#include "app/commands/verdict.h"

#include "core/rules/conflicts.h"
#include "core/solvers/search/search.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"

#include <QCoreApplication>

namespace nonet {

namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

/// A blank cell that no digit fits already tells why there is no solution.
std::optional<Cell> deadCell(const Puzzle& puzzle) {
    const CandidateGrid candidates = puzzle.initialCandidates();
    for (int i = 0; i < puzzle.geometry.cellCount(); ++i)
        if (candidates.at(Cell(i)).isEmpty())
            return Cell(i);
    return std::nullopt;
}

}  // namespace

std::string_view verdictCode(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::proper: return "proper";
    case VerdictKind::none: return "none";
    case VerdictKind::many: break;
    }
    return "many";
}

Verdict verdictOn(const PuzzleRecord& record, std::stop_token stop) {
    const Puzzle& puzzle = record.puzzle;
    const std::vector<Conflict> conflicts = findConflicts(digitsOf(puzzle, record.history.state()), puzzle.geometry);
    if (!conflicts.empty())
        return {VerdictKind::none, conflictSentence(conflicts.front()).toStdString()};
    const std::uint64_t count = search(puzzle, 2, std::move(stop)).count;
    if (count == 1)
        return {VerdictKind::proper, {}};
    if (count > 1)
        return {VerdictKind::many, VerdictText::tr("There are at least two solutions.").toStdString()};
    if (const std::optional<Cell> dead = deadCell(puzzle))
        return {VerdictKind::none, VerdictText::tr("No digit fits into %1.").arg(cellName(*dead)).toStdString()};
    return {VerdictKind::none, VerdictText::tr("No two digits clash, and still there is no solution.").toStdString()};
}

}  // namespace nonet
