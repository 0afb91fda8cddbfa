// The nine turns of a row shift on a ring: each row stands at the number of places that it is moved by, the rows of a
// band joined. Nine different turns make the columns right; a band whose rows are 3 apart is a triangle, and its boxes
// are right.
#pragma once

#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/row_turn.h"

namespace nonet::lookup {

void paintTurnRing(QPainter& painter, const QRectF& area, const RowTurns& turns, const StageLook& look);

}  // namespace nonet::lookup
