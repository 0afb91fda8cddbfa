// Puzzles on boxes of any shape: where there is no fast search to dig with.
#pragma once

#include "core/foundation/random_source.h"
#include "core/rules/puzzle.h"

namespace nonet {

/// A board of the shift cipher [Shift] with digits, rows, columns, bands and stacks shuffled: a solved one at little
/// cost, far from uniform over all.
Grid shuffledShiftCipher(const Geometry& geometry, RandomSource& random);

/// A puzzle on such a board: clues are taken away in random order while one solution remains, until `clues` are left.
/// May keep more than that. Meant for boards that keep more than half of their clues: then milliseconds for 16 x 16
/// cells.
Puzzle shapedPuzzle(const Geometry& geometry, RandomSource& random, int clues);

}  // namespace nonet
