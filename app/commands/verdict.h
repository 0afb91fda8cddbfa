#pragma once

#include "core/formats/format.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace nonet {

/// Impossible layout: no solution, and no given is to blame. Undecided: rules were left out, and the others have a
/// solution; or it was stopped, and there is no reason.
enum class VerdictKind { proper, none, many, impossibleLayout, undecided };

/// Whether a puzzle has exactly one solution, and why not.
struct Verdict {
    VerdictKind kind = VerdictKind::proper;
    /// In the user's language; empty for a proper puzzle of which every rule was understood.
    std::string reason;
};

/// "proper", "none", "many", "impossible layout", "undecided": the same in every language.
std::string_view verdictCode(VerdictKind kind);

/// Judges a classic puzzle by its givens and start candidates, and by its entered digits where two equal ones share a
/// house. For any other puzzle it says first what givens and entered digits break, every house and rule with its cells;
/// then how many solutions what is given has, and where there is none why.
Verdict verdictOn(const PuzzleRecord& record, std::stop_token stop);

}  // namespace nonet
