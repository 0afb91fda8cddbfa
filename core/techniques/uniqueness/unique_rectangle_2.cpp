#include "core/techniques/uniqueness/unique_rectangle_2.h"

#include "core/techniques/uniqueness/unique_rectangle.h"

namespace nonet {
namespace {

bool addStep(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    const ClassicDigitSet extra = extraDigits(position, rectangle);
    if (extra.count() != 1)
        return true;
    const Digit digit = extra.first();
    const ClassicCellSet victims = classic::commonPeersOf(rectangle.roof) & position.cells(digit);
    if (!position.cells(digit).containsAll(rectangle.roof) || victims.isEmpty())
        return true;
    Step step = rectangleStep(TechniqueId::uniqueRectangle2, position, rectangle);
    addEliminations(step, victims, digit);
    return steps.add(std::move(step));
}

}  // namespace

void findUniqueRectangles2(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 2, steps, addStep);
}

}  // namespace nonet
