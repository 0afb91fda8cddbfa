#include "ui/text/cell_names.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"

namespace nonet {
namespace {

/// The rectangle's cells that can hold more than its two digits.
CellSet roofOf(const Step& step) { return candidateCellsOfRole(step, Role::guardian); }

DigitSet extraDigits(const Step& step) { return candidateDigitsOfRole(step, Role::guardian); }

}  // namespace

QString StepReason::grave(const Step& step) {
    if (step.digits.count() != 1 || step.cells.size() != 1)
        return anyStep();
    return tr("Without the %1 in %2 every free cell would have two candidates, "
              "and every digit two places or none in each house: a position like that never has exactly one solution. "
              "This puzzle does, so %2 is %1.",
              "a digit, a cell")
        .arg(digitsWithAnd(step.digits), cellName(step.cells.front().cell, step.side));
}

QString StepReason::deadlyOneCell(const Step& step) {
    if (roofOf(step).count() != 1)
        return anyStep();
    return tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
              "Three of these cells have nothing else, so %3 must hold another digit.",
              "four cells, two digits with and, a cell")
        .arg(cellsWithAnd(cellsOfRole(step, Role::deadly), step.side), digitsWithAnd(step.digits),
             cellsWithAnd(roofOf(step), step.side));
}

QString StepReason::deadlyOneDigit(const Step& step) {
    if (roofOf(step).isEmpty() || extraDigits(step).count() != 1)
        return anyStep();
    const QString sentence =
        roofOf(step).count() < 3
            ? tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
                 "So %3 is %4, and no cell that sees both can be %4.",
                 "four cells, two digits with and, cells with or, a digit")
            : tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
                 "So %3 is %4, and no cell that sees all of these can be %4.",
                 "four cells, two digits with and, cells with or, a digit");
    return sentence.arg(cellsWithAnd(cellsOfRole(step, Role::deadly), step.side), digitsWithAnd(step.digits),
                        cellsWithOr(roofOf(step), step.side), digitsWithAnd(extraDigits(step)));
}

QString StepReason::deadlyWithSet(const Step& step) {
    const CellSet others = cellsOfRole(step, Role::setA);
    const DigitSet subset = candidateDigitsOfRole(step, Role::setA) | extraDigits(step);
    const std::vector<House> houses = sharedHousesWithEliminations(step, roofOf(step) | others);
    if (roofOf(step).isEmpty() || others.isEmpty() || houses.empty())
        return anyStep();
    return tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
              "So %3 hold one of %4 between them, and together with %5 they use up %6: "
              "no other cell %7 can be any of these.",
              "four cells, two digits with and, cells with and, digits with or, cells, digits with and, in houses")
        .arg(cellsWithAnd(cellsOfRole(step, Role::deadly), step.side), digitsWithAnd(step.digits),
             cellsWithAnd(roofOf(step), step.side), digitsWithOr(extraDigits(step)), cellsWithAnd(others, step.side),
             digitsWithAnd(subset), inHouses(houses));
}

QString StepReason::deadlyLocked(const Step& step) {
    const std::vector<House> houses = housesOfRole(step, Role::base);
    const std::optional<ChainEnds> locked = step.lines.empty() ? std::nullopt : chainEnds(step.lines.front());
    if (houses.size() != 1 || !locked)
        return anyStep();
    return tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
              "%3 the digit %4 has no place but %5, so one of these two is %4. If the other were %6, "
              "the rectangle would be complete.",
              "four cells, two digits with and, In a house, a digit, two cells, the other digit")
        .arg(cellsWithAnd(cellsOfRole(step, Role::deadly), step.side), digitsWithAnd(step.digits),
             sentenceCase(inHouses(houses)), QString::number(locked->first.digit.value()),
             cellsWithOr({locked->first.cell, locked->last.cell}, step.side), digitsWithAnd(eliminatedDigits(step)));
}

QString StepReason::deadly(const Step& step) {
    const std::vector<Candidate> guardians = candidatesOfRole(step, Role::guardian);
    const CellSet cells = cellsOfRole(step, Role::deadly);
    if (guardians.empty() || cells.isEmpty())
        return anyStep();
    QStringList names;
    for (const DigitsInCells& group : groupByCells(guardians))
        names += tr("%1 in %2", "digits with or, cells with or")
                     .arg(digitsWithOr(group.digits), cellsWithOr(group.cells, step.side));
    return tr("If %1 held only %2, these digits could be swapped and the puzzle would have a second solution. "
              "So at least one of the others is true: %3. Whichever it is, the result is the same.",
              "cells, digits with and, digits in cells with or")
        .arg(cellsWithAnd(cells, step.side), digitsWithAnd(step.digits), listWithOr(names));
}

}  // namespace nonet
