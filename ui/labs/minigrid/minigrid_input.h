// What learners type into the field: a puzzle in any form that the importer takes.
#pragma once

#include "core/board/grid.h"

#include <QString>

#include <variant>

namespace nonet::minigrid {

/// Clues of which no two in one box are equal; they may contradict each other otherwise. Or why it is none, and that
/// the puzzle before stays.
std::variant<Grid, QString> puzzleFrom(const QString& text);

/// A reconstruction of [Minigrid]'s lost example: it satisfies all that the text says of it.
Grid exampleR1();

/// A puzzle with one solution, some clues above the fewest; the same for the same seed.
Grid randomPuzzle(std::uint64_t seed);

}  // namespace nonet::minigrid
