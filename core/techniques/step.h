#pragma once

#include "core/board/classic.h"
#include "core/board/digit_set.h"
#include "core/board/house.h"
#include "core/techniques/technique_id.h"

#include <vector>

namespace nonet {

/// What a cell, candidate or house is to the pattern; it decides how it is drawn, worded and used in the proof.
enum class Role : std::uint8_t {
    defining,  // the pattern itself: a subset's cells, a fish's body, a wing's pivot, one colour
    second,    // a second set beside it: a wing's pincers, the other colour, a chain's "off" candidates
    fin,       // a fin
    cover,     // a cover house, and whatever stands across the pattern
};

struct RoleCell {
    Cell cell;
    Role role = Role::defining;
    friend bool operator==(const RoleCell&, const RoleCell&) = default;
};
struct RoleCandidate {
    Candidate candidate;
    Role role = Role::defining;
    friend bool operator==(const RoleCandidate&, const RoleCandidate&) = default;
};
struct RoleHouse {
    House house;
    Role role = Role::defining;
    friend bool operator==(const RoleHouse&, const RoleHouse&) = default;
};
/// Strong: not both false. Weak: not both true. Drawn from one to the next, in the chain's order.
struct StepLink {
    Candidate from;
    Candidate to;
    bool isStrong = true;
    friend bool operator==(const StepLink&, const StepLink&) = default;
};

/// One deduction, with its pattern in roles, so that it can be drawn, worded and proved.
///
/// The proof contract (proof.h): from `cells` and `houses` alone, the checker must be able to refute each elimination
/// (and each placement's negation). So list every cell whose "one of these candidates is true" and every house whose
/// "this digit has a place here" the argument uses.
struct Step {
    TechniqueId technique = TechniqueId::fullHouse;
    std::vector<Candidate> placements{};
    std::vector<Candidate> eliminations{};
    /// The digits that the pattern is about, for the name: the 7 of "X-Wing on 7", the 2 5 9 of an XY-Wing.
    ClassicDigitSet digits{};
    std::vector<RoleCell> cells{};
    std::vector<RoleCandidate> candidates{};
    std::vector<RoleHouse> houses{};
    std::vector<StepLink> links{};

    friend bool operator==(const Step&, const Step&) = default;
};

/// Sets of houses are words of 27 bits, numbered as in classic.h.
constexpr std::uint32_t bitOf(House house) { return 1U << classic::toIndex(house); }

/// Each appends, one entry a cell or house.
void addEliminations(Step& step, ClassicCellSet cells, Digit digit);
void addCells(Step& step, ClassicCellSet cells, Role role);
void addCandidates(Step& step, ClassicCellSet cells, Digit digit, Role role);

void addHouses(Step& step, std::uint32_t houses, Role role);

/// Sorts and deduplicates placements and eliminations, cell by cell: call before a step is handed on.
void normalise(Step& step);
/// The same deduction, however the pattern looks.
bool hasSameResult(const Step& a, const Step& b);

}  // namespace nonet
