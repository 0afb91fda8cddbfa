#include "core/generators/edit.h"

#include "core/solvers/search/classic_search.h"

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

ClassicCellSet differing(const ClassicDigits& one, const ClassicDigits& other) {
    ClassicCellSet cells;
    for (const Cell cell : classic::kAllCells)
        if (one.valueAt(cell) != other.valueAt(cell))
            cells.insert(cell);
    return cells;
}

/// One orbit that makes the clues proper again, without those just cleared.
class OrbitSearch {
public:
    OrbitSearch(const ClassicDigits& solution, ClassicCellSet cleared, const Orbits& orbits, RandomSource& random)
        : m_solution(solution), m_cleared(cleared), m_orbits(orbits), m_random(random) {}

    /// Every orbit that is to come must tell each other solution found from the right one, which soon leaves few.
    std::optional<ClassicCellSet> complete(ClassicCellSet clues, ClassicDigits other) {
        ClassicCellSet open = classic::kAllCells - clues - m_cleared;
        for (;;) {
            open &= m_orbits.of(differing(m_solution, other));
            if (open.isEmpty())
                return std::nullopt;
            const ClassicCellSet added = clues | m_orbits.of(randomCell(open, m_random));
            const std::optional<ClassicDigits> next = otherThan(added);
            if (!next)
                return added;
            other = *next;
        }
    }

    std::optional<ClassicDigits> otherThan(ClassicCellSet clues) const {
        return otherSolution(ClassicMarks::from(shown(m_solution, clues)), m_solution, m_cleared);
    }

    /// Some orbit that tells the two solutions apart; nothing where only what was cleared does.
    std::optional<ClassicCellSet> tellingApart(ClassicCellSet clues, const ClassicDigits& other) {
        const ClassicCellSet open = (classic::kAllCells - clues - m_cleared) & differing(m_solution, other);
        return open.isEmpty() ? std::nullopt : std::optional(m_orbits.of(randomCell(open, m_random)));
    }

private:
    const ClassicDigits& m_solution;
    ClassicCellSet m_cleared;
    const Orbits& m_orbits;
    RandomSource& m_random;
};

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

std::optional<ClassicCellSet> editClues(const ClassicDigits& solution, ClassicCellSet clues, const Orbits& orbits,
                                        RandomSource& random) {
    const ClassicCellSet cleared = orbits.of(randomCell(clues, random));
    const ClassicCellSet left = clues - cleared;
    OrbitSearch search(solution, cleared, orbits, random);
    const std::optional<ClassicDigits> other = search.otherThan(left);
    if (!other)
        return left;
    if (const std::optional<ClassicCellSet> completed = search.complete(left, *other))
        return completed;
    // Two come seldom, or puzzles would grow.
    if (random.below(4) != 0)
        return std::nullopt;
    const std::optional<ClassicCellSet> first = search.tellingApart(left, *other);
    if (!first)
        return std::nullopt;
    const std::optional<ClassicDigits> next = search.otherThan(left | *first);
    return next ? search.complete(left | *first, *next) : left | *first;
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
