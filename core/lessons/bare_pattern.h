#pragma once

#include "core/techniques/position.h"
#include "core/techniques/technique_id.h"

namespace nonet {

/// Whether the cells are a pattern as the technique's searches look for them, be there anything that follows from it or
/// not: what a search keeps only where it removes something. Of basic fish, two strong links, wings of bivalue cells,
/// subsets and locked candidates; false for any other technique. Cost: microseconds.
bool isBarePattern(TechniqueId id, const Position& position, ClassicCellSet cells);

}  // namespace nonet
