// Why a puzzle of any shape and rules has no solution: the plainest reason that holds. In this order, each answer at
// once: a rule alone; two that meet, or one and its givens; a house with too few symbols or cells (Hall 1935); then, if
// search proves that there is no solution, a smallest set that cannot hold together, by QuickXplain (Junker 2004): the
// set is halved, and of each half that much is found which the other half needs for the contradiction.
//
// Smallest means that none of it can be spared; there may be another with fewer members.
#pragma once

#include "core/solvers/propagation/conflict_set.h"
#include "core/solvers/propagation/house_shortage.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace nonet {

struct DiagnosisLimits {
    /// Contradictions in all its searches, where each search counts as one more: about two seconds of 9x9.
    std::uint64_t budget = 200'000;
};

enum class DiagnosisVerdict : std::uint8_t {
    /// Not known within the budget, or stopped.
    undecided,
    /// There is a solution.
    solvable,
    /// The board cannot be filled even without a rule or given.
    houses,
    /// One rule, or the start candidates, cannot hold.
    alone,
    /// Each could, all together cannot.
    together,
    /// A house has too few symbols for some cells or too few cells for some symbols.
    shortage,
};

/// How far it came.
enum class DiagnosisStep : std::uint8_t { alone, pairs, shortages, search, shrinking };

struct Diagnosis {
    DiagnosisVerdict verdict = DiagnosisVerdict::undecided;
    /// What cannot hold together with the houses; for a shortage, what took the other symbols away.
    ConflictSet conflict;
    std::optional<HouseShortage> shortage;
    /// Two givens that clash in it.
    std::optional<House> house;
    /// For each member of the conflict a solution without it was found.
    bool isMinimal = false;
    /// The last step that was begun.
    DiagnosisStep step = DiagnosisStep::alone;
    bool wasStopped = false;
    bool budgetRanOut = false;
    /// How much of the budget was used.
    std::uint64_t spent = 0;
    std::optional<Grid> solution;

    friend bool operator==(const Diagnosis&, const Diagnosis&) = default;
};

/// Called from the same thread with the smallest set so far, each time that it shrinks.
using DiagnosisSink = std::function<void(const Diagnosis&)>;

/// Deterministic; to go on where it was undecided, call again with a larger budget. Faulty constraints are no rules.
/// The token is read at least every 10 ms; a stop or the end of the budget leaves the smallest set so far.
Diagnosis diagnose(const Puzzle& puzzle, const DiagnosisLimits& limits = {}, std::stop_token stop = {},
                   const DiagnosisSink& better = {});

}  // namespace nonet
