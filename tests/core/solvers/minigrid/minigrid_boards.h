// Boards for the tests of the minigrid solver.
#pragma once

#include "core/rules/puzzle.h"

#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// A reconstruction of [Minigrid]'s worked example, whose figure is lost: it satisfies every constraint in the text.
inline constexpr const char* kR1 = "..6....982......1...1.7...59..1...84.1.3.........872...342...76....4....86....9..";
inline constexpr const char* kR1Solution =
    "476512398259836417381479625923165784718324569645987231534298176197643852862751943";
/// Another one, without the hints that the text's remains give.
inline constexpr const char* kR2 = ".16....982......1.....7...5.....1.84.8.4.......493.2......9..4.4.32...7.7.8.....6";

inline Puzzle puzzleFrom(std::string_view line) { return Puzzle(gridFromLine(line).value()); }
inline Puzzle puzzleFrom(Geometry geometry, std::string_view line) {
    return {geometry, gridFromLine(line, geometry.side()).value()};
}

/// "34762"
inline std::string symbols(const std::vector<Digit>& digits) {
    std::string text;
    for (const Digit digit : digits)
        text += toSymbol(digit);
    return text;
}

}  // namespace nonet
