// How library lines write a candidate, and journals a set of digits; ui/text has the names for people.
#pragma once

#include "core/board/cell.h"
#include "core/board/digit_set.h"

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// "436" for 4 in r3c6 of a 9x9 board: digit, row, column.
std::string toTriple(Candidate candidate);
std::optional<Candidate> fromTriple(std::string_view triple);

/// The digits' symbols without anything between: "259".
std::string toSymbols(DigitSet digits);
/// Nothing where a character is no digit of this side; "" is the empty set.
std::optional<DigitSet> fromSymbols(std::string_view symbols, int side);

}  // namespace nonet
