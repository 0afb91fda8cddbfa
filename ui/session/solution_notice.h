#pragma once

#include <cstdint>

namespace nonet {

/// What a player should know of the solutions of the puzzle that is open, beside their number.
enum class SolutionNotice : std::uint8_t {
    /// Its givens break a rule, so it has none.
    openedBroken,
    none,
    several,
    /// The player's digits are givens now, and break a rule.
    lockedBroken,
    lockedNone,
    lockedSeveral,
    /// They contradict the setter's solution, which is nothing to check by until they are unlocked.
    lockedAway,
};

}  // namespace nonet
