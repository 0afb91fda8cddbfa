#include "ui/text/cell_names.h"
#include "ui/text/chain_text.h"
#include "ui/text/role_words.h"
#include "ui/text/step_board.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"
#include "ui/text/technique_text.h"

#include <algorithm>

namespace nonet {
namespace {

/// What the lines start from; the same node twice where they start alike.
std::vector<StepNode> startsOf(const Step& step) {
    std::vector<StepNode> starts;
    for (const StepLine& line : step.lines)
        if (!line.nodes.empty())
            starts.push_back(line.nodes.front());
    return starts;
}

template <typename Range>
bool areEqual(const Range& all) {
    return std::ranges::adjacent_find(all, std::not_equal_to{}) == all.end();
}

StepNode oppositeOf(StepNode node) {
    node.isOn = !node.isOn;
    return node;
}

std::vector<Candidate> candidatesOf(const std::vector<StepNode>& nodes) {
    std::vector<Candidate> candidates;
    for (const StepNode& node : nodes)
        std::ranges::copy(node.candidates, std::back_inserter(candidates));
    return candidates;
}

}  // namespace

QString StepReason::walk(const Step& step, const StepLine& line) {
    if (line.nodes.size() < 2)
        return {};
    QStringList statements;
    for (std::size_t i = 1; i < line.nodes.size(); ++i)
        statements += nodeStatement(step, line.nodes[i]);
    return tr("Assume that %1: then %2.", "a statement such as r1c1 is 3, statements in their order")
        .arg(nodeStatement(step, line.nodes.front()), listWithAnd(statements));
}

QString StepReason::furtherWalk(const Step& step, const StepLine& line) {
    QStringList statements;
    for (std::size_t i = 1; i < line.nodes.size(); ++i)
        statements += nodeStatement(step, line.nodes[i]);
    return tr("It also follows that %1.", "statements in their order").arg(listWithAnd(statements));
}

QString StepReason::choice(const Step& step) {
    const std::vector<StepNode> starts = startsOf(step);
    if (starts.size() < 2 || areEqual(starts))
        return {};
    const std::vector<Candidate> candidates = candidatesOf(starts);
    CellSet cells;
    DigitSet digits;
    for (const Candidate each : candidates) {
        cells.insert(each.cell);
        digits.insert(each.digit);
    }
    if (hasRole(step, Role::deadly))
        return tr("If %1 held only %2, these digits could be swapped and the puzzle would have a second solution. "
                  "So one of these is true: %3.",
                  "cells, digits with and, digits in cells")
            .arg(cellsWithAnd(cellsOfRole(step, Role::deadly), step.side),
                 digitsWithAnd(candidateDigitsOfRole(step, Role::deadly)), digitsInCells(candidates, step.side));
    if (starts.size() == 2 && starts[1] == oppositeOf(starts[0]))
        return tr("Either %1, or not.", "a statement such as r1c1 is 3")
            .arg(nodeStatement(step, starts[0].isOn ? starts[0] : starts[1]));
    if (cells.count() == 1)
        return tr("%1 is %2.", "a cell, digits with or").arg(cellName(cells.first(), step.side), digitsWithOr(digits));
    const std::vector<House> houses = StepBoard(step).commonHousesOf(cells);
    if (digits.count() == 1 && !houses.empty())
        return sentenceCase(tr("%1 the digit %2 is in %3.", "in a house, a digit, cells with or")
                                .arg(inHouses({houses.front()}), digitsWithAnd(digits), cellsWithOr(cells, step.side)));
    return tr("One of these is true: %1.", "digits in cells").arg(digitsInCells(candidates, step.side));
}

QString StepReason::branches(const Step& step) {
    const std::vector<StepNode> starts = startsOf(step);
    if (starts.empty())
        return anyStep();
    std::vector<StepNode> ends;
    QStringList parts{choice(step)};
    for (const StepLine& line : step.lines) {
        const bool goesOn = areEqual(starts) && !ends.empty();
        parts += goesOn ? furtherWalk(step, line) : walk(step, line);
        if (!line.nodes.empty())
            ends.push_back(line.nodes.back());
    }
    if (starts.size() == 1)
        parts += tr("That cannot be, so %1.", "a statement").arg(nodeStatement(step, oppositeOf(starts.front())));
    else if (areEqual(starts))
        parts += tr("These cannot hold together, so %1.", "a statement")
                     .arg(nodeStatement(step, oppositeOf(starts.front())));
    else if (areEqual(ends))
        parts += tr("Either way %1.", "a statement such as r1c1 is 3").arg(nodeStatement(step, ends.front()));
    else
        parts += tr("Whichever of them holds, the result is the same.");
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString StepReason::setWords(const Step& step, Role set) {
    const CellSet cells = cellsOfRole(step, set);
    return tr("Set %1, %2, has the digits %3 for %n cell(s).", "a letter, cells, digits", cells.count())
        .arg(setLetter(set), cellsWithAnd(cells, step.side), digitsWithAnd(digitsOfSet(step, set)));
}

QString StepReason::sets(const Step& step) {
    const std::vector<Role> all = setsOf(step);
    if (all.size() < 2)
        return anyStep();
    QStringList parts;
    for (const Role set : all)
        parts += setWords(step, set);
    const std::vector<Candidate> shared = candidatesOfRole(step, Role::restrictedCommon);
    for (const Digit digit : candidateDigitsOfRole(step, Role::restrictedCommon)) {
        QStringList holders;
        for (const Role set : all)
            if (std::ranges::any_of(shared, [&](Candidate each) {
                    return each.digit == digit && cellsOfRole(step, set).contains(each.cell);
                }))
                holders += setLetter(set);
        parts += tr("Every %1 in one of the sets %2 sees every %1 in the other, so only one of them can hold it.",
                    "a digit, letters of sets with and")
                     .arg(QString::number(digit.value()), listWithAnd(holders));
    }
    const DigitSet gone = eliminatedDigits(step);
    parts += gone.count() == 1
                 ? tr("A set that loses one of its digits holds all its others. So %1 or %2 holds %3, and a cell that "
                      "sees every %3 of both cannot be %3.",
                      "the letters of the sets at both ends, a digit")
                       .arg(setLetter(all.front()), setLetter(all.back()), digitsWithAnd(gone))
                 : tr("A set that loses one of its digits holds all its others. So whichever takes what they share, "
                      "the result is the same.");
    return parts.join(u' ');
}

QString StepReason::nested(const Step& step) {
    QStringList parts{choice(step)};
    for (const StepLine& line : step.lines)
        parts += walk(step, line);
    for (const Step& each : step.inner)
        parts += each.removedBefore.empty()
                     ? stepSentence(each)
                     : tr("Without %1: %2", "digits in cells, sentences")
                           .arg(digitsInCells(each.removedBefore, step.side), stepSentence(each));
    const std::vector<StepNode> starts = startsOf(step);
    if (!starts.empty() && areEqual(starts) && hasRole(step, Role::assumption))
        parts += tr("That cannot be, so %1.", "a statement").arg(nodeStatement(step, oppositeOf(starts.front())));
    parts.removeAll(QString());
    return parts.join(u' ');
}

}  // namespace nonet
