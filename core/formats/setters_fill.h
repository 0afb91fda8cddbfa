// Setters' links whose board is filled, to the last cell or for a good part, by digits that are not given: whoever
// plays it sees it solved.
#pragma once

#include "core/formats/format.h"

#include <cstdint>

namespace nonet {

enum class SettersFill : std::uint8_t {
    /// Less than half of the cells without a given: somebody has begun to play it.
    none,
    /// Half of them, or more.
    some,
    whole,
};
/// How far a setter's link or file is filled so; none where it names a solution of its own.
SettersFill settersFill(const ImportedPuzzle& read);

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
