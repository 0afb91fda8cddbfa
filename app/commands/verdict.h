#pragma once

#include "core/formats/format.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace nonet {

/// Undecided: no rule is broken, and solutions of such a puzzle are not counted yet.
enum class VerdictKind { proper, none, many, undecided };

/// Whether a puzzle has exactly one solution, and why not.
struct Verdict {
    VerdictKind kind = VerdictKind::proper;
    /// In the user's language; empty for a proper puzzle.
    std::string reason;
};

/// "proper", "none", "many", "undecided": the same in every language.
std::string_view verdictCode(VerdictKind kind);

/// Of classic puzzles the givens and start candidates, and entered digits where two equal ones share a house. Of all
/// others what their givens and entered digits break: every house and rule with its cells.
Verdict verdictOn(const PuzzleRecord& record, std::stop_token stop);

}  // namespace nonet
