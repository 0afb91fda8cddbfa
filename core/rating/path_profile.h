// What a solving path looks like from its start to its end: the numbers behind the charts of difficulty.
#pragma once

#include "core/rating/rating.h"

#include <array>
#include <vector>

namespace nonet {

/// The board before a step of the path, or at its end.
struct PathPoint {
    /// In all unsolved cells together.
    int candidates = 0;
    int blanks = 0;
    /// The sum of candidateWeight over the blanks (rating.h): D as it goes down.
    double weight = 0;
    /// The sum of the scores of the steps so far.
    int score = 0;

    friend bool operator==(const PathPoint&, const PathPoint&) = default;
};

/// Row-major, a number a cell.
using CellCounts = std::array<std::uint8_t, 81>;

/// Candidates of each unsolved cell; 0 for a solved one.
CellCounts candidateCounts(const Position& position);

struct PathProfile {
    /// One more than steps: before each of them, and the end.
    std::vector<PathPoint> points;
    TechniqueUses uses{};
    /// At the start.
    CellCounts candidates{};
    /// Once singles are exhausted at the start: where a solver must look for more than singles. 0 where singles decide.
    CellCounts candidatesAfterSingles{};
    /// The step that solves the cell, from 1; 0 for a cell solved at the start, -1 for one that the path leaves open.
    std::array<int, 81> solvedBy{};
};

/// The scores are of that profile, by which the path was found. Cost: some ten microseconds.
PathProfile pathProfile(const Position& start, const SolvePath& path, const Profile& profile = hodokuProfile());

}  // namespace nonet
