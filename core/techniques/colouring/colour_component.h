#pragma once

#include "core/techniques/single_digit/conjugate_pairs.h"
#include "core/techniques/technique.h"

namespace nonet {

/// The conjugate pairs of a digit are linked into components; in each, neighbours alternate between two colours, and
/// one colour is true throughout, the other false throughout.
struct ColourComponent {
    Digit digit = Digit(1);
    ClassicCellSet colour1;
    ClassicCellSet colour2;
    ConjugatePairs pairs;

    ClassicCellSet cells() const { return colour1 | colour2; }
};

/// Calls visit with each component of more than one pair until it returns false; one pair alone says no more than
/// locked candidates do. Cost: a few microseconds.
void forEachColourComponent(const Position& position, StepCollector& steps,
                            bool (*visit)(const Position&, const ColourComponent&, StepCollector&));

/// The cells that see at least one of these.
ClassicCellSet peersOfAny(ClassicCellSet cells);

/// A step with the component's cells in two roles, its pairs as strong links, and their houses.
Step colourStep(TechniqueId id, const ColourComponent& component, ClassicCellSet victims);

}  // namespace nonet
