#include "ui/text/step_reason.h"

#include "ui/text/cell_names.h"
#include "ui/text/step_roles.h"
#include "ui/text/step_shape.h"

namespace nonet {
namespace {

QString number(Digit digit) { return QString::number(digit.value()); }

}  // namespace

QString StepReason::of(const Step& step) {
    switch (shapeOf(step)) {
    case StepShape::fullHouse: return fullHouse(step);
    case StepShape::nakedSingle: return nakedSingle(step);
    case StepShape::hiddenSingle: return hiddenSingle(step);
    case StepShape::locked: return lockedCandidates(step);
    case StepShape::nakedSubset: return nakedSubset(step);
    case StepShape::hiddenSubset: return hiddenSubset(step);
    case StepShape::fish: return fish(step);
    case StepShape::finnedFish: return finnedFish(step);
    case StepShape::twoStrongLinks: return twoStrongLinks(step);
    case StepShape::emptyRectangle: return emptyRectangle(step);
    case StepShape::coloursTrap: return coloursTrap(step);
    case StepShape::coloursWrap: return coloursWrap(step);
    case StepShape::chain: return chain(step);
    case StepShape::remotePair: return remotePair(step);
    case StepShape::wing: return wing(step);
    case StepShape::wingOfThree: return wingOfThree(step);
    case StepShape::bridgedPair: return bridgedPair(step);
    case StepShape::grave: return grave(step);
    case StepShape::deadlyOneCell: return deadlyOneCell(step);
    case StepShape::deadlyOneDigit: return deadlyOneDigit(step);
    case StepShape::deadlyWithSet: return deadlyWithSet(step);
    case StepShape::deadlyLocked: return deadlyLocked(step);
    case StepShape::deadly: return deadly(step);
    case StepShape::branches: return branches(step);
    case StepShape::sets: return sets(step);
    case StepShape::nested: return nested(step);
    case StepShape::other: break;
    }
    return anyStep();
}

QString StepReason::anyStep() {
    return tr("Whichever way the marked cells and houses are filled, the result is the same.");
}

QString StepReason::fullHouse(const Step& step) {
    if (step.placements.size() != 1 || step.houses.empty())
        return anyStep();
    return sentenceCase(
        tr("%1 has one free cell left, %2, and the only digit missing there is %3.", "a house, a cell, a digit")
            .arg(houseName(step.houses.front().house), cellName(step.placements.front().cell, step.side),
                 number(step.placements.front().digit)));
}

QString StepReason::nakedSingle(const Step& step) {
    if (step.placements.size() != 1)
        return anyStep();
    return tr("%1 can only be %2: every other digit is already in its row, column or box, or was ruled out before.",
              "a cell, a digit")
        .arg(cellName(step.placements.front().cell, step.side), number(step.placements.front().digit));
}

QString StepReason::hiddenSingle(const Step& step) {
    if (step.placements.size() != 1 || step.houses.empty())
        return anyStep();
    return sentenceCase(tr("%1 the digit %2 has only one place left: %3.", "in a house, a digit, a cell")
                            .arg(inHouses({step.houses.front().house}), number(step.placements.front().digit),
                                 cellName(step.placements.front().cell, step.side)));
}

QString StepReason::lockedCandidates(const Step& step) {
    const std::vector<House> from = housesOfRole(step, Role::base);
    const std::vector<House> to = housesOfRole(step, Role::cover);
    if (from.size() != 1 || to.size() != 1)
        return anyStep();
    return sentenceCase(
        tr("%1 every place for %2 lies %3. Whichever of them is the %2 of %4 is the %2 of %5 as well, "
           "so no other cell of %5 can be %2.",
           "in a house, a digit, in another house, the first house, the other house")
            .arg(inHouses(from), digitsWithAnd(step.digits), inHouses(to), houseNames(from), houseNames(to)));
}

QString StepReason::nakedSubset(const Step& step) {
    const CellSet cells = allCells(step);
    const std::vector<House> houses = sharedHousesWithEliminations(step, cells);
    if (houses.empty())
        return anyStep();
    return tr("The only candidates in %1 are %2: as many digits as cells, so these cells use all of them up. "
              "All other cells %3 lose %2.",
              "cells, digits, in houses")
        .arg(cellsWithAnd(cells, step.side), digitsWithAnd(step.digits), inHouses(houses));
}

QString StepReason::hiddenSubset(const Step& step) {
    const CellSet cells = candidateCellsOfRole(step, Role::base);
    if (step.houses.empty() || cells.isEmpty())
        return anyStep();
    return sentenceCase(
        tr("%1 the only places for %2 are %3: as many cells as digits, so these cells hold nothing else.",
           "in a house, digits, cells")
            .arg(inHouses({step.houses.front().house}), digitsWithAnd(step.digits), cellsWithAnd(cells, step.side)));
}

QString StepReason::fish(const Step& step) {
    const std::vector<House> base = housesOfRole(step, Role::base);
    const std::vector<House> cover = housesOfRole(step, Role::cover);
    if (base.empty() || base.size() != cover.size())
        return anyStep();
    if (base.size() == 2 && step.candidates.size() == 4)
        return sentenceCase(tr("%1 each have only two places for %2, all of them %4. "
                               "Whichever way the %2s fall, %3 each get one, so no other cell there can be %2.",
                               "two lines, a digit, the two lines across, in the two lines across")
                                .arg(houseNames(base), digitsWithAnd(step.digits), houseNames(cover), inHouses(cover)));
    return sentenceCase(
        tr("%1 every place for %2 lies %3. Each of these lines takes one %2, and that uses up the %2s of %4: "
           "no other cell there can be %2.",
           "in lines, a digit, in the lines across, the lines across")
            .arg(inHouses(base), digitsWithAnd(step.digits), inHouses(cover), houseNames(cover)));
}

QString StepReason::finnedFish(const Step& step) {
    const std::vector<House> base = housesOfRole(step, Role::base);
    const std::vector<House> cover = housesOfRole(step, Role::cover);
    const CellSet fins = candidateCellsOfRole(step, Role::fin);
    if (base.empty() || cover.empty() || fins.isEmpty())
        return anyStep();
    const QString first = fins.count() == 1 ? tr("Apart from the fin %1, every place for %3 %2 lies %4.",
                                                 "cells, in lines, a digit, in the lines across")
                                            : tr("Apart from the fins %1, every place for %3 %2 lies %4.",
                                                 "cells, in lines, a digit, in the lines across");
    const QString second =
        fins.count() == 1 ? tr("Either the fin is %1, or the fish works without it. Either way no other cell %2 that "
                               "sees the fin can be %1.",
                               "a digit, in the lines across")
                          : tr("Either one of the fins is %1, or the fish works without them. Either way no other cell "
                               "%2 that sees all the fins can be %1.",
                               "a digit, in the lines across");
    return first.arg(cellsWithAnd(fins, step.side), inHouses(base), digitsWithAnd(step.digits), inHouses(cover)) +
           u' ' + second.arg(digitsWithAnd(step.digits), inHouses(cover));
}

}  // namespace nonet
