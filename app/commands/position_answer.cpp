#include "app/commands/position_answer.h"

#include <array>

namespace nonet {

Position positionOf(const PuzzleRecord& record) {
    const PlayState& state = record.history.state();
    return Position::from(digitsOf(record.puzzle, state), candidateLayer(record.puzzle, state), record.puzzle.givens);
}

std::string_view levelCode(const HodokuRating& rating) {
    constexpr std::array<std::string_view, 5> codes = {"easy", "medium", "hard", "unfair", "extreme"};
    return rating.isComplete ? codes[static_cast<std::size_t>(rating.level)] : "incomplete";
}

}  // namespace nonet
