// Undo as documents told it up to November 2026. The history knew play alone then: what undid a change of givens or a
// transform stood as text in the "view" of the file, the window's own keys, as "givensBefore" and "transforms". Only
// read, for native_file.cpp and journal.cpp; the view of today is ui/document/view_state.h.
#pragma once

#include "core/formats/format.h"

namespace nonet {

/// Makes nodes of the history of them and takes the keys away. What does not fit the record is dropped, and the history
/// stays as it is. True where there was such a key: nodes may have other numbers now.
bool takeLegacyView(PuzzleRecord& record);

}  // namespace nonet
