// Why a cell cannot hold a digit, as far as that is known: what a player asks of a candidate that is missing or
// doubted.
#pragma once

#include "core/hints/reasoning.h"
#include "core/techniques/engine.h"

namespace nonet {

enum class WhyNotReason : std::uint8_t {
    filled,   // the cell holds a digit
    peer,     // `peer` holds the digit
    start,    // the puzzle began without this candidate
    struck,   // the player struck it out, or a step that was applied did
    step,     // `step` rules it out
    unknown,  // none of the techniques rules it out now
};

struct WhyNotAnswer {
    WhyNotReason reason = WhyNotReason::unknown;
    std::optional<Cell> peer;
    std::optional<Step> step;
};

/// The easiest reason among the techniques that the options leave, from the player's own position. Nothing is said of
/// whether the digit is right. Milliseconds, a second for a hard position; stopped early it is unknown.
WhyNotAnswer whyNot(const Game& game, Candidate candidate, const EngineOptions& options = {},
                    const std::stop_token& stop = {});

}  // namespace nonet
