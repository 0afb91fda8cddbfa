#pragma once

#include "core/rules/puzzle.h"
#include "core/rules/rulebook.h"

#include <span>
#include <stop_token>
#include <vector>

namespace nonet {

/// By cell, what it may hold: givens, start candidates, and what falls by single cells, pairs and the bounds of sums.
/// It keeps the options few and rules out no solution. Holes hold nothing. Where it is stopped, what it has so far.
std::vector<DigitSet> trimmedDomains(const Puzzle& puzzle, std::span<const Relation* const> relations,
                                     const std::stop_token& stop);

}  // namespace nonet
