// What is left of a puzzle's candidates once every step is taken that the techniques find: what a person who knows them
// sees, beside what is true.
#pragma once

#include "core/answers/solution_facts.h"
#include "core/board/candidate_grid.h"
#include "core/techniques/engine.h"

#include <stop_token>

namespace nonet {

struct LogicCandidates {
    /// How many solutions the puzzle has: without one it has nothing left.
    SolutionState state = SolutionState::unknown;
    /// A cell that is solved has its digit alone.
    CandidateGrid left;
    std::size_t steps = 0;
    bool isSolved = false;
    /// There is no further step; else the search was stopped, or cut off.
    bool isComplete = false;

    friend bool operator==(const LogicCandidates&, const LogicCandidates&) = default;
};

/// The puzzle must be classic. From its givens, by what follows from the rules alone: steps that rest on there being
/// one solution are not taken. Cost: that of a path, milliseconds to a second or two. The stop token is read at least
/// every 10 ms.
LogicCandidates logicCandidates(const Puzzle& puzzle, const Profile& profile = hodokuProfile(),
                                const std::stop_token& stop = {});

}  // namespace nonet
