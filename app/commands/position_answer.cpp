#include "app/commands/position_answer.h"

#include "app/commands/puzzle_stream.h"
#include "core/solvers/search/search.h"
#include "ui/text/technique_text.h"

#include <array>

namespace nonet {

Position positionOf(const PuzzleRecord& record) {
    const PlayState& state = record.history.state();
    return Position::from(digitsOf(record.puzzle, state), candidateLayer(record.puzzle, state), record.puzzle.givens);
}

EngineOptions engineFor(const PuzzleRecord& record, std::stop_token stop) {
    EngineOptions options;
    options.useUniqueness = allowsUniqueness(record.puzzle) && search(record.puzzle, 2, std::move(stop)).count == 1;
    return options;
}

void addStepFields(Answer& answer, const Step& step) {
    answer.add("code", technique(step.technique).code);
    answer.add("technique", techniqueName(step.technique).toStdString());
    answer.add("placements", toTriples(step.placements));
    answer.add("eliminations", toTriples(step.eliminations));
}

std::string_view levelCode(const HodokuRating& rating) {
    constexpr std::array<std::string_view, 5> codes = {"easy", "medium", "hard", "unfair", "extreme"};
    return rating.isComplete ? codes[static_cast<std::size_t>(rating.level)] : "incomplete";
}

}  // namespace nonet
