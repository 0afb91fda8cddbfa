#include "core/generators/clue_changes.h"

#include "core/board/classic.h"
#include "core/constructions/make_proper.h"
#include "core/generators/dig.h"
#include "core/solvers/search/minimality.h"
#include "core/solvers/search/search.h"

namespace nonet {
namespace {

/// Positions of the search for the fewest clues; what is found by then is few.
constexpr std::uint64_t kProperBudget = 200'000;

}  // namespace

std::vector<Cell> redundantClues(const Puzzle& puzzle) {
    std::vector<Cell> cells;
    for (const Cell cell : minimality(ClassicDigits::from(puzzle.givens)).redundant)
        cells.push_back(cell);
    return cells;
}

std::optional<Grid> withFewerClues(const Puzzle& puzzle, RandomSource& random) {
    const SearchOutcome outcome = search(puzzle, 2);
    if (outcome.count != 1 || !outcome.first)
        return std::nullopt;
    return minimised(ClassicDigits::from(puzzle.givens), ClassicDigits::from(*outcome.first), random).toGrid();
}

std::optional<Grid> withMissingClues(const Puzzle& puzzle, const RandomSource& random, const std::stop_token& stop) {
    const SearchOutcome outcome = search(puzzle, 1, stop);
    if (!outcome.first)
        return std::nullopt;
    const ClassicDigits solution = ClassicDigits::from(*outcome.first);
    ClassicCellSet shown;
    for (const Cell cell : classic::kAllCells)
        if (!puzzle.givens.isBlank(cell))
            shown.insert(cell);
    const ProperRepair repair = makeProper(solution, shown, random, kProperBudget, stop);
    Grid clues = puzzle.givens;
    for (const Cell cell : repair.added)
        clues.set(cell, Digit(solution.valueAt(cell)));
    const bool isProper = search(Puzzle(clues), 2, stop).count == 1;
    return isProper ? std::optional(clues) : std::nullopt;
}

}  // namespace nonet
