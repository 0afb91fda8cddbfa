#pragma once

#include "app/commands/answer.h"
#include "core/generators/goal_search.h"

namespace nonet {

/// A generated puzzle's fields: puzzle, solution, level, score, ER, hardest technique, clues. With --json its need and
/// width come too, where the goal asks for them.
Answer answerFor(const GoalPuzzle& found);

}  // namespace nonet
