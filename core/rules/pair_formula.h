#pragma once

#include "core/rules/rule_board.h"

#include <optional>
#include <string_view>
#include <vector>

namespace nonet {

/// A setter's own relation of two cells, as the table of a PairTable: by the first symbol the second ones that go with
/// it. Either N times N signs 0 and 1, row by row, or a formula of the numbers a and b: whole numbers, + - * % (what is
/// left, never negative), abs, min, max, the comparisons = == != < <= > >=, and, or, not, brackets: "abs(a-b)=3",
/// "a*b%10=2". Symbols without a number satisfy no formula. Nothing where the text is neither: over 1,000 signs, or not
/// understood.
std::optional<std::vector<DigitSet>> pairTableOf(std::string_view text, const RuleBoard& board);
/// The sign, from 0, that a formula cannot go on with, and its length where it ends too early; nothing where it is one.
std::optional<std::size_t> misreadFormulaAt(std::string_view formula);

}  // namespace nonet
