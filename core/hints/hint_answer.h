// Which hint comes now: what it is asked from and what comes back, as values. The window and the command line ask here,
// and ui/text words the answer.
#pragma once

#include "core/hints/reasoning.h"
#include "core/play/history.h"
#include "core/techniques/engine.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

/// How much of a hint is told, in words and on the board: the technique's name, where to look, the pattern, the reason
/// with its result.
enum class StepDepth : std::uint8_t { name, houses, pattern, full };

/// What the player wants a hint to be about.
struct HintWishes {
    bool onlyPlacements = false;
    bool usesUniqueness = true;
    CandidateSource source = CandidateSource::struckOnly;
    /// Steps that change this cell, or this digit somewhere.
    std::optional<Cell> cell;
    std::optional<Digit> digit;
    Profile profile = hodokuProfile();
    friend bool operator==(const HintWishes&, const HintWishes&) = default;
};

struct HintQuestion {
    Puzzle puzzle;
    PlayState state;
    /// What is known of the puzzle's solutions.
    SolutionFacts facts;
    HintWishes wishes;
    /// Steps with the result of one of these are passed over (Another).
    std::vector<Step> seen;
    /// Upper limit of the work of one search (EngineOptions::mostWork).
    std::uint64_t mostWork = kAnyWork;
};

enum class HintFinding : std::uint8_t {
    step,
    finished,           // every cell is filled
    notClassic,         // the techniques know plain 9x9 puzzles only
    noSolution,         // the puzzle has none
    mistakes,           // `cells` contradict the solution
    missingCandidates,  // `cells` lack the candidate that the solution has there
    contradiction,      // several solutions, and none of them fits the position
    noStep,             // no technique that exists applies
    noOtherStep,        // none but those seen
    stopped,
};

/// What takes back what is wrong with a game.
enum class HintRepair : std::uint8_t { none, lastRightPosition, restoreCandidates };

struct HintAnswer {
    HintFinding finding = HintFinding::noStep;
    std::optional<Step> step;
    /// Sorted; see HintFinding.
    std::vector<Cell> cells;
    /// What is known of the solutions of the puzzle asked about.
    SolutionFacts facts;
    ReasoningGround ground = ReasoningGround::fullCandidates;
    HintWishes wishes;
    /// An easier step may have been missed here, or any.
    SearchGaps gaps{};

    /// None where the marks are the player's own: nobody else knows which of them belong there.
    HintRepair repair() const;
};

/// Whether the player's digits or candidates already contradict the solution comes first; then the easiest step that
/// the wishes allow. Uniqueness techniques are used only where the facts permit them. Milliseconds, a second for a
/// hard position with many steps seen.
HintAnswer answerHint(const HintQuestion& question, std::stop_token stop = {});

/// HintRepair::restoreCandidates: nothing is struck out in the answer's cells any more.
PlayState withCandidatesRestored(const PlayState& before, const HintAnswer& answer);
/// HintRepair::lastRightPosition: the node to go back to; nothing where the solution is not known.
std::optional<NodeId> lastRightPosition(const Puzzle& puzzle, const History& history, const SolutionFacts& facts);

}  // namespace nonet
