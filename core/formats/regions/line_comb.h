// Lines at equal distances: which of a profile's peaks are the lines of a board.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace nonet {

/// Lines at equal distances, in pixels: `first`, and `count` further ones.
struct LineComb {
    double first = 0;
    double distance = 1;
    int count = 1;
    /// How much more it explains than it lacks; a line that is fully there counts 1.
    double score = 0;
    /// Of its lines how much is there: 1 where all are whole.
    double found = 0;
    /// How strong most columns between its lines are, as a part of these: 0 where there is nothing.
    double noise = 0;

    double at(int line) const { return first + distance * line; }
};

/// For each count of cells the best comb, those with a score over 0 only; with `count` that one alone, also where most
/// of its lines are missing. strength: see LineProfile. Costs about 10 ms.
std::vector<LineComb> lineCombs(std::span<const double> strength, std::optional<int> count);

}  // namespace nonet
