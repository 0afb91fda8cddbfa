#include "core/constructions/other_solution.h"

#include "core/board/classic.h"
#include "core/constructions/sequence_recovery.h"
#include "core/solvers/search/classic_search.h"

namespace nonet {

namespace {

OtherSolution describe(const ClassicDigits& solution, const ClassicDigits& board, const PlaceMap& family) {
    OtherSolution other;
    other.solution = solution;
    for (const Cell cell : classic::kAllCells)
        if (solution.valueAt(cell) != board.valueAt(cell))
            other.differing.insert(cell);
    other.isOfFamily = std::holds_alternative<SequenceRecovery>(recoverSequence(family, solution.toGrid()));
    return other;
}

}  // namespace

OtherSolutionAnswer otherSolution(const ClassicDigits& board, ClassicCellSet shown, const PlaceMap& family,
                                  std::stop_token stop) {
    ClassicDigits puzzle;
    for (const Cell cell : shown)
        puzzle.set(cell, Digit(board.valueAt(cell)));
    OtherSolutionAnswer answer;
    for (const Cell cell : classic::kAllCells - shown) {
        if (stop.stop_requested()) {
            answer.wasStopped = true;
            return answer;
        }
        ClassicMarks marks = ClassicMarks::from(puzzle);
        marks.at(cell) = (classic::kAllDigits - ClassicDigitSet(Digit(board.valueAt(cell)))).bits();
        const SearchCount found = countSolutions(marks, {.solutions = 1}, stop);
        if (found.count > 0 && (!answer.other || answer.other->isOfFamily))
            answer.other = describe(found.first, board, family);
        if (answer.other && !answer.other->isOfFamily)
            return answer;
        answer.wasStopped = answer.wasStopped || found.wasStopped;
    }
    return answer;
}

}  // namespace nonet
