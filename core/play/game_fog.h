// Fog over a game that is under way.
#pragma once

#include "core/play/history.h"
#include "core/play/player_actions.h"
#include "core/rules/fog.h"

namespace nonet {

/// cellsInFog() of the rules; what the player's digits cleared stays clear where they were locked as givens.
CellSet cellsInFog(const Puzzle& puzzle, const History& history, const Grid& digits,
                   const std::optional<Grid>& solution);

/// fillMarks() by what is seen, into the cells that are: covered givens are not told by what they rule out, nor by what
/// their cells lack.
PlayState fillMarksInSight(const Puzzle& puzzle, const PlayState& before, MarkKind kind, const CellSet& covered);

}  // namespace nonet
