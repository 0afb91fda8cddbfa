// Up to November 2026 the history knew play alone: what undid a change of givens or a transform stood as text in the
// window's own keys, "givensBefore" and "transforms".
#pragma once

#include "core/formats/format.h"

namespace nonet {

/// Makes nodes of the history of them and takes the keys away. What does not fit the record is dropped, and the history
/// stays as it is. True where there was such a key: nodes may have other numbers now.
bool takeFormerView(PuzzleRecord& record);

}  // namespace nonet
