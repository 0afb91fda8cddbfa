// Whether a full board is the puzzle's solution, as far as that can be told.
#pragma once

#include "core/formats/format.h"

#include <cstdint>
#include <optional>

namespace nonet {

enum class Completion : std::uint8_t {
    /// A cell is blank, or a rule is broken.
    open,
    /// Full, and another board than the solution that is known.
    differs,
    /// Full, and no rule that is known is broken; but the puzzle may ask for more than that.
    unproven,
    solved,
};

/// Whether all that the puzzle asks for is checked: it has no rule that is unknown or unfinished, nothing drawn that
/// may stand for one, no rules in words, and nothing that could not be read.
bool hasOnlyCheckedRules(const PuzzleRecord& record);

/// The solution where it is one of this puzzle: of its board, full, and with its givens.
std::optional<Grid> fittingSolution(const Puzzle& puzzle, const std::optional<Grid>& solution);

/// The setter's solution where it is one of the puzzle but for givens that were locked last: what it is again once they
/// are unlocked. Nothing where none were.
std::optional<Grid> solutionBelowLock(const PuzzleRecord& record, const std::optional<Grid>& setters);

/// `solution`: the only one, or the setter's; nothing where neither is known.
Completion completionOf(const PuzzleRecord& record, const Grid& digits, const std::optional<Grid>& solution);

}  // namespace nonet
