#include "app/commands/verdict.h"

#include "app/commands/any_board_solve.h"
#include "core/rules/broken_rules.h"
#include "core/rules/conflicts.h"
#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"
#include "core/solvers/propagation/diagnosis.h"
#include "ui/text/cell_names.h"
#include "ui/text/diagnosis_text.h"
#include "ui/text/error_text.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace nonet {

namespace {

struct VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)
};

Verdict manySolutions() {
    return {VerdictKind::many, VerdictText::tr("There are at least two solutions.").toStdString()};
}

/// A blank cell that no digit fits already tells why there is no solution.
std::optional<Cell> deadCell(const Puzzle& puzzle) {
    const CandidateGrid candidates = puzzle.initialCandidates();
    for (int i = 0; i < puzzle.geometry().cellCount(); ++i)
        if (candidates.at(Cell(i)).isEmpty())
            return Cell(i);
    return std::nullopt;
}

/// Without the rules that could not be understood.
Verdict withoutLeftOut(std::uint64_t count, const std::vector<std::string>& leftOut) {
    const QString sentence = count == 1
                                 ? VerdictText::tr("Without the rules left out there is one solution.")
                                 : VerdictText::tr("Without the rules left out there are at least two solutions.");
    std::string reason = sentence.toStdString();
    for (const std::string& each : leftOut)
        reason += ' ' + each;
    return {VerdictKind::undecided, reason};
}

/// Why the puzzle, which must have no solution, has none.
Verdict verdictOnImpossible(const Puzzle& puzzle, std::stop_token stop) {
    const Diagnosis diagnosis = diagnose(puzzle, {}, std::move(stop));
    const bool isKnown = diagnosis.verdict != DiagnosisVerdict::undecided;
    const bool isOfLayout = isKnown ? diagnosis.conflict.givens.empty() && !diagnosis.conflict.hasStartCandidates
                                    : puzzle.givens.filledCount() == 0 && !puzzle.startCandidates;
    return {isOfLayout ? VerdictKind::impossibleLayout : VerdictKind::none,
            diagnosisSentence(diagnosis, puzzle).toStdString()};
}

Verdict verdictOnRules(const Puzzle& puzzle, const Grid& digits, std::stop_token stop) {
    QStringList sentences;
    for (const BrokenRule& broken : brokenRules(puzzle, digits))
        sentences.append(brokenRuleSentence(broken, puzzle.rulebook(), digits));
    if (!sentences.isEmpty()) {
        const bool isOfLayout = !brokenRules(puzzle, Grid(puzzle.shape())).empty();
        return {isOfLayout ? VerdictKind::impossibleLayout : VerdictKind::none, sentences.join(u' ').toStdString()};
    }
    if (digits.isFull() && !isSolvedBy(puzzle, digits))
        return {VerdictKind::none, VerdictText::tr("Every cell is filled, and not every rule holds.").toStdString()};
    const SearchOutcome found = countSolutions(puzzle, {.solutions = 2}, stop);
    const std::uint64_t count = found.count;
    if (found.wasStopped)
        return count > 1 ? manySolutions() : Verdict{VerdictKind::undecided, {}};
    if (count == 0)
        return verdictOnImpossible(puzzle, std::move(stop));
    if (const std::vector<std::string> leftOut = leftOutSentences(puzzle); !leftOut.empty())
        return withoutLeftOut(count, leftOut);
    return count == 1 ? Verdict{VerdictKind::proper, {}} : manySolutions();
}

}  // namespace

std::string_view verdictCode(VerdictKind kind) {
    switch (kind) {
    case VerdictKind::proper: return "proper";
    case VerdictKind::none: return "none";
    case VerdictKind::many: return "many";
    case VerdictKind::impossibleLayout: return "impossible layout";
    case VerdictKind::undecided: break;
    }
    return "undecided";
}

Verdict verdictOn(const PuzzleRecord& record, std::stop_token stop) {
    const Puzzle& puzzle = record.puzzle;
    const Grid digits = digitsOf(puzzle, record.history.state());
    if (!puzzle.isClassic())
        return verdictOnRules(puzzle, digits, std::move(stop));
    const std::vector<Conflict> conflicts = findConflicts(digits, puzzle.geometry());
    if (!conflicts.empty())
        return {VerdictKind::none, conflictSentence(conflicts.front()).toStdString()};
    const SearchOutcome found = search(puzzle, 2, std::move(stop));
    const std::uint64_t count = found.count;
    if (found.wasStopped)
        return {VerdictKind::undecided, {}};
    if (count == 1)
        return {VerdictKind::proper, {}};
    if (count > 1)
        return manySolutions();
    if (const std::optional<Cell> dead = deadCell(puzzle))
        return {VerdictKind::none, VerdictText::tr("No digit fits into %1.").arg(cellName(*dead)).toStdString()};
    return {VerdictKind::none, VerdictText::tr("No two digits clash, and still there is no solution.").toStdString()};
}

}  // namespace nonet
