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

QString digitOf(Candidate candidate) { return QString::number(candidate.digit.value()); }

/// The house with two or more of these cells.
std::optional<House> houseWithTwo(ClassicCellSet cells) {
    for (int h = 0; h < classic::kHouses; ++h)
        if ((classic::cellsOfHouse(h) & cells).count() > 1)
            return classic::houseAt(h);
    return std::nullopt;
}

}  // namespace

QString StepReason::chainWalk(const Step& step) {
    QStringList parts;
    for (std::size_t i = 0; i < step.links.size(); i += 2) {
        const StepLink& strong = step.links[i];
        const bool isInOneCell = strong.from.cell == strong.to.cell;
        const QString pattern =
            i == 0 ? (isInOneCell ? tr("If %1 is not %2, it is %3", "a cell, its digit, its other digit")
                                  : tr("If %1 is not %2, %4 is", "a cell, a digit, -, another cell"))
                   : (isInOneCell ? tr("then %1 is not %2 but %3", "a cell, its digit, its other digit")
                                  : tr("then %1 is not %2, so %4 is", "a cell, a digit, -, another cell"));
        QString part = pattern;
        part.replace(QStringLiteral("%1"), cellName(strong.from.cell));
        part.replace(QStringLiteral("%2"), digitOf(strong.from));
        part.replace(QStringLiteral("%3"), digitOf(strong.to));
        part.replace(QStringLiteral("%4"), cellName(strong.to.cell));
        parts += part;
    }
    return parts.join(QStringLiteral("; ")) + u'.';
}

QString StepReason::chain(const Step& step) {
    const std::optional<ChainEnds> ends = chainEnds(step);
    if (!ends || ends->first.digit != ends->last.digit)
        return anyStep();
    return chainWalk(step) + u' ' +
           tr("So %1 or %2 is %3, and a cell that sees both cannot be %3.", "the chain's ends, a digit")
               .arg(cellName(ends->first.cell), cellName(ends->last.cell), digitOf(ends->first));
}

QString StepReason::twoStrongLinks(const Step& step) {
    const std::optional<TwoLinkChain> chain = twoLinkChain(step);
    if (!chain)
        return anyStep();
    return sentenceCase(
        tr("%1 each have only two places for %2. Two of these cells, %3 and %4, see each other, so they are not "
           "both %2, and at least one of the other two, %5 or %6, is. A cell that sees both of those cannot be %2.",
           "two houses, a digit, four cells")
            .arg(houseNames({chain->first, chain->second}), digitsWithAnd(step.digits), cellName(chain->near1),
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
    return sentenceCase(
        tr("%1 every place for %2 lies in %3 or %4, and %5 has only two places for %2, %6 and %7. If %8 were %2, %6 "
           "would have to be %2, and %9 would have no place for %2.",
           "in a box, a digit, two lines, a third line, two cells, the eliminated cell, the box")
            .arg(inHouses(box), digitsWithAnd(step.digits), houseName(arm), houseName(stem), houseName(line[0]),
                 cellName(inArm), cellName(other), cellName(victim), houseName(box[0])));
}

QString StepReason::coloursTrap(const Step& step) {
    return tr("These places for %1 are linked in pairs, and exactly one of each pair is %1. So the %1s stand either "
              "in %2 or in %3. A cell that sees one of each group cannot be %1.",
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
    return tr("These places for %1 are linked in pairs, and exactly one of each pair is %1. So the %1s stand either "
              "in %2 or in %3. But %4 share %5, which has room for only one %1, so it is the second group.",
              "a digit, cells of the wrong colour, cells of the other, two or more cells, a house")
        .arg(digitsWithAnd(step.digits), cellsWithAnd(wrong), cellsWithAnd(right),
             cellsWithAnd(classic::cellsOf(*house) & wrong), houseName(*house));
}

QString StepReason::remotePair(const Step& step) {
    std::vector<Cell> cells;
    ClassicCellSet one;
    ClassicCellSet other;
    for (const RoleCell& each : step.cells) {
        (cells.size() % 2 == 0 ? one : other).insert(each.cell);
        cells.push_back(each.cell);
    }
    return tr("The cells %1 can only be %2, and each sees the next, so the two digits alternate: one stands in %3, the "
              "other in %4. A cell that sees one of each group can be neither.",
              "a chain of cells, two digits with or, every second cell, the others")
        .arg(chainOf(cells), digitsWithOr(step.digits), cellsWithAnd(one), cellsWithAnd(other));
}

}  // namespace nonet
