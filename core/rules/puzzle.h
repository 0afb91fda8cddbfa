#pragma once

#include "core/board/candidate_grid.h"
#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/rules/constraint.h"

#include <optional>
#include <vector>

namespace nonet {

/// What the setter gives: the board's shape, the rules, the clues, and for candidate-only puzzles (Sukaku) the
/// candidates to start from. What the player does with it is core/play.
struct Puzzle {
    Geometry geometry;
    std::vector<Constraint> constraints;
    Grid givens;
    /// Only where the puzzle removes candidates beyond what its givens do.
    std::optional<CandidateGrid> startCandidates;

    Puzzle() = default;
    explicit Puzzle(Grid classicGivens) : givens(std::move(classicGivens)) { assert(givens.side() == 9); }
    Puzzle(Geometry shape, Grid clues) : geometry(shape), givens(std::move(clues)) {
        assert(givens.side() == geometry.side());
    }

    /// 9x9 with 3x3 boxes and no rule beyond: what the classic solvers and techniques take.
    bool isClassic() const { return geometry.isClassic() && constraints.empty(); }
    bool hasUnknownConstraint() const;

    /// Each blank cell's digits that no given peer holds, within startCandidates; a given cell has its digit alone.
    CandidateGrid initialCandidates() const;

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace nonet
