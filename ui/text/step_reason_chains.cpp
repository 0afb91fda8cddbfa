#include "ui/text/cell_names.h"
#include "ui/text/chain_text.h"
#include "ui/text/step_board.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"

#include <utility>

namespace nonet {
namespace {

QString chainOf(const Step& step, const std::vector<Cell>& cells) {
    QStringList names;
    for (const Cell cell : cells)
        names += cellName(cell, step.side);
    return names.join(QStringLiteral(" – "));
}

QString digitOf(Candidate candidate) { return QString::number(candidate.digit.value()); }

}  // namespace

QString StepReason::chainWalk(const Step& step, const StepLine& line) {
    QStringList parts;
    for (std::size_t i = 0; i + 1 < line.nodes.size(); i += 2) {
        const Candidate from = line.nodes[i].candidates.front();
        const Candidate to = line.nodes[i + 1].candidates.front();
        const bool isInOneCell = from.cell == to.cell;
        const QString pattern =
            i == 0 ? (isInOneCell ? tr("If %1 is not %2, it is %3", "a cell, its digit, its other digit")
                                  : tr("If %1 is not %2, %4 is", "a cell, a digit, -, another cell"))
                   : (isInOneCell ? tr("then %1 is not %2 but %3", "a cell, its digit, its other digit")
                                  : tr("then %1 is not %2, so %4 is", "a cell, a digit, -, another cell"));
        QString part = pattern;
        part.replace(QStringLiteral("%1"), cellName(from.cell, step.side));
        part.replace(QStringLiteral("%2"), digitOf(from));
        part.replace(QStringLiteral("%3"), digitOf(to));
        part.replace(QStringLiteral("%4"), cellName(to.cell, step.side));
        parts += part;
    }
    return parts.join(QStringLiteral("; ")) + u'.';
}

QString StepReason::chain(const Step& step) {
    QStringList parts;
    for (const StepLine& line : step.lines)
        parts += line.nodes.size() < 2 ? anyStep() : chainOfOne(step, line);
    return parts.join(u' ');
}

QString StepReason::chainOfOne(const Step& step, const StepLine& line) {
    const std::optional<ChainEnds> ends = chainEnds(line);
    if (!ends)
        return walk(step, line) + u' ' + endOfChain(step, line);
    if (ends->first.digit != ends->last.digit)
        return chainWalk(step, line) + u' ' + endOfChain(step, line);
    return chainWalk(step, line) + u' ' +
           tr("So %1 or %2 is %3, and a cell that sees both cannot be %3.", "the chain's ends, a digit")
               .arg(cellName(ends->first.cell, step.side), cellName(ends->last.cell, step.side), digitOf(ends->first));
}

QString StepReason::endOfChain(const Step& step, const StepLine& line) {
    const StepNode& first = line.nodes.front();
    const StepNode& last = line.nodes.back();
    if (line.closes)
        return tr(
            "The chain closes: of the two ends of each weak link just one is true, so nothing else that sees both can "
            "be.");
    if (first.isOn || !last.isOn || digitsOf(first).count() != 1 || digitsOf(last).count() != 1)
        return anyStep();
    CellSet cells;
    for (const StepNode* node : {&first, &last})
        for (const Candidate each : node->candidates)
            cells.insert(each.cell);
    if (digitsOf(first) == digitsOf(last))
        return tr("So one of %1 is %2, and a cell that sees all of them cannot be %2.", "cells, a digit")
            .arg(cellsWithAnd(cells, step.side), digitsWithAnd(digitsOf(first)));
    StepNode other = first;
    other.isOn = true;
    return tr("So %1, or %2: whatever neither allows is removed.", "two statements: r1c1 is 4, r5c1 is 7")
        .arg(nodeStatement(step, other), nodeStatement(step, last));
}

QString StepReason::twoStrongLinksTwice(const Step& step) {
    std::vector<TwoLinkChain> chains;
    for (const StepLine& line : step.lines) {
        Step one = step;
        one.lines = {line};
        if (const std::optional<TwoLinkChain> chain = twoLinkChain(one))
            chains.push_back(*chain);
    }
    if (chains.size() != 2 || CellSet{chains[0].near1, chains[0].near2} != CellSet{chains[1].near1, chains[1].near2})
        return anyStep();
    return sentenceCase(
        tr("%1 each have only two places for %2. %3 and %4 see each other, so they are not both %2. So one of %5 and "
           "%6 is %2, and one of %7 and %8 as well. A cell that sees both cells of such a pair cannot be %2.",
           "four houses, a digit, two cells, two pairs of cells")
            .arg(houseNames(housesOfRole(step, Role::base)), digitsWithAnd(step.digits),
                 cellName(chains[0].near1, step.side), cellName(chains[0].near2, step.side),
                 cellName(chains[0].far1, step.side), cellName(chains[0].far2, step.side),
                 cellName(chains[1].far1, step.side), cellName(chains[1].far2, step.side)));
}

QString StepReason::twoStrongLinks(const Step& step) {
    if (step.lines.size() == 2)
        return twoStrongLinksTwice(step);
    const std::optional<TwoLinkChain> chain = twoLinkChain(step);
    if (!chain)
        return anyStep();
    return sentenceCase(
        tr("%1 each have only two places for %2. Two of these cells, %3 and %4, see each other, so they are not "
           "both %2, and at least one of the other two, %5 or %6, is. A cell that sees both of those cannot be %2.",
           "two houses, a digit, four cells")
            .arg(houseNames({chain->first, chain->second}), digitsWithAnd(step.digits),
                 cellName(chain->near1, step.side), cellName(chain->near2, step.side), cellName(chain->far1, step.side),
                 cellName(chain->far2, step.side)));
}

QString StepReason::emptyRectangle(const Step& step) {
    const std::vector<House> box = housesOfRole(step, Role::base);
    const std::vector<House> line = housesOfRole(step, Role::bridge);
    const std::vector<House> cross = housesOfRole(step, Role::cover);
    if (box.size() != 1 || line.size() != 1 || cross.size() != 2 || step.lines.size() != 1 ||
        step.eliminations.size() != 1)
        return anyStep();
    const std::vector<StepNode>& nodes = step.lines.front().nodes;
    if (nodes.size() < 2 || nodes[0].candidates.size() != 1 || nodes[1].candidates.size() != 1)
        return anyStep();
    const StepBoard board(step);
    const Cell victim = step.eliminations.front().cell;
    const bool firstIsStem = board.cellsOf(cross[0]).contains(victim);
    const House stem = firstIsStem ? cross[0] : cross[1];
    const House arm = firstIsStem ? cross[1] : cross[0];
    // The line begins with the pair.
    Cell inArm = nodes[1].candidates.front().cell;
    Cell other = nodes[0].candidates.front().cell;
    if (board.cellsOf(arm).contains(other))
        std::swap(inArm, other);
    return sentenceCase(
        tr("%1 every place for %2 lies in %3 or %4, and %5 has only two places for %2, %6 and %7. If %8 were %2, %6 "
           "would have to be %2, and %9 would have no place for %2.",
           "in a box, a digit, two lines, a third line, two cells, the eliminated cell, the box")
            .arg(inHouses(box), digitsWithAnd(step.digits), houseName(arm), houseName(stem), houseName(line[0]),
                 cellName(inArm, step.side), cellName(other, step.side), cellName(victim, step.side),
                 houseName(box[0])));
}

QString StepReason::coloursTrap(const Step& step) {
    return tr("These places for %1 are linked in pairs, and exactly one of each pair is %1. So the %1s are either "
              "in %2 or in %3. A cell that sees one of each group cannot be %1.",
              "a digit, cells of one colour, cells of the other")
        .arg(digitsWithAnd(step.digits), cellsWithAnd(candidateCellsOfRole(step, Role::colourA), step.side),
             cellsWithAnd(candidateCellsOfRole(step, Role::colourB), step.side));
}

QString StepReason::coloursWrap(const Step& step) {
    CellSet wrong = candidateCellsOfRole(step, Role::colourA);
    CellSet right = candidateCellsOfRole(step, Role::colourB);
    if (!wrong.containsAll(eliminatedCells(step)))
        std::swap(wrong, right);
    const std::optional<House> house = StepBoard(step).houseWithTwo(wrong);
    if (!house)
        return anyStep();
    return tr("These places for %1 are linked in pairs, and exactly one of each pair is %1. So the %1s are either "
              "in %2 or in %3. But %4 share %5, which has room for only one %1, so it is the second group.",
              "a digit, cells of the wrong colour, cells of the other, two or more cells, a house")
        .arg(digitsWithAnd(step.digits), cellsWithAnd(wrong, step.side), cellsWithAnd(right, step.side),
             cellsWithAnd(StepBoard(step).cellsOf(*house) & wrong, step.side), houseName(*house));
}

QString StepReason::remotePair(const Step& step) {
    std::vector<Cell> cells;
    for (const RoleCell& each : step.cells)
        cells.push_back(each.cell);
    return tr("The cells %1 can only be %2, and each sees the next, so the two digits alternate: one is in %3, the "
              "other in %4. A cell that sees one of each group can be neither.",
              "a chain of cells, two digits with or, every second cell, the others")
        .arg(chainOf(step, cells), digitsWithOr(step.digits), cellsWithAnd(cellsOfRole(step, Role::colourA), step.side),
             cellsWithAnd(cellsOfRole(step, Role::colourB), step.side));
}

}  // namespace nonet
