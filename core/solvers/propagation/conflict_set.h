// What of a puzzle cannot hold together, and the puzzle that is left of a part of it.
#pragma once

#include "core/rules/puzzle.h"

#include <vector>

namespace nonet {

/// Rules and givens of one puzzle. Rows, columns and regions always hold and are not named. A value.
struct ConflictSet {
    /// Into Layout::constraints, rising.
    std::vector<int> constraints = {};
    /// Cells with a given, rising.
    std::vector<Cell> givens = {};
    /// What Puzzle::startCandidates takes away, as one; nothing from cells with a given.
    bool hasStartCandidates = false;

    std::size_t size() const { return constraints.size() + givens.size() + (hasStartCandidates ? 1 : 0); }
    friend bool operator==(const ConflictSet&, const ConflictSet&) = default;
};

/// All that a puzzle has; faulty constraints are no rules.
ConflictSet allOf(const Puzzle& puzzle);

/// The puzzle with its houses and these alone. What the rest of the rules read of a rule left out stays as it was: a
/// pair of cells whose dot is gone is still none of those without a dot. So a smaller part never has fewer solutions.
Puzzle partOf(const Puzzle& puzzle, const ConflictSet& part);

}  // namespace nonet
