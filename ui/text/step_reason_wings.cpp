#include "ui/text/cell_names.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"

namespace nonet {
namespace {

QString numberOf(Digit digit) { return QString::number(digit.value()); }

/// The digits that the pivot would take from the first and from the second pincer, which leaves them the common one.
struct WingPincers {
    Cell pivot;
    Cell pincer1;
    Cell pincer2;
    Digit digit1;
    Digit digit2;
    Digit common;
};

std::optional<WingPincers> wingPincers(const Step& step) {
    const CellSet pivot = cellsOfRole(step, Role::pivot);
    const CellSet pincers = cellsOfRole(step, Role::pincer);
    const DigitSet common = eliminatedDigits(step);
    if (pivot.count() != 1 || pincers.count() != 2 || common.count() != 1)
        return std::nullopt;
    const auto digitTakenFrom = [&](Cell pincer) {
        DigitSet digits;
        for (const RoleCandidate& each : step.candidates)
            if (each.candidate.cell == pincer)
                digits.insert(each.candidate.digit);
        return digits - common;
    };
    const Cell pincer1 = pincers.first();
    const Cell pincer2 = (pincers - CellSet{pincer1}).first();
    const DigitSet taken1 = digitTakenFrom(pincer1);
    const DigitSet taken2 = digitTakenFrom(pincer2);
    if (taken1.count() != 1 || taken2.count() != 1)
        return std::nullopt;
    return WingPincers{pivot.first(), pincer1, pincer2, taken1.first(), taken2.first(), common.first()};
}

}  // namespace

QString StepReason::wing(const Step& step) {
    const std::optional<WingPincers> wing = wingPincers(step);
    if (!wing)
        return anyStep();
    return tr("%1 is %2 or %3. If it is %2, %4 is %6; if it is %3, %5 is %6. So one of %4 and %5 is %6, and no cell "
              "that sees both can be %6.",
              "the pivot, its two digits, the two pincers, a digit")
        .arg(cellName(wing->pivot, step.side), numberOf(wing->digit1), numberOf(wing->digit2),
             cellName(wing->pincer1, step.side), cellName(wing->pincer2, step.side), numberOf(wing->common));
}

QString StepReason::wingOfThree(const Step& step) {
    const std::optional<WingPincers> wing = wingPincers(step);
    if (!wing)
        return anyStep();
    return tr("%1 is %2, %3 or %6. If it is %2, %4 is %6; if it is %3, %5 is %6. So one of the three cells is %6, and "
              "no cell that sees all of them can be %6.",
              "the pivot, two of its digits, the two pincers, its third digit")
        .arg(cellName(wing->pivot, step.side), numberOf(wing->digit1), numberOf(wing->digit2),
             cellName(wing->pincer1, step.side), cellName(wing->pincer2, step.side), numberOf(wing->common));
}

QString StepReason::bridgedPair(const Step& step) {
    if (step.lines.size() != 1)
        return anyStep();
    const StepLine& line = step.lines.front();
    const std::optional<ChainEnds> ends = chainEnds(line);
    const std::vector<House> houses = housesOfRole(step, Role::base);
    if (!ends || line.links.size() != 5 || houses.size() != 1)
        return anyStep();
    const Candidate bridge1 = line.nodes[2].candidates.front();
    const Candidate bridge2 = line.nodes[3].candidates.front();
    return tr("%1 and %2 can only be %3. %4 the digit %5 has only two places, %6 and %7, and each of the first two "
              "cells sees one of these, so they cannot both be %5: at least one is %8, and no cell that sees both can "
              "be %8.",
              "two cells, two digits with or, In a house, a digit, two cells, the other digit")
        .arg(cellName(ends->first.cell, step.side), cellName(ends->last.cell, step.side), digitsWithOr(step.digits),
             sentenceCase(inHouses(houses)), QString::number(bridge1.digit.value()), cellName(bridge1.cell, step.side),
             cellName(bridge2.cell, step.side), QString::number(ends->first.digit.value()));
}

}  // namespace nonet
