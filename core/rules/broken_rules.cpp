#include "core/rules/broken_rules.h"

namespace nonet {

std::vector<BrokenRule> brokenRules(const Puzzle& puzzle, const Grid& digits) {
    return puzzle.rulebook().broken(digits);
}

bool isSolvedBy(const Puzzle& puzzle, const Grid& digits) {
    if (puzzle.isRegular() && puzzle.constraints().empty())
        return digits.isSolved(puzzle.geometry());
    return digits.isFull() && puzzle.rulebook().holds(digits);
}

}  // namespace nonet
