#include "core/techniques/uniqueness/unique_rectangle_4.h"

#include "core/techniques/uniqueness/unique_rectangle.h"

namespace nonet {
namespace {

bool addSteps(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    for (const House house : classic::commonHousesOf(rectangle.roof))
        for (const Digit locked : rectangle.pair) {
            const Digit other = (rectangle.pair - ClassicDigitSet(locked)).first();
            const ClassicCellSet victims = rectangle.roof & position.cells(other);
            if (position.cells(locked, house) != rectangle.roof || victims.isEmpty())
                continue;
            Step step = rectangleStep(TechniqueId::uniqueRectangle4, position, rectangle);
            step.houses = {{house, Role::defining}};
            const ClassicCellSet roof = rectangle.roof;
            step.links = {{{roof.first(), locked}, {(roof - ClassicCellSet{roof.first()}).first(), locked}, true}};
            addEliminations(step, victims, other);
            if (!steps.add(std::move(step)))
                return false;
        }
    return true;
}

}  // namespace

void findUniqueRectangles4(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 2, steps, addSteps);
}

}  // namespace nonet
