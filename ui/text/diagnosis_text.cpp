#include "ui/text/diagnosis_text.h"

#include "core/rules/constraint_catalogue.h"
#include "core/rules/rulebook.h"
#include "core/rules/sum_range.h"
#include "core/rules/too_many_cells.h"
#include "ui/text/cell_names.h"
#include "ui/text/place_names.h"
#include "ui/text/rule_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {
namespace {

struct DiagnosisText {
    Q_DECLARE_TR_FUNCTIONS(nonet::DiagnosisText)
};

std::vector<Cell> cellsOf(const Constraint& constraint, const RuleBoard& board) {
    std::vector<Cell> cells;
    for (const std::vector<Cell>& part : constraint.parts)
        cells.insert(cells.end(), part.begin(), part.end());
    if (constraint.place)
        cells = board.from(*constraint.place);
    return withoutRepeats(cells);
}

QString named(const QString& what, const std::vector<Cell>& cells, const Puzzle& puzzle) {
    return cells.empty()
               ? what
               : DiagnosisText::tr("%1 (%2)", "a rule, its cells").arg(what, placeNames(cells, puzzle.layout()));
}

/// "cage 32": two of one kind are told apart by it.
QString nameWithNumber(const Constraint& constraint, const Layout& layout) {
    const bool isNumbered =
        constraint.values.size() == 1 && (constraint.kind == ConstraintKind::cage || constraint.place);
    return isNumbered ? DiagnosisText::tr("%1 %2", "a rule, its number")
                            .arg(ruleName(constraint, layout))
                            .arg(constraint.values.front())
                      : ruleName(constraint, layout);
}

QString labelsOf(DigitSet symbols, const Puzzle& puzzle) {
    QStringList labels;
    for (const Digit symbol : symbols)
        labels << QString::fromStdString(puzzle.symbols().label(symbol));
    return labels.join(u' ');
}

/// "3 cells of row 3 can only take 1 2 (r3c1, r3c2 and r3c5)."
QString shortageSentence(const HouseShortage& shortage, const Puzzle& puzzle) {
    const QString cells = cellsWithAnd(shortage.cells, puzzle.shape());
    const QString labels = labelsOf(shortage.symbols, puzzle);
    const QString house = shortage.house ? houseNameOn(*shortage.house, puzzle.layout()) : QString();
    if (shortage.of == HouseShortage::Of::cells) {
        if (shortage.cells.empty())
            return DiagnosisText::tr("There is no place left for %1 in %2.", "digits, a house").arg(labels, house);
        return DiagnosisText::tr("%1 need more places in %2 than these: %3.", "digits, a house, cells")
            .arg(labels, house, cells);
    }
    if (shortage.symbols.isEmpty())
        return DiagnosisText::tr("No digit fits into %1.").arg(cells);
    return DiagnosisText::tr("%1 cells of %2 can only take %3 (%4).", "how many, a house, digits, cells")
        .arg(shortage.cells.size())
        .arg(house, labels, cells);
}

QString togetherSentence(const Diagnosis& diagnosis, const Puzzle& puzzle) {
    if (diagnosis.house)
        return brokenRuleSentence({std::nullopt, diagnosis.house, diagnosis.conflict.givens}, puzzle.rulebook(),
                                  puzzle.givens);
    const QString names = conflictNames(diagnosis.conflict, puzzle).join(QStringLiteral(", "));
    const QString sentence = DiagnosisText::tr("These cannot all hold together: %1.").arg(names);
    return diagnosis.isMinimal ? sentence
                               : sentence + u' ' + DiagnosisText::tr("Perhaps not all of them are needed for that.");
}

QString ruledOutSentence(const HouseShortage& shortage, const ConflictSet& by, const Puzzle& puzzle) {
    const QString names = conflictNames(by, puzzle).join(QStringLiteral(", "));
    const bool isNothingLeft = shortage.of == HouseShortage::Of::symbols && shortage.symbols.isEmpty();
    return isNothingLeft ? DiagnosisText::tr("All are ruled out by: %1.", "digits").arg(names)
                         : DiagnosisText::tr("The rest is ruled out by: %1.", "what else would fit").arg(names);
}

/// Where it is simple; else empty.
QString whyAlone(const Constraint& constraint, const Layout& layout) {
    if (const std::optional<TooManyCells> many = tooManyCells(constraint, layout))
        return DiagnosisText::tr("It has %1 cells, but there are only %2 digits.").arg(many->cells).arg(many->symbols);
    const std::optional<SumRange> range = sumRange(constraint, layout);
    const std::optional<int> sum = constraint.value();
    if (!range || !sum || (*sum >= range->least && *sum <= range->most))
        return {};
    if (range->cellCount == 1)
        return *sum < range->least ? DiagnosisText::tr("A digit is %1 at least.").arg(range->least)
                                   : DiagnosisText::tr("A digit is %1 at most.").arg(range->most);
    return *sum < range->least
               ? DiagnosisText::tr("%1 different digits add up to %2 at least.").arg(range->cellCount).arg(range->least)
               : DiagnosisText::tr("%1 different digits add up to %2 at most.").arg(range->cellCount).arg(range->most);
}

QString aloneSentence(const Diagnosis& diagnosis, const Puzzle& puzzle) {
    const QString sentence = DiagnosisText::tr("This cannot hold, even by itself: %1.")
                                 .arg(conflictNames(diagnosis.conflict, puzzle).join(QStringLiteral(", ")));
    if (diagnosis.conflict.constraints.empty())
        return sentence;
    const Constraint& constraint =
        puzzle.constraints()[static_cast<std::size_t>(diagnosis.conflict.constraints.front())];
    const QString why = whyAlone(constraint, puzzle.layout());
    return QStringList{sentence, ruleSentence(constraint, puzzle.layout()), why}.join(u' ').trimmed();
}

}  // namespace

QStringList conflictNames(const ConflictSet& conflict, const Puzzle& puzzle) {
    const RuleBoard board(puzzle.layout());
    QStringList names;
    std::vector<bool> isNamed(puzzle.constraints().size());
    for (const int index : conflict.constraints) {
        if (isNamed[static_cast<std::size_t>(index)])
            continue;
        const Constraint& constraint = puzzle.constraints()[static_cast<std::size_t>(index)];
        std::vector<Cell> cells = cellsOf(constraint, board);
        // Marks of one kind ask the same of each cell: together they are one.
        if (constraintRow(constraint.kind).group == ConstraintGroup::cells)
            for (const int other : conflict.constraints) {
                const Constraint& same = puzzle.constraints()[static_cast<std::size_t>(other)];
                if (other <= index || same.kind != constraint.kind || same.values != constraint.values ||
                    same.digits != constraint.digits)
                    continue;
                const std::vector<Cell> more = cellsOf(same, board);
                cells.insert(cells.end(), more.begin(), more.end());
                isNamed[static_cast<std::size_t>(other)] = true;
            }
        names << named(nameWithNumber(constraint, puzzle.layout()), cells, puzzle);
    }
    if (conflict.givens.size() == 1)
        names << DiagnosisText::tr("the given in %1").arg(cellsWithAnd(conflict.givens, puzzle.shape()));
    else if (!conflict.givens.empty())
        names << DiagnosisText::tr("the givens in %1").arg(cellsWithAnd(conflict.givens, puzzle.shape()));
    if (conflict.hasStartCandidates)
        names << DiagnosisText::tr("the candidates that the puzzle starts with");
    return names;
}

QString diagnosisReason(const Diagnosis& diagnosis, const Puzzle& puzzle) {
    const auto names = [&] { return conflictNames(diagnosis.conflict, puzzle).join(QStringLiteral(", ")); };
    const auto clause = [](QString sentence) {
        if (sentence.endsWith(u'.'))
            sentence.chop(1);
        return sentence;
    };
    switch (diagnosis.verdict) {
    case DiagnosisVerdict::undecided:
    case DiagnosisVerdict::solvable: break;
    case DiagnosisVerdict::houses: return DiagnosisText::tr("rows, columns and regions alone leave none");
    case DiagnosisVerdict::alone: return DiagnosisText::tr("%1 cannot hold by itself").arg(names());
    case DiagnosisVerdict::together:
        if (diagnosis.house)
            return clause(togetherSentence(diagnosis, puzzle));
        return DiagnosisText::tr("%1 cannot all hold together").arg(names());
    case DiagnosisVerdict::shortage:
        if (diagnosis.shortage)
            return clause(shortageSentence(*diagnosis.shortage, puzzle));
        break;
    }
    return {};
}

QString diagnosisSentence(const Diagnosis& diagnosis, const Puzzle& puzzle) {
    switch (diagnosis.verdict) {
    case DiagnosisVerdict::undecided: break;
    case DiagnosisVerdict::solvable: return DiagnosisText::tr("There is a solution.");
    case DiagnosisVerdict::houses:
        return DiagnosisText::tr("Rows, columns and regions alone already leave no solution.");
    case DiagnosisVerdict::alone: return aloneSentence(diagnosis, puzzle);
    case DiagnosisVerdict::together: return togetherSentence(diagnosis, puzzle);
    case DiagnosisVerdict::shortage:
        if (diagnosis.shortage)
            return shortageSentence(*diagnosis.shortage, puzzle) + u' ' +
                   ruledOutSentence(*diagnosis.shortage, diagnosis.conflict, puzzle);
        break;
    }
    return DiagnosisText::tr("Why is not known yet: a longer search may tell.");
}

}  // namespace nonet
