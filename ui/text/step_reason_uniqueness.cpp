#include "ui/text/cell_names.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"

namespace nonet {
namespace {

/// The rectangle's cells that can hold more than its two digits.
ClassicCellSet roofOf(const Step& step) { return candidateCellsOfRole(step, Role::fin); }

ClassicDigitSet extraDigits(const Step& step) { return candidateDigitsOfRole(step, Role::fin); }

}  // namespace

QString StepReason::bugPlus1(const Step& step) {
    if (step.digits.count() != 1 || step.cells.size() != 1)
        return anyStep();
    return tr("Without the %1 in %2 every free cell would have two candidates, "
              "and every digit two places or none in each house: a position like that never has exactly one solution. "
              "This puzzle does, so %2 is %1.",
              "a digit, a cell")
        .arg(digitsWithAnd(step.digits), cellName(step.cells.front().cell));
}

QString StepReason::uniqueRectangle1(const Step& step) {
    if (roofOf(step).count() != 1)
        return anyStep();
    return tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
              "Three of these cells have nothing else, so %3 must hold another digit.",
              "four cells, two digits with and, a cell")
        .arg(cellsWithAnd(cellsOfRole(step, Role::defining)), digitsWithAnd(step.digits), cellsWithAnd(roofOf(step)));
}

QString StepReason::uniqueRectangle2(const Step& step) {
    if (roofOf(step).isEmpty() || extraDigits(step).count() != 1)
        return anyStep();
    return tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
              "So %3 is %4, and no cell that sees both can be %4.",
              "four cells, two digits with and, cells with or, a digit")
        .arg(cellsWithAnd(cellsOfRole(step, Role::defining)), digitsWithAnd(step.digits), cellsWithOr(roofOf(step)),
             digitsWithAnd(extraDigits(step)));
}

QString StepReason::uniqueRectangle3(const Step& step) {
    const ClassicCellSet others = cellsOfRole(step, Role::second);
    const ClassicDigitSet subset = candidateDigitsOfRole(step, Role::second) | extraDigits(step);
    const std::vector<House> houses = sharedHousesWithEliminations(step, roofOf(step) | others);
    if (roofOf(step).isEmpty() || others.isEmpty() || houses.empty())
        return anyStep();
    return tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
              "So %3 hold one of %4 between them, and together with %5 they use up %6: "
              "no other cell %7 can be any of these.",
              "four cells, two digits with and, cells with and, digits with or, cells, digits with and, in houses")
        .arg(cellsWithAnd(cellsOfRole(step, Role::defining)), digitsWithAnd(step.digits), cellsWithAnd(roofOf(step)),
             digitsWithOr(extraDigits(step)), cellsWithAnd(others), digitsWithAnd(subset), inHouses(houses));
}

QString StepReason::uniqueRectangle4(const Step& step) {
    const std::vector<House> houses = housesOfRole(step, Role::defining);
    if (houses.size() != 1 || step.links.size() != 1)
        return anyStep();
    return tr("If %1 held only %2, the two digits could be swapped and the puzzle would have a second solution. "
              "%3 the digit %4 has no place but %5, so one of these two is %4. If the other were %6, "
              "the rectangle would be complete.",
              "four cells, two digits with and, In a house, a digit, two cells, the other digit")
        .arg(cellsWithAnd(cellsOfRole(step, Role::defining)), digitsWithAnd(step.digits),
             sentenceCase(inHouses(houses)), QString::number(step.links.front().from.digit.value()),
             cellsWithOr({step.links.front().from.cell, step.links.front().to.cell}),
             digitsWithAnd(eliminatedDigits(step)));
}

}  // namespace nonet
