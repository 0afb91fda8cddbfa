#pragma once

#include "core/formats/bounded_json.h"
#include "core/formats/format.h"

namespace nonet {

/// Takes title, author, view and played time from a journal's line that tells them, as a file may hold them. False, and
/// nothing changed, where it does not.
bool applyNotes(const Json& line, PuzzleRecord& record);

}  // namespace nonet
