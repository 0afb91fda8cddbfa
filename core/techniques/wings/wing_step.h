#pragma once

#include "core/techniques/position.h"
#include "core/techniques/step.h"

namespace nonet {

/// An XY- or XYZ-Wing: one of the three cells holds `common`, the one candidate of both pincers, which goes from the
/// victims.
struct Wing {
    Cell pivot;
    Cell pincer1;
    Cell pincer2;
    Digit common = Digit(1);
};

Step wingStep(TechniqueId id, const Position& position, const Wing& wing, ClassicCellSet victims);

}  // namespace nonet
