// How the formats write a cell and a candidate; ui/text has the names for people.
#pragma once

#include "core/board/cell.h"
#include "core/board/digit_set.h"

#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// "r3c6"
std::string toCellCode(Cell cell, int side);
/// Nothing where the text is no cell of a board of this side.
std::optional<Cell> fromCellCode(std::string_view code, int side);

/// "r3c6=4"
std::string toCandidateCode(Candidate candidate, int side);
std::optional<Candidate> fromCandidateCode(std::string_view code, int side);

/// "436" for 4 in r3c6 of a 9x9 board: digit, row, column.
std::string toTriple(Candidate candidate);
std::optional<Candidate> fromTriple(std::string_view triple);

/// The digits' symbols without anything between: "259".
std::string toSymbols(DigitSet digits);
/// Nothing where a character is no digit of this side; "" is the empty set.
std::optional<DigitSet> fromSymbols(std::string_view symbols, int side);

}  // namespace nonet
