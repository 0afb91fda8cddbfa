// What Interactive Sudoku Solver's strings hold packed, and rules of its that are patterns here.
#pragma once

#include "core/board/symbol_set.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// The first `count` bits of a packed key: six a sign, the lowest first; those that are missing are 0. Nothing for a
/// foreign sign.
std::optional<std::vector<bool>> issBits(std::string_view key, std::size_t count);
/// Packs bits as issBits() reads them, without the last zeros.
std::string issKey(const std::vector<bool>& bits);
/// Text in the base of 64; nothing for a foreign sign.
std::optional<std::string> issPlainText(std::string_view packed);
std::string issPackedText(std::string_view text);

/// A regular expression, whose symbols are the digits and then letters, with labels for these; nothing where it has
/// other signs. Of a set's range both ends are symbols.
std::optional<std::string> issPattern(std::string_view expression, const SymbolSet& symbols);

/// A pattern as a regular expression that issPattern() reads; nothing for signs that it has not.
std::optional<std::string> issExpression(std::string_view pattern, const SymbolSet& symbols);

/// Along a line towards the clue's eye's far end: the first that is lower than one before it has this number.
std::string firstHiddenPattern(Digit hidden, const SymbolSet& symbols);
/// The number in the second cell tells which of the next ones, counted from 1, holds the symbol of the first.
std::string pointedAtPattern(int length, const SymbolSet& symbols);
/// A 5 has a 1 before it or a 9 behind it.
std::string flatmatesPattern();

}  // namespace nonet
