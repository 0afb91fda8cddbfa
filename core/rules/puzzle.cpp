#include "core/rules/puzzle.h"

#include <algorithm>

namespace nonet {

bool Puzzle::hasUnknownConstraint() const {
    return std::any_of(constraints.begin(), constraints.end(),
                       [](const Constraint& constraint) { return constraint.kind == ConstraintKind::unknown; });
}

CandidateGrid Puzzle::initialCandidates() const {
    CandidateGrid candidates = candidatesFrom(givens, geometry);
    if (startCandidates)
        for (int i = 0; i < givens.cellCount(); ++i)
            if (givens.isBlank(Cell(i)))
                candidates.at(Cell(i)) &= startCandidates->at(Cell(i));
    return candidates;
}

}  // namespace nonet
