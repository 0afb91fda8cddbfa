#include "core/techniques/colouring/simple_colours_wrap.h"

#include "core/techniques/colouring/colour_component.h"

namespace nonet {
namespace {

bool addWraps(const Position&, const ColourComponent& component, StepCollector& steps) {
    for (const ClassicCellSet colour : {component.colour1, component.colour2}) {
        const bool hasTwoInOneHouse = peersOfAny(colour).intersects(colour);
        if (hasTwoInOneHouse && !steps.add(colourStep(TechniqueId::simpleColoursWrap, component, colour)))
            return false;
    }
    return true;
}

}  // namespace

void findSimpleColoursWrap(const Position& position, StepCollector& steps) {
    forEachColourComponent(position, steps, addWraps);
}

}  // namespace nonet
