#include "core/techniques/uniqueness/bug_plus_1.h"

#include "core/techniques/argument_parts.h"

namespace nonet {
namespace {

bool isGraveWithout(const Position& position, Candidate extra) {
    for (const Digit digit : classic::kAllDigits)
        for (int h = 0; h < classic::kHouses; ++h) {
            const bool hasExtra = digit == extra.digit && classic::cellsOfHouse(h).contains(extra.cell);
            const int places = position.cells(digit, classic::houseAt(h)).count() - (hasExtra ? 1 : 0);
            if (places != 0 && places != 2)
                return false;
        }
    return true;
}

void searchBugPlus1(const PositionFacts& facts, const SearchScope&, DeductionSink& sink) {
    const Position& position = facts.position();
    const ClassicCellSet others = position.unsolvedCells() - facts.bivalueCells();
    if (others.count() != 1 || position.candidates(others.first()).count() != 3)
        return;
    for (const Digit digit : position.candidates(others.first())) {
        if (!sink.goesOn())
            return;
        const Candidate extra{others.first(), digit};
        if (!isGraveWithout(position, extra))
            continue;
        Deduction found{.technique = TechniqueId::bugPlus1,
                        .pattern = {.digits = ClassicDigitSet(digit), .cells = {extra.cell}}};
        for (const Digit other : position.candidates(extra.cell) - ClassicDigitSet(digit))
            found.eliminations.insert({extra.cell, other});
        sink.take(found);
        return;
    }
}

/// Every open cell with two of its digits: all that it has, but for the extra one.
DeadlyPattern graveOf(const Position& position, Cell extra, ClassicDigitSet extraDigit) {
    DeadlyPattern grave;
    for (const Cell cell : position.unsolvedCells()) {
        const ClassicDigitSet digits = position.candidates(cell) - (cell == extra ? extraDigit : ClassicDigitSet());
        const Digit first = digits.first();
        grave.parts.push_back({cell, first, (digits - ClassicDigitSet(first)).first()});
    }
    return grave;
}

void describeBugPlus1(const PositionFacts& facts, const Deduction& found, Step& step) {
    const Cell extra = found.pattern.cells.first();
    step.digits = toDigitSet(found.pattern.digits);
    step.cells = {{extra, Role::base}};
    step.candidates = {{{extra, found.pattern.digits.first()}, Role::guardian}};
    for (const House house : classic::housesOf(extra))
        step.houses.push_back({house, Role::cover});
    Argument argument = following({Truth::ofGuardians(0)});
    argument.deadly = {graveOf(facts.position(), extra, found.pattern.digits)};
    step.arguments = {std::move(argument)};
}

}  // namespace

const Search kBugPlus1Search{.run = searchBugPlus1, .describe = describeBugPlus1};

}  // namespace nonet
