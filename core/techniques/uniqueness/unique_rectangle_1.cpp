#include "core/techniques/uniqueness/unique_rectangle_1.h"

#include "core/techniques/uniqueness/unique_rectangle.h"

namespace nonet {
namespace {

bool addStep(const Position& position, const UniqueRectangle& rectangle, StepCollector& steps) {
    const Cell roof = rectangle.roof.first();
    if (extraDigits(position, rectangle).isEmpty())
        return true;
    Step step = rectangleStep(TechniqueId::uniqueRectangle1, position, rectangle);
    for (const Digit digit : position.candidates(roof) & rectangle.pair)
        step.eliminations.push_back({roof, digit});
    return steps.add(std::move(step));
}

}  // namespace

void findUniqueRectangles1(const Position& position, StepCollector& steps) {
    forEachUniqueRectangle(position, 3, steps, addStep);
}

}  // namespace nonet
