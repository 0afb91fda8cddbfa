// Random fills of a board: solutions drawn so that none is likelier than another, as far as that can be had.
#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

struct RandomFillLimits {
    /// Up to so many solutions are all found, and one of them is drawn.
    std::uint64_t listed = 20'000;
    /// Contradictions after which listing them is given up.
    std::uint64_t budget = 50'000;
    /// Beyond that: one of so many random descents is drawn, by its weight.
    int descents = 64;
};

/// Where the solutions can be listed each is drawn with the same probability. Where they are too many, one of several
/// random descents is taken with the probability that corrects how likely each was to be come to (Rubin 1987,
/// sampling importance resampling): nearer to uniform the more descents there are, how near README.md tells.
class RandomFill {
public:
    /// Lists the solutions: some milliseconds to a second.
    explicit RandomFill(Puzzle puzzle, const RandomFillLimits& limits = {}, std::stop_token stop = {});

    /// All solutions are known, so that draw() is exactly uniform.
    bool isUniform() const { return m_isListed; }
    /// Nothing where there is none, where none was found within the budget, or after a stop. Constant time where
    /// isUniform(); else a descent takes 0.1 ms on 9 x 9, 10 ms on 25 x 25 and 60 ms on 36 x 36.
    std::optional<Grid> draw(RandomSource& random, std::stop_token stop = {}) const;

private:
    std::optional<Grid> drawByDescents(RandomSource& random, const std::stop_token& stop) const;

    Puzzle m_puzzle;
    RandomFillLimits m_limits;
    std::vector<Grid> m_all;
    bool m_isListed = false;
};

}  // namespace nonet
