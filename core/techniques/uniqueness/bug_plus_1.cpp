#include "core/techniques/uniqueness/bug_plus_1.h"

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

Step makeStep(const Position& position, Candidate extra) {
    Step step;
    step.technique = TechniqueId::bugPlus1;
    step.digits = ClassicDigitSet(extra.digit);
    step.cells = {{extra.cell, Role::defining}};
    step.candidates = {{extra, Role::fin}};
    for (const House house : classic::housesOf(extra.cell))
        step.houses.push_back({house, Role::cover});
    for (const Digit digit : position.candidates(extra.cell) - ClassicDigitSet(extra.digit))
        step.eliminations.push_back({extra.cell, digit});
    return step;
}

}  // namespace

void findBugPlus1(const Position& position, StepCollector& steps) {
    const ClassicCellSet others = position.unsolvedCells() - position.bivalueCells();
    if (others.count() != 1 || position.candidates(others.first()).count() != 3)
        return;
    for (const Digit digit : position.candidates(others.first()))
        if (isGraveWithout(position, {others.first(), digit})) {
            steps.add(makeStep(position, {others.first(), digit}));
            return;
        }
}

}  // namespace nonet
