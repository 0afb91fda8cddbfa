// The shift cipher's example [Shift-cipher, section 2]: its board, the mask laid over it, and the puzzle of the second
// mask.
#pragma once

#include "core/constructions/sequence_text.h"

#include <string>
#include <string_view>
#include <variant>

namespace nonet::test {

inline const std::string kShiftBoard =
    "859437612612859437437612859785243961961785243243961785378124596596378124124596378";
inline const std::string kShiftMask =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
inline const std::string kShiftPuzzle =
    "8..........28......3..1.8...8...3.......852.....9...8...8....96..63...2..2....3..";

inline Sequence sequenceOf(std::string_view text, int side = 9) {
    return std::get<SequenceReading>(sequenceFromText(text, side)).sequence;
}

}  // namespace nonet::test
