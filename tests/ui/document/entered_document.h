// A puzzle with one given, and a digit entered in it.
#pragma once

#include "core/play/player_actions.h"
#include "ui/document/puzzle_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace nonet::test {

inline const std::string kOneGiven = "5" + std::string(80, '.');

inline PuzzleRecord recordOf(std::string_view line) {
    PuzzleRecord record;
    record.puzzle = Puzzle(*gridFromLine(line));
    return record;
}

inline void enter(PuzzleDocument& document, Cell cell, int digit) {
    const std::vector<Cell> cells{cell};
    document.perform(enterDigit(document.puzzle(), document.state(), cells, Digit(digit)),
                     {ActionKind::digit, static_cast<std::uint8_t>(digit), cell, 1});
}

}  // namespace nonet::test
