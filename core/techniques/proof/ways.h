#pragma once

#include "core/board/classic_candidate_set.h"
#include "core/techniques/argument.h"
#include "core/techniques/position.h"

#include <span>

namespace nonet {

/// An argument's own; its guardians name them by their index.
using DeadlyPatterns = std::span<const DeadlyPattern>;

/// Whether a digit on the board makes the truth true: its cell is solved, its digit stands in the house, or a solved
/// cell of the pattern holds neither of its two digits.
bool isSatisfied(const Position& position, const Truth& truth, DeadlyPatterns deadly);

/// The candidates of which the truth, not satisfied yet, says that one is true. None: the position contradicts it.
ClassicCandidateSet waysOf(const Position& position, const Truth& truth, DeadlyPatterns deadly);

}  // namespace nonet
