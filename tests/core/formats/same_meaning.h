#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"

namespace nonet::test {

/// Board and givens are equal, and on random boards the two say the same of each: how many rules are broken, or, where
/// a rule came back as several, whether any is.
void expectSameMeaning(const Puzzle& a, const Puzzle& b, RandomSource& random);

}  // namespace nonet::test
