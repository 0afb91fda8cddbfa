// Finds steps: the easiest one now, every one now, or the whole path to the solution. Every step is proved
// (proof/prove.h) before it is returned; one whose proof fails is a bug, asserted in debug builds, left out and counted
// in release. One whose proof hits a limit is left out and counted.
#pragma once

#include "core/foundation/progress.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "core/techniques/step_stream.h"

namespace nonet {

TechniqueSet techniquesOf(TechniqueFamily family);

struct EngineOptions {
    /// Which of the profile's techniques may be used; all by default.
    TechniqueSet allowed = TechniqueSet().set();
    /// Off where the puzzle is not known to have exactly one solution.
    bool useUniqueness = true;
    /// What is tried, in which order and within which limits.
    Profile profile = hodokuProfile();
    /// How much one search may do, in turns of its loops; it is cut off then, which the answer says.
    std::uint64_t mostWork = kAnyWork;
    /// How much the proof of each step may do.
    ProofLimits proof{};
};

/// Those that the options leave, as they are tried.
std::vector<TechniqueId> techniquesTried(const EngineOptions& options);

/// Whether uniqueness techniques may be used on a puzzle of one solution. Not where it starts from fewer candidates
/// than its givens leave: exchanging the digits of a deadly pattern may then need a candidate that the puzzle never
/// had.
bool allowsUniqueness(const Puzzle& puzzle);

/// The first step of the easiest technique that has one; nothing where none has.
std::optional<Step> nextStep(const Position& position, const EngineOptions& options = {},
                             const std::stop_token& stop = {});

/// What nextStep() returns, with what was left out on the way to it.
struct NextStep {
    std::optional<Step> step;
    SearchGaps gaps;
};
NextStep findNextStep(const Position& position, const EngineOptions& options = {}, const std::stop_token& stop = {});

struct FindOptions {
    std::size_t mostPerTechnique = 1000;
    StreamedPatterns patterns = StreamedPatterns::all;
};
/// Every step that exists now, handed to the sink as each search ends. Returns what was left out.
SearchGaps findSteps(const Position& position, const EngineOptions& options, const FindOptions& wanted,
                     const StepSink& sink, const std::stop_token& stop = {});

/// Every result that can be had now, by technique in the order in which they are tried, at most `limitPerTechnique`
/// each: of several patterns of one technique with the same result the best. gaps: what was left out is added.
std::vector<Step> allSteps(const Position& position, const EngineOptions& options = {},
                           std::size_t limitPerTechnique = 1000, const std::stop_token& stop = {},
                           SearchGaps* gaps = nullptr);

/// Every result of one technique that can be had now, at most `limit`, whatever the profile.
std::vector<Step> stepsOf(TechniqueId id, const Position& position, const TechniqueLimits& limits = kNoLimits,
                          std::size_t limit = 1000, const std::stop_token& stop = {});

struct SolvePath {
    std::vector<Step> steps;
    bool isSolved = false;
    /// Stopped from outside before the end.
    bool wasStopped = false;
    /// What the searches on the way left out; a path that is stuck may go on where they were cut off. Of the steps left
    /// out, each position counts one at most: another was taken instead, or none was left.
    SearchGaps gaps{};
    /// The technique of the step that the profile keeps from being taken (ProfileRow::stopsBefore).
    std::optional<TechniqueId> endedBefore{};
    Position end;
};

/// Easiest step first until solved or stuck.
SolvePath solvePath(Position position, const EngineOptions& options = {}, const std::stop_token& stop = {},
                    const ProgressSink& progress = {});

/// Applies the step's placements and eliminations.
void apply(Position& position, const Step& step);

}  // namespace nonet
