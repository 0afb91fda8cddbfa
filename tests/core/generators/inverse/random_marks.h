// Boards that hold a solution among values and stale marks, as no solver would leave them.
#pragma once

#include "core/foundation/random_source.h"
#include "core/generators/inverse/mark_board.h"

namespace nonet {

/// Some cells filled, the others marked with their digit and some more; how many differs from board to board.
inline MarkBoard randomMarks(const ClassicDigits& solution, RandomSource& random) {
    MarkBoard board = MarkBoard::fromSolution(solution);
    const std::uint32_t filled = random.below(100);
    const std::uint32_t marked = random.below(100);
    for (const Cell cell : classic::kAllCells) {
        if (random.below(100) < filled)
            continue;
        board.unfill(cell);
        for (const Digit digit : classic::kAllDigits)
            if (random.below(100) < marked)
                board.addMark(cell, digit);
    }
    return board;
}

}  // namespace nonet
