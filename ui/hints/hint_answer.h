// What a hint is asked from and what comes back, as values: the dock words them, a task may carry them to a thread.
#pragma once

#include "core/techniques/engine.h"
#include "ui/document/reasoning.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// What the player wants a hint to be about.
struct HintWishes {
    bool onlyPlacements = false;
    bool usesUniqueness = true;
    CandidateSource source = CandidateSource::struckOnly;
    /// Steps that change this cell, or this digit somewhere.
    std::optional<Cell> cell;
    std::optional<Digit> digit;
    friend bool operator==(const HintWishes&, const HintWishes&) = default;
};

struct HintQuestion {
    Puzzle puzzle;
    PlayState state;
    HintWishes wishes;
    /// Steps with the result of one of these are passed over (Another).
    std::vector<Step> seen;
};

enum class HintFinding : std::uint8_t {
    step,
    finished,           // every cell is filled
    notClassic,         // the techniques know plain 9x9 puzzles only
    noSolution,         // the puzzle has none
    wrongDigits,        // `cells` contradict the solution
    missingCandidates,  // `cells` lack the candidate that the solution has there
    contradiction,      // several solutions, and none of them fits the position
    noStep,             // no technique that exists applies
    noOtherStep,        // none but those seen
    stopped,
};

struct HintAnswer {
    HintFinding finding = HintFinding::noStep;
    std::optional<Step> step;
    /// Sorted; see HintFinding.
    std::vector<Cell> cells;
    SolutionCount solutions = SolutionCount::unknown;
    bool permitsUniqueness = false;
    ReasoningGround ground = ReasoningGround::fullCandidates;
    HintWishes wishes;
};

/// Whether the player's digits or candidates already contradict the solution comes first; then the easiest step that
/// the wishes allow. Uniqueness techniques are used only where Reasoning permits them. Milliseconds, a second for a
/// hard position with many steps seen.
HintAnswer answerHint(const HintQuestion& question, std::stop_token stop = {});

}  // namespace nonet
