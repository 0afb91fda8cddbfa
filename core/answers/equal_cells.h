// Cells that hold the same symbol in every solution. What differs in a known solution is not equal; for the rest, two
// at a time, a solution is searched for in which they differ, and each such solution parts many.
#pragma once

#include "core/rules/puzzle.h"
#include "core/solvers/propagation/witness_store.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// Two cells or more, in reading order.
struct EqualGroup {
    std::vector<Cell> cells;
    /// The cells' symbol, where that is the same in every solution, too.
    std::optional<Digit> symbol = std::nullopt;
    /// In every solution there is; else in every one found so far.
    bool isProved = false;

    friend bool operator==(const EqualGroup&, const EqualGroup&) = default;
};

struct EqualCells {
    /// By their first cells. None where there is no solution.
    std::vector<EqualGroup> groups;
    /// Solutions that they were read from.
    std::size_t solutions = 0;
    /// Every group is proved.
    bool isComplete = false;

    friend bool operator==(const EqualCells&, const EqualCells&) = default;
};

/// From the job's own thread, at most some hundred times a second.
using EqualCellsSink = std::function<void(const EqualCells&)>;

/// `known`: taken to this puzzle; learns what is found. Cost: the true candidates, then a search for each two cells of
/// a group and for each solution that parts one; what takes too long is left unproved. The stop token is read at least
/// every 10 ms.
EqualCells equalCells(const Puzzle& puzzle, WitnessStore& known, std::stop_token stop = {},
                      const EqualCellsSink& sink = {});

}  // namespace nonet
