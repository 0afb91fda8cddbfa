#pragma once

#include "core/play/play_state.h"

namespace nonet {

/// What the player had on one board, on another one of the same puzzle: what stood in a cell stays in its row and
/// column where that is a cell, as far as its symbols are there and nothing is given. Links go where an end does.
PlayState carriedState(const PlayState& state, const Puzzle& before, const Puzzle& after);

}  // namespace nonet
