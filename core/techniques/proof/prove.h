// Whether a result follows from its arguments: the negation is assumed (the elimination true, the placement false), and
// the argument's kernel must find the contradiction that the argument names. What each kernel accepts, and why that is
// sound, stands at its head. Knows no technique and includes nothing of the searches.
//
// Propagation and counting take a microsecond or two and nothing from the heap; a symmetry tens of microseconds; cases
// and nested arguments the sum of their parts. Only enumeration searches, and so has a limit of its own.
#pragma once

#include "core/techniques/argument.h"
#include "core/techniques/position.h"

#include <cstdint>
#include <span>
#include <stop_token>

namespace nonet {

/// limitReached: a limit was hit before the answer. A step without a proof and a proof without an end are two things:
/// whoever leaves a step out counts both.
enum class ProofVerdict : std::uint8_t { proved, notProved, limitReached, stopped };

/// How much one call may do. The defaults let every argument through that a person could read.
struct ProofLimits {
    /// How deep arguments may lie in each other.
    int depth = 24;
    /// How many arguments are checked, inner ones each time that they are asked.
    std::uint64_t arguments = 20'000;
    /// How many digits enumeration sets: about a tenth of a second.
    std::uint64_t placements = 200'000;
};

struct ProofOptions {
    ProofLimits limits{};
    std::stop_token stop{};
};

/// Each placement and each elimination follows from one of the arguments.
struct Claim {
    std::span<const Candidate> placements;
    std::span<const Candidate> eliminations;
    std::span<const Argument> arguments;
};

/// Not proved where there is nothing to prove, or what is to be placed or eliminated is no candidate.
ProofVerdict prove(const Position& position, const Claim& claim, const ProofOptions& options = {});

inline bool isProved(const Position& position, const Claim& claim) {
    return prove(position, claim) == ProofVerdict::proved;
}

/// The argument shows that the candidate is true (false). It must be a candidate of the position.
ProofVerdict provesTrue(const Position& position, const Argument& argument, Candidate candidate,
                        const ProofOptions& options = {});
ProofVerdict provesFalse(const Position& position, const Argument& argument, Candidate candidate,
                         const ProofOptions& options = {});

}  // namespace nonet
