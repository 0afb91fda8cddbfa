#include "app/commands/generated_answer.h"

#include "app/commands/position_answer.h"
#include "ui/text/technique_text.h"

namespace nonet {

Answer answerFor(const GoalPuzzle& found) {
    Answer answer;
    answer.add("puzzle", toLine(found.puzzle.givens));
    answer.add("solution", toLine(found.solution));
    const HodokuRating& rating = found.rating.hodoku;
    answer.add("level", levelCode(rating));
    answer.add("score", static_cast<std::uint64_t>(rating.score));
    answer.addNothing("er");
    answer.add("hardest_technique", rating.hardest ? techniqueName(*rating.hardest).toStdString() : std::string());
    answer.add("clues", static_cast<std::uint64_t>(found.puzzle.givens.filledCount()));
    if (rating.isPartial)
        answer.addToJson("partial", true);
    if (found.need) {
        answer.addToJson("needed_at_least", found.need->atLeast);
        answer.addToJson("needed_exactly", found.need->isExact);
    }
    if (found.width)
        answer.addToJson("width", *found.width);
    return answer;
}

}  // namespace nonet
