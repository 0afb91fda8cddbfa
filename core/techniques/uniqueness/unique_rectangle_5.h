// A unique rectangle (unique_rectangles.h) whose two roof cells stand across from one another, or that has three of
// them, all with the same one extra digit z: one of them holds it, so z goes from every cell that sees them all.
//
//      X Y .  |  X Yz.           x sees both roof cells
//      . . x  |  . . .
//      X Yz.  |  X Y .
#pragma once

#include "core/techniques/search.h"

namespace nonet {
extern const Search kUniqueRectangle5Search;

}  // namespace nonet
