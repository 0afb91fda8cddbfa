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

/// Three floor cells: the fourth holds neither digit of the pair.
void findUniqueRectangles1(const Position& position, StepCollector& steps);
/// Both roof cells have the same one extra digit: one of them holds it, so it goes from every cell that sees both.
void findUniqueRectangles2(const Position& position, StepCollector& steps);
/// One of the two roof cells holds an extra digit: together they act as one cell with the extra digits as candidates,
/// and make a naked subset with other cells of a house that they share. Where the subset lies in a line and a box at
/// once, both are cleared. The other cells hold no digit of the pair.
void findUniqueRectangles3(const Position& position, StepCollector& steps);
/// In a house of both roof cells one digit of the pair has no other place, so one of them holds it: the other digit
/// goes from both.
void findUniqueRectangles4(const Position& position, StepCollector& steps);

}  // namespace nonet
