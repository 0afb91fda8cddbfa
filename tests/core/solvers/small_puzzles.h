// Puzzles so small that brute force fills them, for solvers to agree on.
#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"

#include <cstddef>
#include <optional>

namespace nonet::test {

/// What brute force takes at most for one of them: symbols tried.
inline constexpr std::size_t kMostSmallSteps = 12'000;

/// A layout of any of several shapes: boxes, a jigsaw, no boxes, with zero, stars, a hole, two grids.
Layout smallLayout(RandomSource& random);

/// With rules of one kind or of any, and some givens, mostly of one filling of the houses and often of one that keeps
/// the rules; at times with start candidates.
Puzzle smallPuzzle(RandomSource& random, std::optional<ConstraintKind> kind);

}  // namespace nonet::test
