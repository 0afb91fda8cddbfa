#include "core/techniques/intersections/locked_candidates.h"

namespace nonet {
namespace {

bool addStep(TechniqueId technique, Digit digit, House from, House to, const Position& position, StepCollector& steps) {
    const ClassicCellSet places = position.cells(digit, from);
    const ClassicCellSet cleared = position.cells(digit, to) - places;
    if (cleared.isEmpty())
        return true;
    Step step{.technique = technique, .digits = ClassicDigitSet(digit)};
    addEliminations(step, cleared, digit);
    addCandidates(step, places, digit, Role::defining);
    step.houses = {{from, Role::defining}, {to, Role::cover}};
    return steps.add(std::move(step));
}

/// All that are locked in the house `from` and clear another house; one place alone is a hidden single.
bool addLockedIn(TechniqueId technique, House from, const Position& position, StepCollector& steps) {
    for (const Digit digit : classic::kAllDigits) {
        const ClassicCellSet places = position.cells(digit, from);
        for (const House to : classic::commonHousesOf(places))
            if ((from.kind == HouseKind::box) != (to.kind == HouseKind::box) && places.count() > 1 &&
                !addStep(technique, digit, from, to, position, steps))
                return false;
    }
    return true;
}

}  // namespace

void findLockedCandidates1(const Position& position, StepCollector& steps) {
    for (int box = 0; box < classic::kSide; ++box)
        if (!addLockedIn(TechniqueId::lockedCandidates1, classic::boxHouse(box), position, steps))
            return;
}

void findLockedCandidates2(const Position& position, StepCollector& steps) {
    for (int line = 0; line < 2 * classic::kSide; ++line)
        if (!addLockedIn(TechniqueId::lockedCandidates2, classic::houseAt(line), position, steps))
            return;
}

}  // namespace nonet
