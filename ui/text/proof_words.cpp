#include "ui/text/proof_words.h"

#include "ui/text/cell_names.h"

#include <algorithm>

namespace nonet {
namespace {

QString toldDigit(Candidate candidate) { return QString::number(candidate.digit.value()); }

QString isDigit(Candidate candidate) {
    return ProofWords::tr("%1 is %2", "a cell, a digit").arg(cellName(candidate.cell), toldDigit(candidate));
}

CellSet cellsIn(const std::vector<Candidate>& candidates) {
    CellSet cells;
    for (const Candidate each : candidates)
        cells.insert(each.cell);
    return cells;
}

CellSet toCellSet(ClassicCellSet cells) {
    CellSet list;
    for (const Cell cell : cells)
        list.insert(cell);
    return list;
}

DigitSet digitsIn(const std::vector<Candidate>& candidates) {
    DigitSet digits;
    for (const Candidate each : candidates)
        digits.insert(each.digit);
    return digits;
}

QString follows(const ProofStage& stage, Candidate placed) {
    switch (stage.truth.kind) {
    case Truth::Kind::cell:
        return stage.gone.empty()
                   ? ProofWords::tr("So %1: the cell has no other candidate.").arg(isDigit(placed))
                   : ProofWords::tr("%1 has lost %2, so %3.")
                         .arg(cellName(placed.cell), digitsWithAnd(digitsIn(stage.gone)), isDigit(placed));
    case Truth::Kind::house: {
        const QString place = sentenceCase(inHouses({stage.truth.house}));
        return stage.gone.empty()
                   ? ProofWords::tr("%1 there is just one place for the %2, so %3.",
                                    "in a house, a digit, a cell is a digit")
                         .arg(place, toldDigit(placed), isDigit(placed))
                   : ProofWords::tr("%1 the %2 can no longer be in %3, so %4.",
                                    "in a house, a digit, cells, a cell is a digit")
                         .arg(place, toldDigit(placed), cellsWithOr(cellsIn(stage.gone)), isDigit(placed));
    }
    case Truth::Kind::guardians:
        return (stage.ways.size() == 1
                    ? ProofWords::tr("The extra digit must be true, or the puzzle would have two solutions: %1 in %2.",
                                     "a digit, a cell")
                    : ProofWords::tr("One of the extra digits must be true, or the puzzle would have two solutions. "
                                     "The only one left is %1 in %2.",
                                     "a digit, a cell"))
            .arg(toldDigit(placed), cellName(placed.cell));
    }
    return {};
}

/// A rectangle has two digits to exchange; a grave has more, and cells all over the board.
QString noGuardian(const ProofStage& stage) {
    const QString gone = stage.ways.size() == 1 ? ProofWords::tr("Now the extra digit is gone.")
                                                : ProofWords::tr("Now none of the extra digits is left.");
    const QString follows =
        stage.digits.count() == 2
            ? ProofWords::tr("%1 could change places in %2, and the puzzle would have two solutions. That cannot be.",
                             "two digits, cells")
                  .arg(digitsWithAnd(toDigitSet(stage.digits)), cellsWithAnd(toCellSet(stage.deadlyCells)))
            : ProofWords::tr("In every house each digit would have two places or none, and the puzzle would have two "
                             "solutions. That cannot be.");
    return gone + u' ' + follows;
}

QString noWay(const ProofStage& stage) {
    switch (stage.truth.kind) {
    case Truth::Kind::cell:
        return ProofWords::tr("Now %1 has no candidate left. That cannot be.").arg(cellName(stage.truth.cell));
    case Truth::Kind::house:
        return ProofWords::tr("Now there is no place left for the %1 %2. That cannot be.", "a digit, in a house")
            .arg(stage.truth.digit.value())
            .arg(inHouses({stage.truth.house}));
    case Truth::Kind::guardians: return noGuardian(stage);
    }
    return {};
}

template <typename Kind, typename Part>
bool areAll(const std::vector<Part>& parts, Kind kind) {
    return std::ranges::all_of(parts, [kind](const Part& part) { return part.kind == kind; });
}

template <typename Part>
std::vector<House> housesIn(const std::vector<Part>& parts) {
    std::vector<House> houses;
    for (const Part& part : parts)
        if (std::ranges::find(houses, part.house) == houses.end())
            houses.push_back(part.house);
    return houses;
}

/// What is counted has one shape for fish, one each for naked and hidden sets, and one for all else.
QString tooFew(const ProofStage& stage) {
    const auto needed = static_cast<int>(stage.truths.size());
    const auto room = static_cast<int>(stage.links.size());
    const bool linksAreHouses = areAll(stage.links, Link::Kind::house);
    if (areAll(stage.truths, Truth::Kind::house) && linksAreHouses && digitsIn(stage.ways).count() == 1 && room > 0)
        return ProofWords::tr("%1 has to stand %2, but there only %3 can hold it: %n times at most, and %4 are needed.",
                              "a digit, in houses, houses, how often", room)
            .arg(digitsWithAnd(digitsIn(stage.ways)), inHouses(housesIn(stage.truths)),
                 houseNames(housesIn(stage.links)))
            .arg(needed);
    if (areAll(stage.truths, Truth::Kind::cell) && linksAreHouses)
        return ProofWords::tr("%1 have only %2 left among them: not enough digits for these cells.", "cells, digits")
            .arg(cellsWithAnd(cellsIn(stage.ways)), digitsWithAnd(digitsIn(stage.ways)));
    if (areAll(stage.truths, Truth::Kind::house) && areAll(stage.links, Link::Kind::cell))
        return ProofWords::tr("%1 have only %2 left among them: not enough cells for these digits.", "digits, cells")
            .arg(digitsWithAnd(digitsIn(stage.ways)), cellsWithAnd(cellsIn(stage.ways)));
    return ProofWords::tr("Of the candidates in %1, %2 must be true, and there is room for %3 only.",
                          "cells, how many, how many")
        .arg(cellsWithAnd(cellsIn(stage.ways)))
        .arg(needed)
        .arg(room);
}

QString toldOf(const ProofStage& stage) {
    switch (stage.kind) {
    case ProofStage::Kind::assumed:
        if (!stage.candidate)
            break;
        return (stage.isDenied ? ProofWords::tr("Suppose %1 were not %2.", "a cell, a digit")
                               : ProofWords::tr("Suppose %1 were %2.", "a cell, a digit"))
            .arg(cellName(stage.candidate->cell), toldDigit(*stage.candidate));
    case ProofStage::Kind::follows: return stage.candidate ? follows(stage, *stage.candidate) : QString();
    case ProofStage::Kind::supposed:
        return stage.candidate ? ProofWords::tr("One case: %1.").arg(isDigit(*stage.candidate)) : QString();
    case ProofStage::Kind::concluded:
        return ProofWords::tr("By a step of its own this removes %1.").arg(candidateNames(stage.gone));
    case ProofStage::Kind::noWay: return noWay(stage);
    case ProofStage::Kind::tooFew: return tooFew(stage);
    case ProofStage::Kind::mirrors:
        return ProofWords::tr("The givens go into themselves, and so must the solution. With this, it could not.");
    case ProofStage::Kind::noFill:
        return ProofWords::tr("Then %1 cannot be set in all houses at once.")
            .arg(digitsWithAnd(toDigitSet(stage.digits)));
    }
    return {};
}

}  // namespace

QString ProofWords::of(const ProofWalk& walk, std::size_t stage) {
    const ProofStage& told = walk.stages[stage];
    const QString words = toldOf(told);
    if (!told.isContradiction())
        return words;
    if (stage + 1 < walk.stages.size())
        return words + u' ' + tr("So this case is none.");
    const QString shown = walk.isPlacement ? tr("So %1.", "a cell is a digit").arg(isDigit(walk.result))
                                           : tr("So %1 can be struck from %2.", "a digit, a cell")
                                                 .arg(toldDigit(walk.result), cellName(walk.result.cell));
    return words + u' ' + shown;
}

}  // namespace nonet
