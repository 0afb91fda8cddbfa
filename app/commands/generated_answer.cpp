#include "app/commands/generated_answer.h"

#include "app/commands/position_answer.h"
#include "ui/text/technique_text.h"

namespace nonet {

Answer answerFor(const KeptPuzzle& kept) {
    Answer answer;
    answer.add("puzzle", toLine(kept.puzzle.givens));
    answer.add("solution", toLine(kept.solution));
    const HodokuRating& rating = kept.rating.hodoku;
    answer.add("level", levelCode(rating));
    answer.add("score", static_cast<std::uint64_t>(rating.score));
    answer.addNothing("er");
    answer.add("hardest_technique", rating.hardest ? techniqueName(*rating.hardest).toStdString() : std::string());
    answer.add("clues", static_cast<std::uint64_t>(kept.puzzle.givens.filledCount()));
    if (rating.isPartial)
        answer.addToJson("partial", true);
    return answer;
}

}  // namespace nonet
