#include "app/commands/verdict.h"

#include "core/rules/broken_rules.h"
#include "core/rules/conflicts.h"
#include "core/rules/rulebook.h"
#include "core/solvers/search/search.h"
#include "ui/text/cell_names.h"
#include "ui/text/error_text.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace nonet {

namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

/// A blank cell that no digit fits already tells why there is no solution.
std::optional<Cell> deadCell(const Puzzle& puzzle) {
    const CandidateGrid candidates = puzzle.initialCandidates();
    for (int i = 0; i < puzzle.geometry().cellCount(); ++i)
        if (candidates.at(Cell(i)).isEmpty())
            return Cell(i);
    return std::nullopt;
}

/// Which rules could not be checked.
QString leftOut(const Puzzle& puzzle) {
    QStringList sentences;
    for (const FaultyConstraint& fault : puzzle.rulebook().faults())
        sentences.append(faultSentence(fault, puzzle.layout()));
    sentences.removeDuplicates();
    return sentences.isEmpty() ? QString() : u' ' + sentences.join(u' ');
}

Verdict verdictOnRules(const Puzzle& puzzle, const Grid& digits) {
    QStringList sentences;
    for (const BrokenRule& broken : brokenRules(puzzle, digits))
        sentences.append(brokenRuleSentence(broken, puzzle.rulebook(), digits));
    if (!sentences.isEmpty())
        return {VerdictKind::none, sentences.join(u' ').toStdString()};
    if (!digits.isFull())
        return {VerdictKind::undecided,
                (VerdictText::tr("No rule is broken so far; solutions of such puzzles are not counted yet.") +
                 leftOut(puzzle))
                    .toStdString()};
    if (isSolvedBy(puzzle, digits))
        return {VerdictKind::undecided,
                (VerdictText::tr("Every cell is filled, and every rule holds.") + leftOut(puzzle)).toStdString()};
    return {VerdictKind::none, VerdictText::tr("Every cell is filled, and not every rule holds.").toStdString()};
}

}  // namespace

std::string_view verdictCode(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::proper: return "proper";
    case VerdictKind::none: return "none";
    case VerdictKind::many: return "many";
    case VerdictKind::undecided: break;
    }
    return "undecided";
}

Verdict verdictOn(const PuzzleRecord& record, std::stop_token stop) {
    const Puzzle& puzzle = record.puzzle;
    const Grid digits = digitsOf(puzzle, record.history.state());
    if (!puzzle.isClassic())
        return verdictOnRules(puzzle, digits);
    const std::vector<Conflict> conflicts = findConflicts(digits, puzzle.geometry());
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
