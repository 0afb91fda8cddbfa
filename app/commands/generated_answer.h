#pragma once

#include "app/commands/answer.h"
#include "core/generators/recipe.h"

namespace nonet {

/// A generated puzzle's fields: puzzle, solution, level, score, ER, hardest technique, clues. With --json its need and
/// width come too, where the goal asks for them, and what the recipe's method has to tell:
/// inverse: the path from the solution to the puzzle, a list of steps, each with its method, the mark that comes (a
///   triple; a value becomes a mark by the single candidate) and what allows it;
/// shift: the list of digits, and under a mask the puzzle that it alone made, how many solutions that had, and the
/// clues
///   added.
Answer answerFor(const GoalPuzzle& found, const Recipe& recipe);

}  // namespace nonet
