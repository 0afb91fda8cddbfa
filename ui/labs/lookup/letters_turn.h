// A third row that the learner writes out of what the letters of two rows leave, and another one with the same letters.
#pragma once

#include "ui/labs/lookup/floor_turn.h"

namespace nonet::lookup {

/// Rows 1 and 2 of the floor, and below them the two that are the learner's.
inline constexpr int kFirstOwnRow = 2;
inline constexpr int kLettersRows = 4;

inline bool isOwnLettersCell(Cell cell) {
    return cell.index() >= kFirstOwnRow * kSide && cell.index() < kLettersRows * kSide;
}

/// Why it is right is the scene's to say.
FloorVerdict judgeLetters(const Grid& rows);

}  // namespace nonet::lookup
