#include "core/techniques/colouring/colour_component.h"

namespace nonet {
namespace {

/// Where pairs form a loop of odd length (the position is contradictory then), a cell keeps its first colour.
ColourComponent colourFrom(Cell start, Digit digit, const ConjugatePairs& pairs) {
    ColourComponent component;
    component.digit = digit;
    component.colour1.insert(start);
    for (bool grows = true; grows;) {
        grows = false;
        for (const ConjugatePair& pair : pairs)
            for (const Cell cell : {pair.first, pair.second}) {
                const Cell next = pair.other(cell);
                if (!component.cells().contains(cell) || component.cells().contains(next))
                    continue;
                (component.colour1.contains(cell) ? component.colour2 : component.colour1).insert(next);
                grows = true;
            }
    }
    for (const ConjugatePair& pair : pairs)
        if (component.cells().contains(pair.first))
            component.pairs.push(pair);
    return component;
}

}  // namespace

void forEachColourComponent(const Position& position, StepCollector& steps,
                            bool (*visit)(const Position&, const ColourComponent&, StepCollector&)) {
    for (const Digit digit : classic::kAllDigits) {
        const ConjugatePairs pairs = conjugatePairs(position, digit);
        ClassicCellSet coloured;
        for (const ConjugatePair& pair : pairs) {
            if (coloured.contains(pair.first))
                continue;
            const ColourComponent component = colourFrom(pair.first, digit, pairs);
            coloured |= component.cells();
            if (component.cells().count() > 2 && !visit(position, component, steps))
                return;
        }
    }
}

ClassicCellSet peersOfAny(ClassicCellSet cells) {
    ClassicCellSet peers;
    for (const Cell cell : cells)
        peers |= classic::peersOf(cell);
    return peers;
}

Step colourStep(TechniqueId id, const ColourComponent& component, ClassicCellSet victims) {
    Step step;
    step.technique = id;
    step.digits.insert(component.digit);
    addCandidates(step, component.colour1, component.digit, Role::defining);
    addCandidates(step, component.colour2, component.digit, Role::second);
    for (const ConjugatePair& pair : component.pairs) {
        step.houses.push_back({pair.house, Role::defining});
        step.links.push_back({{pair.first, component.digit}, {pair.second, component.digit}, true});
    }
    addEliminations(step, victims, component.digit);
    return step;
}

}  // namespace nonet
