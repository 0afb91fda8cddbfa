#include "ui/text/step_shape.h"

#include "ui/text/step_roles.h"

namespace nonet {
namespace {

constexpr int kCellsOfRectangle = 4;

StepShape singleShape(const Step& step) {
    if (step.houses.empty())
        return StepShape::nakedSingle;
    return step.cells.empty() ? StepShape::hiddenSingle : StepShape::fullHouse;
}

StepShape deadlyShape(const Step& step) {
    const CellSet guardians = candidateCellsOfRole(step, Role::guardian);
    if (!hasRole(step, Role::deadly))
        return step.cells.size() == 1 && step.digits.count() == 1 ? StepShape::grave : StepShape::deadly;
    if (cellsOfRole(step, Role::deadly).count() != kCellsOfRectangle)
        return StepShape::deadly;
    if (hasRole(step, Role::setA))
        return StepShape::deadlyWithSet;
    if (step.lines.size() == 1 && housesOfRole(step, Role::base).size() == 1)
        return StepShape::deadlyLocked;
    if (guardians.count() == 1 && eliminatedCells(step) == guardians)
        return StepShape::deadlyOneCell;
    const bool isOneDigit = candidateDigitsOfRole(step, Role::guardian).count() == 1;
    return isOneDigit && guardians.count() >= 2 && !step.eliminations.empty() ? StepShape::deadlyOneDigit
                                                                              : StepShape::deadly;
}

StepShape colouringShape(const Step& step) {
    if (!cellsOfRole(step, Role::colourA).isEmpty())
        return StepShape::remotePair;
    for (const Role colour : {Role::colourA, Role::colourB})
        if (!step.eliminations.empty() && candidateCellsOfRole(step, colour).containsAll(eliminatedCells(step)))
            return StepShape::coloursWrap;
    return StepShape::coloursTrap;
}

StepShape wingShape(const Step& step) {
    const CellSet pivot = cellsOfRole(step, Role::pivot);
    if (pivot.isEmpty())
        return StepShape::bridgedPair;
    return candidateCellsOfRole(step, Role::pincer).intersects(pivot) ? StepShape::wingOfThree : StepShape::wing;
}

StepShape lineShape(const Step& step) {
    if (hasRole(step, Role::bridge))
        return StepShape::emptyRectangle;
    return hasRole(step, Role::base) && !hasRole(step, Role::on) ? StepShape::twoStrongLinks : StepShape::chain;
}

StepShape houseShape(const Step& step) {
    const std::size_t base = housesOfRole(step, Role::base).size();
    const std::size_t cover = housesOfRole(step, Role::cover).size();
    if (base > 0 && cover > 0 && hasRole(step, Role::fin))
        return StepShape::finnedFish;
    if (base > 0 && base == cover)
        return base == 1 ? StepShape::locked : StepShape::fish;
    if (base == 0 && !step.cells.empty())
        return StepShape::nakedSubset;
    return base == 1 && cover == 0 ? StepShape::hiddenSubset : StepShape::other;
}

}  // namespace

StepShape shapeOf(const Step& step) {
    if (isSinglePlacement(step))
        return singleShape(step);
    if (!step.inner.empty())
        return StepShape::nested;
    if (hasRole(step, Role::assumption))
        return StepShape::branches;
    if (hasRole(step, Role::deadly) || hasRole(step, Role::guardian))
        return deadlyShape(step);
    if (!setsOf(step).empty())
        return StepShape::sets;
    if (hasRole(step, Role::colourA))
        return colouringShape(step);
    if (hasRole(step, Role::pincer))
        return wingShape(step);
    return step.lines.empty() ? houseShape(step) : lineShape(step);
}

}  // namespace nonet
