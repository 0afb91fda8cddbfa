#include "core/generators/clue_exchange.h"

#include "core/solvers/search/classic_search.h"

#include <algorithm>

namespace nonet {
namespace {

/// A solution of the clues left that has another digit in some of the cells cleared; every other solution than the
/// first has.
std::optional<ClassicDigits> otherSolution(ClassicMarks marks, const ClassicDigits& solution, ClassicCellSet cleared) {
    for (const Cell cell : cleared) {
        const std::uint16_t every = marks.at(cell);
        marks.at(cell) = static_cast<std::uint16_t>(every & ~(1U << (solution.valueAt(cell) - 1)));
        const SearchCount other = countSolutions(marks, {.solutions = 1});
        marks.at(cell) = every;
        if (other.count > 0)
            return other.first;
    }
    return std::nullopt;
}

/// Sets of more cells hold a clue anyway.
constexpr int kMostCellsKept = 30;

}  // namespace

ClassicDigits shown(const ClassicDigits& solution, ClassicCellSet clues) {
    ClassicDigits puzzle;
    for (const Cell cell : clues)
        puzzle.set(cell, Digit(solution.valueAt(cell)));
    return puzzle;
}

ClassicCellSet cluesOf(const ClassicDigits& puzzle) {
    ClassicCellSet clues;
    for (const Cell cell : classic::kAllCells)
        if (!puzzle.isBlank(cell))
            clues.insert(cell);
    return clues;
}

Cell randomCell(ClassicCellSet cells, RandomSource& random) {
    auto at = cells.begin();
    for (std::uint32_t skip = random.below(static_cast<std::uint32_t>(cells.count())); skip > 0; --skip)
        ++at;
    return *at;
}

ClueExchange::Difference ClueExchange::differenceTo(const ClassicDigits& other) const {
    Difference difference;
    for (const Cell cell : classic::kAllCells)
        if (m_solution.valueAt(cell) != other.valueAt(cell))
            difference.cells.insert(cell);
    difference.orbits = m_orbits.of(difference.cells);
    return difference;
}

std::optional<ClueExchange::Difference> ClueExchange::searchDifference(ClassicCellSet clues, ClassicCellSet cleared) {
    const std::optional<ClassicDigits> other =
        otherSolution(ClassicMarks::from(shown(m_solution, clues)), m_solution, cleared);
    if (!other)
        return std::nullopt;
    const Difference difference = differenceTo(*other);
    if (difference.cells.count() <= kMostCellsKept)
        m_known.push_back(difference);
    return difference;
}

std::optional<ClueExchange::Difference> ClueExchange::openDifference(ClassicCellSet clues, ClassicCellSet cleared) {
    const auto isOpen = [clues](const Difference& known) { return !known.cells.intersects(clues); };
    const auto known = std::ranges::find_if(m_known, isOpen);
    return known != m_known.end() ? std::optional(*known) : searchDifference(clues, cleared);
}

std::optional<ClassicCellSet> ClueExchange::complete(ClassicCellSet clues, ClassicCellSet cleared,
                                                     RandomSource& random) {
    // Every orbit that is to come must tell each other grid from the solution, which soon leaves few.
    ClassicCellSet open = classic::kAllCells - clues - cleared;
    for (const Difference& known : m_known)
        if (!known.cells.intersects(clues))
            open &= known.orbits;
    while (!open.isEmpty()) {
        const ClassicCellSet added = clues | m_orbits.of(randomCell(open, random));
        const std::optional<Difference> next = searchDifference(added, cleared);
        if (!next)
            return added;
        open &= next->orbits;
    }
    return std::nullopt;
}

std::optional<ClassicCellSet> ClueExchange::edit(ClassicCellSet clues, RandomSource& random) {
    const ClassicCellSet cleared = m_orbits.of(randomCell(clues, random));
    const ClassicCellSet left = clues - cleared;
    const std::optional<Difference> difference = openDifference(left, cleared);
    if (!difference)
        return left;
    if (const std::optional<ClassicCellSet> completed = complete(left, cleared, random))
        return completed;
    // Two come seldom, or puzzles would grow.
    const ClassicCellSet open = difference->cells - cleared;
    if (random.below(4) != 0 || open.isEmpty())
        return std::nullopt;
    const ClassicCellSet first = left | m_orbits.of(randomCell(open, random));
    return openDifference(first, cleared) ? complete(first, cleared, random) : first;
}

std::optional<SolvedPuzzle> editDigits(const SolvedPuzzle& puzzle, RandomSource& random) {
    const ClassicCellSet clues = cluesOf(puzzle.puzzle);
    const Cell first = randomCell(clues, random);
    const Cell second = randomCell(clues, random);
    ClassicMarks marks = ClassicMarks::from(puzzle.puzzle);
    marks.at(second) = ClassicMarks::kEvery;
    const Digit digit = Digit::fromIndex(static_cast<int>(random.below(9)));
    if (digit.value() == puzzle.puzzle.valueAt(first))
        return std::nullopt;
    marks.at(first) = ClassicDigitSet(digit).bits();
    const SearchCount other = countSolutions(marks, {.solutions = 1});
    if (other.count == 0)
        return std::nullopt;
    SolvedPuzzle edited{.puzzle = shown(other.first, clues), .solution = other.first};
    if (countSolutions(edited.puzzle, {.solutions = 2}).count != 1)
        return std::nullopt;
    return edited;
}

}  // namespace nonet
