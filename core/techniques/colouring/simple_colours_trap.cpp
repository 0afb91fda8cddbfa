#include "core/techniques/colouring/simple_colours_trap.h"

#include "core/techniques/colouring/colour_component.h"

namespace nonet {
namespace {

bool addTrap(const Position& position, const ColourComponent& component, StepCollector& steps) {
    const ClassicCellSet seesBoth = peersOfAny(component.colour1) & peersOfAny(component.colour2);
    const ClassicCellSet victims = (seesBoth & position.cells(component.digit)) - component.cells();
    return victims.isEmpty() || steps.add(colourStep(TechniqueId::simpleColoursTrap, component, victims));
}

}  // namespace

void findSimpleColoursTrap(const Position& position, StepCollector& steps) {
    forEachColourComponent(position, steps, addTrap);
}

}  // namespace nonet
