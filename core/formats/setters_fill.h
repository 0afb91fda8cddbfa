// Setters' links whose board is filled to the last cell by digits that are not given: whoever plays it sees it solved.
#pragma once

#include "core/formats/format.h"

namespace nonet {

/// A setter's link or file that is filled so, and names no solution of its own.
bool hasSettersFill(const ImportedPuzzle& read);

/// What becomes of such a fill.
enum class FillUse : std::uint8_t {
    /// The puzzle's solution layer, and where it keeps the rules its solution; nothing is entered.
    solution,
    /// It stays entered.
    entered,
    /// It goes.
    none,
};
void useFill(PuzzleRecord& record, FillUse use);

}  // namespace nonet
