#include "ui/text/cell_names.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"

#include <algorithm>

namespace nonet {
namespace {

QString chainOf(const std::vector<Cell>& cells) {
    QStringList names;
    for (const Cell cell : cells)
        names += cellName(cell);
    return names.join(QStringLiteral(" – "));
}

/// The house with two or more of these cells.
std::optional<House> houseWithTwo(ClassicCellSet cells) {
    for (int h = 0; h < classic::kHouses; ++h)
        if ((classic::cellsOfHouse(h) & cells).count() > 1)
            return classic::houseAt(h);
    return std::nullopt;
}

}  // namespace

QString StepReason::twoStrongLinks(const Step& step) {
    const std::optional<TwoLinkChain> chain = twoLinkChain(step);
    if (!chain)
        return anyStep();
    return sentenceCase(
        tr("%1 the digit %2 has only two places each. %3 and %4 among them see each other, so they are not both %2, "
           "and at least one of the others, %5 or %6, is. A cell that sees both of those cannot be %2.",
           "in two houses, a digit, four cells")
            .arg(inHouses({chain->first, chain->second}), digitsWithAnd(step.digits), cellName(chain->near1),
                 cellName(chain->near2), cellName(chain->far1), cellName(chain->far2)));
}

QString StepReason::emptyRectangle(const Step& step) {
    const std::vector<House> box = housesOfRole(step, Role::defining);
    const std::vector<House> line = housesOfRole(step, Role::second);
    const std::vector<House> cross = housesOfRole(step, Role::cover);
    if (box.size() != 1 || line.size() != 1 || cross.size() != 2 || step.links.size() != 1 ||
        step.eliminations.size() != 1)
        return anyStep();
    const Cell victim = step.eliminations.front().cell;
    const bool firstIsStem = classic::cellsOf(cross[0]).contains(victim);
    const House stem = firstIsStem ? cross[0] : cross[1];
    const House arm = firstIsStem ? cross[1] : cross[0];
    const bool fromIsInArm = classic::cellsOf(arm).contains(step.links[0].from.cell);
    const Cell inArm = fromIsInArm ? step.links[0].from.cell : step.links[0].to.cell;
    const Cell other = fromIsInArm ? step.links[0].to.cell : step.links[0].from.cell;
    return sentenceCase(tr("%1 every place for %2 lies in %3 or %4, and %5 has only two places for %2, %6 and %7. Were "
                           "%8 a %2, %7 would not be, so %6 would: then neither %3 nor %4 could give %9 its %2.",
                           "in a box, a digit, two lines, a third line, two cells, the eliminated cell, the box")
                            .arg(inHouses(box), digitsWithAnd(step.digits), houseName(arm), houseName(stem),
                                 houseName(line[0]), cellName(inArm), cellName(other), cellName(victim),
                                 houseName(box[0])));
}

QString StepReason::coloursTrap(const Step& step) {
    return tr("For the %1 these cells are linked with one another, and of any two that are linked just one is %1. So "
              "either all of "
              "%2 are %1, or all of %3. A cell that sees one of each cannot be %1.",
              "a digit, cells of one colour, cells of the other")
        .arg(digitsWithAnd(step.digits), cellsWithAnd(candidateCellsOfRole(step, Role::defining)),
             cellsWithAnd(candidateCellsOfRole(step, Role::second)));
}

QString StepReason::coloursWrap(const Step& step) {
    ClassicCellSet wrong = candidateCellsOfRole(step, Role::defining);
    ClassicCellSet right = candidateCellsOfRole(step, Role::second);
    if (!wrong.containsAll(eliminatedCells(step)))
        std::swap(wrong, right);
    const std::optional<House> house = houseWithTwo(wrong);
    if (!house)
        return anyStep();
    return tr("For the %1 these cells are linked with one another, and of any two that are linked just one is %1. So "
              "either all of "
              "%2 are %1, or all of %3. But %4 of the former share %5, which has room for one %1 only.",
              "a digit, cells of the wrong colour, cells of the other, two or more cells, a house")
        .arg(digitsWithAnd(step.digits), cellsWithAnd(wrong), cellsWithAnd(right),
             cellsWithAnd(classic::cellsOf(*house) & wrong), houseName(*house));
}

QString StepReason::xChain(const Step& step) {
    const std::optional<ChainEnds> ends = chainEnds(step);
    if (!ends)
        return anyStep();
    return tr("Follow the %1 along %2. Of the first two cells at least one is %1, of the next two at most one, and so "
              "on in turn. So if one end is not %1, the other is, and a cell that sees both ends cannot be %1.",
              "a digit, a chain of cells")
        .arg(digitsWithAnd(step.digits), chainOf(ends->cells));
}

QString StepReason::xyChain(const Step& step) {
    const std::optional<ChainEnds> ends = chainEnds(step);
    if (!ends || ends->first.digit != ends->last.digit)
        return anyStep();
    return tr("Every cell of the chain %1 has just two candidates. If %2 is not %4, it is its other candidate, which "
              "takes that from the next cell, and so on to %3, which then is %4. So one of the two ends is %4, and a "
              "cell that sees both cannot be.",
              "a chain of cells, its ends, a digit")
        .arg(chainOf(ends->cells), cellName(ends->first.cell), cellName(ends->last.cell),
             QString::number(ends->first.digit.value()));
}

QString StepReason::remotePair(const Step& step) {
    std::vector<Cell> cells;
    for (const RoleCell& each : step.cells)
        cells.push_back(each.cell);
    return tr("The cells %1 hold only %2, and each sees the next, so the two digits take turns along the chain. Two "
              "cells an odd number of links apart hold one of each, and a cell that sees both of them can be neither.",
              "a chain of cells, two digits")
        .arg(chainOf(cells), digitsWithAnd(step.digits));
}

}  // namespace nonet
