#include "app/commands/generate_shift.h"

#include "app/commands/generated_answer.h"
#include "core/generators/edit.h"
#include "core/generators/goal_search.h"
#include "core/generators/shift_puzzle.h"

namespace nonet {
namespace {

std::string sequenceText(const Sequence& sequence) {
    std::string text;
    for (int place = 0; place < sequence.side(); ++place)
        text += toSymbol(sequence.digitAt(place));
    return text;
}

}  // namespace

std::optional<std::string> shiftLine(const GenerateOptions& options, RandomSource random, std::stop_token stop) {
    const ShiftPuzzle made = makeShiftPuzzle(options.goal.mask, random, stop);
    if (made.wasStopped)
        return std::nullopt;
    // The repair adds clues, so the mask is no longer the puzzle's.
    PuzzleGoal goal = options.goal;
    goal.mask.reset();
    const std::optional<GoalPuzzle> found = confirm(goal, made.puzzle, made.board, std::move(stop));
    if (!found || found->missed.any())
        return std::nullopt;
    Answer answer = answerFor(*found);
    answer.addToJson("sequence", sequenceText(made.sequence));
    answer.addToJson("masked_puzzle", toLine(shown(made.board, made.mask).toGrid()));
    answer.addToJson("masked_solutions", made.maskedSolutions);
    answer.addToJson("added_clues", made.repair.added.count());
    answer.addToJson("fewest_proved", made.repair.isFewest());
    return answer.print(options.form);
}

}  // namespace nonet
