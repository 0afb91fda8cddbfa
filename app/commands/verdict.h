#pragma once

#include "core/formats/format.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace nonet {

enum class VerdictKind { proper, none, many };

/// Whether a puzzle has exactly one solution, and why not.
struct Verdict {
    VerdictKind kind = VerdictKind::proper;
    /// In the user's language; empty for a proper puzzle.
    std::string reason;
};

/// "proper", "none", "many": the same in every language.
std::string_view verdictCode(VerdictKind kind);

/// The puzzle's givens and start candidates, and entered digits where two equal ones share a house. Classic puzzles
/// only.
Verdict verdictOn(const PuzzleRecord& record, std::stop_token stop);

}  // namespace nonet
