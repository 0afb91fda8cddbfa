// How much of the long walks a test run does: NONET_TEST_SCALE, 1 by default. The sanitizer runs take less, since they
// are ten times slower and look for other faults.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace nonet {

inline double testScale() {
    const char* text = std::getenv("NONET_TEST_SCALE");
    return text == nullptr ? 1.0 : std::clamp(std::atof(text), 0.001, 1.0);
}

/// At least `least` of something that is done `times` times in a full run.
inline int scaled(int times, int least = 1) { return std::max(least, static_cast<int>(times * testScale())); }

/// How many random puzzles of each kind solvers must agree on, and twenty times as many of mixed ones: some 280 a kind,
/// 20,000 in all, where NONET_AGREEMENT_ROUNDS says so.
inline int agreementRounds() {
    const char* text = std::getenv("NONET_AGREEMENT_ROUNDS");
    return text != nullptr ? std::atoi(text) : scaled(40, 4);
}

/// How many random puzzles of each board's size each scene's turn is worked on.
inline int turnPuzzles() {
    const char* text = std::getenv("NONET_TURN_PUZZLES");
    return text != nullptr ? std::atoi(text) : scaled(5, 1);
}

}  // namespace nonet
