#pragma once

#include "app/commands/answer.h"
#include "core/generators/generate_rate_keep.h"

namespace nonet {

/// A generated puzzle's fields: puzzle, solution, level, score, ER, hardest technique, clues.
Answer answerFor(const KeptPuzzle& kept);

}  // namespace nonet
