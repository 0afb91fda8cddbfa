#include "ui/labs/inverse/inverse_model.h"

#include "core/generators/inverse/closure.h"
#include "core/generators/inverse/solving_path.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

namespace nonet::inverse_lab {

namespace {

constexpr const char* kClues = "4...96..8.59.24..6.6.3...94..2....6.68....451.7.....8.8154..6277.....8..2...68.15";
constexpr const char* kSolution = "427196538359824176168357294942581763683972451571643982815439627736215849294768315";

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InverseModel)
};

QString targetText(const MethodUse& use) {
    return Words::tr("%1 in %2", "a digit in a cell").arg(use.digit.value()).arg(cellName(use.cell));
}

}  // namespace

InverseModel exampleModel() {
    return {ClassicDigits::from(*gridFromLine(kClues)), ClassicDigits::from(*gridFromLine(kSolution))};
}

InverseFacts factsOf(const InverseModel& model) { return {nonet::isGood(model.clues), solvingPath(model.clues)}; }

MarkBoard boardAfter(const ClassicDigits& clues, const std::vector<MethodUse>& path, std::size_t steps) {
    MarkBoard board = MarkBoard::fromClues(clues);
    for (std::size_t i = 0; i < std::min(steps, path.size()); ++i)
        applyUse(board, path[i], MarkDirection::forward);
    return board;
}

QString methodName(InverseMethod method) {
    switch (method) {
    case InverseMethod::singleCandidate: return Words::tr("Single candidate");
    case InverseMethod::exclusion: return Words::tr("Exclusion");
    case InverseMethod::blockIntersection: return Words::tr("Block intersection");
    case InverseMethod::coveringSet: return Words::tr("Covering set");
    case InverseMethod::xWing: return Words::tr("X-Wing");
    }
    return {};
}

QString useSentence(const MethodUse& use, MarkDirection direction) {
    const QString name = methodName(use.method);
    const bool isForward = direction == MarkDirection::forward;
    if (use.method == InverseMethod::singleCandidate)
        return (isForward ? Words::tr("%1: the mark %2 becomes the value of %3.")
                          : Words::tr("%1: the value %2 of %3 becomes its only mark."))
            .arg(name)
            .arg(use.digit.value())
            .arg(cellName(use.cell));
    return (isForward ? Words::tr("%1: the mark %2 leaves %3.") : Words::tr("%1: the mark %2 comes back to %3."))
        .arg(name)
        .arg(use.digit.value())
        .arg(cellName(use.cell));
}

QString conditionText(const UseCheck& check, const MethodUse& use) {
    const QString cells = cellsWithAnd(check.cells);
    switch (check.condition) {
    case UseCondition::targetHasMark: return Words::tr("%1 is a mark").arg(targetText(use));
    case UseCondition::targetLacksMark: return Words::tr("%1 is no mark yet").arg(targetText(use));
    case UseCondition::targetHasOnlyMark: return Words::tr("%1 is its only mark").arg(targetText(use));
    case UseCondition::targetIsBlank: return Words::tr("%1 is blank").arg(cellName(use.cell));
    case UseCondition::targetIsFilled: return Words::tr("%1 is a value").arg(targetText(use));
    case UseCondition::targetIsReached: return Words::tr("the pattern reaches %1").arg(cellName(use.cell));
    case UseCondition::patternIsFilled: return Words::tr("%1 is filled with %2").arg(cells).arg(use.digit.value());
    case UseCondition::patternIsBlank: return Words::tr("%1 are blank").arg(cells);
    case UseCondition::patternHasMark:
        return Words::tr("%1 is a mark in %2").arg(use.digit.value()).arg(cellsWithOr(check.cells));
    case UseCondition::cornersHaveMark:
        return Words::tr("%1 is a mark in all four corners %2").arg(use.digit.value()).arg(cells);
    case UseCondition::countsAgree:
        return Words::tr("%1 cells share %2 marks: %3")
            .arg(use.pattern.count())
            .arg(use.digits.count())
            .arg(digitNames(use.digits));
    case UseCondition::digitIsCovered: return Words::tr("%1 is one of these marks").arg(use.digit.value());
    case UseCondition::clearOfDigit:
        return Words::tr("no %1 elsewhere %2")
            .arg(use.digit.value())
            .arg(inHouses({use.bases.begin(), use.bases.end()}));
    }
    return {};
}

}  // namespace nonet::inverse_lab
