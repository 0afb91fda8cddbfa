// Puzzles that many tests solve, and lines as the solvers take them.
#pragma once

#include "core/board/classic_digits.h"

#include <string>

namespace nonet::test {

/// Inkala 2012: one solution, and nothing that a person finds soon.
inline const std::string kInkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
inline const std::string kInkalaSolved =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

inline ClassicDigits digitsFrom(const std::string& line) { return ClassicDigits::from(gridFromLine(line).value()); }
inline ClassicMarks marksFrom(const std::string& line) { return ClassicMarks::from(digitsFrom(line)); }

}  // namespace nonet::test
