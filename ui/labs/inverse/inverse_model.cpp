#include "ui/labs/inverse/inverse_model.h"

#include "core/board/classic.h"
#include "core/canonical/classic_transform.h"
#include "core/generators/inverse/method_uses.h"
#include "core/generators/inverse/solving_path.h"
#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {

namespace {

constexpr const char* kWithXWing = "..19....2...67.8..3.........9.48...76..31...5..3........4..1.5...5.9...1.268.5..9";

struct ModelWords {
    Q_DECLARE_TR_FUNCTIONS(InverseModel)
};

QString targetText(const MethodUse& use) {
    return filled(ModelWords::tr("%1 in %2", "a digit in a cell"), use.digit.value(), cellName(use.cell));
}

}  // namespace

ClassicDigits puzzleOfAllMethods() { return ClassicDigits::from(gridFromLine(kWithXWing).value_or(Grid())); }

MethodPlace methodPlace(const InverseModel& model, InverseMethod method) {
    const auto first = [method](const std::vector<MethodUse>& path) {
        return std::ranges::find(path, method, &MethodUse::method) - path.begin();
    };
    MethodPlace place{.clues = model.clues, .board = {}, .uses = {}};
    std::vector<MethodUse> path = model.path;
    place.isBorrowed = first(path) == std::ssize(path);
    if (place.isBorrowed) {
        place.clues = puzzleOfAllMethods();
        path = solvingPath(place.clues);
    }
    place.board = boardAfter(place.clues, path, static_cast<std::size_t>(first(path)));
    place.uses = allUses(place.board, method, MarkDirection::forward);
    return place;
}

MethodPlace methodToFind(const InverseModel& model, InverseMethod method) {
    constexpr int kTries = 20;
    const MethodPlace shown = methodPlace(model, method);
    const auto isShown = [&](const MethodUse& use) {
        return std::ranges::any_of(shown.uses, [&use](const MethodUse& each) {
            return use.pattern.isEmpty() ? each.cell == use.cell : each.pattern == use.pattern;
        });
    };
    RandomSource random(sheetSeed(model));
    MethodPlace place = shown;
    for (int i = 0; i < kTries && isShown(place.uses.front()); ++i) {
        InverseModel disguised;
        disguised.clues = apply(randomTransform(random), shown.clues);
        disguised.path = solvingPath(disguised.clues);
        place = methodPlace(disguised, method);
    }
    return place;
}

MarkBoard boardToUndo(const MethodPlace& place) {
    const MethodUse& first = place.uses.front();
    // Exclusions are there by the hundred from the start: all are done, as in pencil marks.
    const bool takesAll = first.method <= InverseMethod::exclusion;
    MarkBoard board = place.board;
    for (const MethodUse& each : place.uses)
        if (takesAll || (each.pattern == first.pattern && each.digit == first.digit))
            applyUse(board, each, MarkDirection::forward);
    return board;
}

MarkBoard boardAfter(const ClassicDigits& clues, const std::vector<MethodUse>& path, std::size_t steps) {
    MarkBoard board = MarkBoard::fromClues(clues);
    for (std::size_t i = 0; i < std::min(steps, path.size()); ++i)
        applyUse(board, path[i], MarkDirection::forward);
    return board;
}

double boardsOfLevel(int level) {
    double power = 0;
    for (int i = 0; i < level; ++i)
        power += std::log10(static_cast<double>(kMarks - i) / (i + 1));
    return power;
}

ClassicDigits cluesOn(const MarkBoard& board, const ClassicDigits& clues) {
    ClassicDigits shown = clues;
    for (const Cell cell : classic::kAllCells - board.filledCells())
        shown.clear(cell);
    return shown;
}

QString clueReadout(const InverseModel& model, Cell cell) {
    const int value = model.solution.valueAt(cell);
    return model.clues.isBlank(cell)
               ? filled(ModelWords::tr("%1 holds %2, which is no clue. Type %2 to give it in your puzzle."),
                        cellName(cell), value)
               : filled(ModelWords::tr("%1 holds the clue %2. Delete takes it out of your puzzle."), cellName(cell),
                        value);
}

QString methodName(InverseMethod method) {
    switch (method) {
    case InverseMethod::singleCandidate: return ModelWords::tr("Single candidate");
    case InverseMethod::exclusion: return ModelWords::tr("Exclusion");
    case InverseMethod::blockIntersection: return ModelWords::tr("Block intersection");
    case InverseMethod::coveringSet: return ModelWords::tr("Covering set");
    case InverseMethod::xWing: return ModelWords::tr("X-Wing");
    }
    return {};
}

QString useSentence(const MethodUse& use, MarkDirection direction) {
    const QString name = methodName(use.method);
    const bool isForward = direction == MarkDirection::forward;
    if (use.method == InverseMethod::singleCandidate)
        return filled(isForward ? ModelWords::tr("%1: the mark %2 becomes the value of %3.")
                                : ModelWords::tr("%1: the value %2 of %3 becomes its only mark."),
                      name, use.digit.value(), cellName(use.cell));
    return filled(isForward ? ModelWords::tr("%1: the mark %2 leaves %3.")
                            : ModelWords::tr("%1: the mark %2 comes back to %3."),
                  name, use.digit.value(), cellName(use.cell));
}

namespace {

/// In which house of the use its cell lies; all of them where in none.
QString reachText(const MethodUse& use) {
    const FixedList<House, 2>& reached = use.covers.isEmpty() ? use.bases : use.covers;
    std::vector<House> holding;
    for (const House house : reached)
        if (classic::cellsOf(house).contains(use.cell))
            holding.push_back(house);
    return filled(ModelWords::tr("%1 lies %2", "a cell; in a row, column or box"), cellName(use.cell),
                  inHouses(holding.empty() ? std::vector<House>(reached.begin(), reached.end()) : holding));
}

}  // namespace

QString conditionText(const UseCheck& check, const MethodUse& use) {
    const QString cells = cellsWithAnd(CellSet::from(check.cells));
    switch (check.condition) {
    case UseCondition::targetHasMark: return ModelWords::tr("%1 is a mark").arg(targetText(use));
    case UseCondition::targetLacksMark: return ModelWords::tr("%1 is not a mark yet").arg(targetText(use));
    case UseCondition::targetHasOnlyMark: return ModelWords::tr("%1 is its only mark").arg(targetText(use));
    case UseCondition::targetIsBlank: return ModelWords::tr("%1 is blank").arg(cellName(use.cell));
    case UseCondition::targetIsFilled: return ModelWords::tr("%1 is a value").arg(targetText(use));
    case UseCondition::targetIsReached: return reachText(use);
    case UseCondition::patternIsFilled: return filled(ModelWords::tr("%1 is filled with %2"), cells, use.digit.value());
    case UseCondition::patternIsBlank: return ModelWords::tr("%1 are blank").arg(cells);
    case UseCondition::patternHasMark:
        return filled(ModelWords::tr("%1 is a mark in %2"), use.digit.value(), cellsWithOr(CellSet::from(check.cells)));
    case UseCondition::cornersHaveMark:
        return filled(ModelWords::tr("%1 is a mark in all four corners %2"), use.digit.value(), cells);
    case UseCondition::countsAgree:
        return filled(ModelWords::tr("%1 cells share %2 marks: %3"), use.pattern.count(), use.digits.count(),
                      digitNames(toDigitSet(use.digits)));
    case UseCondition::digitIsCovered: return ModelWords::tr("%1 is one of these marks").arg(use.digit.value());
    case UseCondition::clearOfDigit:
        return filled(ModelWords::tr("no %1 elsewhere %2"), use.digit.value(),
                      inHouses({use.bases.begin(), use.bases.end()}));
    }
    return {};
}

}  // namespace nonet::inverse_lab
