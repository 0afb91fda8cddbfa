#include "core/techniques/single_digit/empty_rectangle.h"

#include "core/techniques/single_digit/conjugate_pairs.h"

namespace nonet {
namespace {

/// A box whose places for a digit lie in one line and another across it, some of them only in the one, some only in
/// the other.
struct Cross {
    House box;
    /// Holds one end of the conjugate pair.
    House arm;
    /// Holds the elimination.
    House stem;
};

bool isCross(const Position& position, Digit digit, const Cross& cross) {
    const ClassicCellSet places = position.cells(digit, cross.box);
    const ClassicCellSet arm = classic::cellsOf(cross.arm);
    const ClassicCellSet stem = classic::cellsOf(cross.stem);
    return (arm | stem).containsAll(places) && !(places - arm).isEmpty() && !(places - stem).isEmpty();
}

Step emptyRectangleStep(const Position& position, Digit digit, const Cross& cross, const ConjugatePair& pair,
                        Cell inArm, Cell victim) {
    Step step;
    step.technique = TechniqueId::emptyRectangle;
    step.digits.insert(digit);
    addCandidates(step, position.cells(digit, cross.box), digit, Role::defining);
    addCandidates(step, {pair.first, pair.second}, digit, Role::second);
    step.houses = {
        {cross.box, Role::defining}, {pair.house, Role::second}, {cross.arm, Role::cover}, {cross.stem, Role::cover}};
    step.links = {{{inArm, digit}, {pair.other(inArm), digit}, true}};
    step.eliminations = {{victim, digit}};
    return step;
}

House lineOf(HouseKind kind, Cell cell) {
    return kind == HouseKind::row ? classic::rowHouse(classic::rowOf(cell))
                                  : classic::columnHouse(classic::columnOf(cell));
}

/// Follows every conjugate pair that runs along the stem from a cell of the arm. False when the collector is full.
bool followPairs(const Position& position, Digit digit, const ConjugatePairs& pairs, const Cross& cross,
                 StepCollector& steps) {
    const ClassicCellSet arm = classic::cellsOf(cross.arm) - classic::cellsOf(cross.box);
    for (const ConjugatePair& pair : pairs) {
        if (pair.house.kind != cross.stem.kind)
            continue;
        for (const Cell inArm : {pair.first, pair.second}) {
            if (!arm.contains(inArm))
                continue;
            const House last = lineOf(cross.arm.kind, pair.other(inArm));
            const ClassicCellSet crossing =
                classic::cellsOf(last) & classic::cellsOf(cross.stem) & position.cells(digit);
            const ClassicCellSet victims = crossing - classic::cellsOf(cross.box);
            if (!victims.isEmpty() &&
                !steps.add(emptyRectangleStep(position, digit, cross, pair, inArm, victims.first())))
                return false;
        }
    }
    return true;
}

}  // namespace

void findEmptyRectangles(const Position& position, StepCollector& steps) {
    for (const Digit digit : classic::kAllDigits) {
        const ConjugatePairs pairs = conjugatePairs(position, digit);
        for (int box = 0; box < classic::kSide; ++box)
            for (int centre = 0; centre < classic::kSide; ++centre) {
                const Cell cell = classic::cellInBox(box, centre);
                const House row = classic::rowHouse(classic::rowOf(cell));
                const House column = classic::columnHouse(classic::columnOf(cell));
                if (!isCross(position, digit, {classic::boxHouse(box), row, column}))
                    continue;
                if (!followPairs(position, digit, pairs, {classic::boxHouse(box), row, column}, steps) ||
                    !followPairs(position, digit, pairs, {classic::boxHouse(box), column, row}, steps))
                    return;
            }
    }
}

}  // namespace nonet
