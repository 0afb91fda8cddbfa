// Four cells in two rows, two columns and two boxes, none of them given: were they to hold two digits X and Y only,
// exchanging X and Y in them would give a second solution. So in a puzzle with exactly one solution they never do.
//
//      X Y .  |  X Y .           floor: the cells with exactly the candidates X and Y
//      . . .  |  . . .           roof: the others
//      X Y z  |  X z w
//
// A roof cell may lack one of the two digits, as HoDoKu allows ("missing candidates").
#pragma once

#include "core/techniques/technique.h"

namespace nonet {

struct UniqueRectangle {
    ClassicDigitSet pair;
    ClassicCellSet floor;
    ClassicCellSet roof;
};

/// Calls visit with each rectangle that has as many floor cells as asked, until it returns false. Two floor cells lie
/// in one row or column, and so do the two roof cells.
void forEachUniqueRectangle(const Position& position, int floorCells, StepCollector& steps,
                            bool (*visit)(const Position&, const UniqueRectangle&, StepCollector&));

/// What the roof cells can hold beside the pair.
ClassicDigitSet extraDigits(const Position& position, const UniqueRectangle& rectangle);

/// A step with the four cells defining, the pair's candidates defining, the roof's others as fins.
Step rectangleStep(TechniqueId id, const Position& position, const UniqueRectangle& rectangle);

}  // namespace nonet
