#pragma once

#include "core/board/symbol_set.h"
#include "core/rules/rule.h"

#include <optional>
#include <string_view>

namespace nonet {

/// A setter's own pattern for the symbols along a line.
struct LinePattern {
    Automaton automaton;
    /// notUnderstood, or tooManyStates where more than kMostStates are needed.
    std::optional<ConstraintFault> fault;

    static constexpr int kMostStates = 4'096;
};

/// A regular expression over labels of symbols: a label, . for any, [13-5] for one of some, [^13] for any other, ( ),
/// |, * + ? {n} {n,} {n,m}. Spaces are skipped. The whole line must match. At most 1,000 signs. Where the poll says
/// so, it is not worked out.
LinePattern linePatternOf(std::string_view text, const SymbolSet& symbols, StopPoll* poll = nullptr);
/// The sign, from 0, that a pattern cannot go on with, and its length where it ends too early; nothing where it is one,
/// however large.
std::optional<std::size_t> misreadPatternAt(std::string_view text, const SymbolSet& symbols);

}  // namespace nonet
