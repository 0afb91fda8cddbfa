#include "core/techniques/wings/wing_step.h"

namespace nonet {

Step wingStep(TechniqueId id, const Position& position, const Wing& wing, ClassicCellSet victims) {
    Step step;
    step.technique = id;
    step.digits = position.candidates(wing.pincer1) | position.candidates(wing.pincer2);
    step.cells = {{wing.pivot, Role::defining}, {wing.pincer1, Role::second}, {wing.pincer2, Role::second}};
    for (const RoleCell& each : step.cells)
        for (const Digit digit : position.candidates(each.cell))
            step.candidates.push_back({{each.cell, digit}, digit == wing.common ? Role::second : Role::defining});
    addEliminations(step, victims, wing.common);
    return step;
}

}  // namespace nonet
