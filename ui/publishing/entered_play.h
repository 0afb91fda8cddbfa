// What a player did in a puzzle that goes out, which its setter did not give.
#pragma once

#include "core/formats/format.h"

#include <QString>

namespace nonet {

/// The puzzle as its setter gave it: without what was entered, marked and done.
PuzzleRecord withoutPlay(PuzzleRecord record);
/// Anything was entered, marked, coloured or linked.
bool hasPlay(const PuzzleRecord& record);
/// "digits, colours": what of it there is; empty where there is none.
QString playNames(const PlayState& state);

}  // namespace nonet
