// How many solutions there are, to the last: for as long as anybody waits, in pieces, so that what was counted stays.
#pragma once

#include "core/rules/puzzle.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace nonet {

/// How far the counting came. A value, from which it goes on.
struct ExactCount {
    /// A part of the solutions: those with these givens.
    struct Piece {
        Grid givens = {};
        /// The piece's share of all solutions, 0 to 1, taking branches for equal.
        double share = 1;
    };

    std::uint64_t count = 0;
    /// From 0 to 1, as even as the branches are: not the share of the solutions.
    double done = 0;
    /// Not counted yet; the next one last.
    std::vector<Piece> left = {};
    bool hasBegun = false;

    bool isComplete() const { return hasBegun && left.empty(); }
};

using ExactCountSink = std::function<void(const ExactCount&)>;

/// Solutions of a piece after which it is counted in smaller ones.
inline constexpr std::uint64_t kLargestPiece = 200'000;

/// Goes on from `earlier`, which must be of this puzzle; handed on after each piece. Some 10^5 to 10^7 solutions a
/// second. The stop token is read at least every 10 ms: then it is what was counted in whole pieces.
ExactCount countExactly(const Puzzle& puzzle, std::stop_token stop = {}, const ExactCountSink& sink = {},
                        ExactCount earlier = {}, std::uint64_t largestPiece = kLargestPiece);

}  // namespace nonet
