#include "core/generators/dig.h"

#include "core/board/classic.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>

namespace nonet {

Digger::Digger(const ClassicDigits& solution, std::uint64_t budget)
    : m_solution(solution), m_budget(budget), m_puzzle(solution), m_marks(ClassicMarks::from(solution)),
      m_forced(solution), m_unavoidable(smallUnavoidableSets(solution)) {}

bool Digger::isBlocked(ClassicCellSet left) const {
    return std::ranges::any_of(m_unavoidable, [left](ClassicCellSet set) { return !set.intersects(left); });
}

void Digger::clear(Cell clue) {
    m_forced.clear(clue, Digit(m_solution.valueAt(clue)));
    m_puzzle.clear(clue);
    m_clues.erase(clue);
    m_marks.at(clue) = ClassicMarks::kEvery;
}

bool Digger::take(Cell clue) {
    assert(m_clues.contains(clue));
    const Digit digit(m_solution.valueAt(clue));
    if (!m_forced.isForced(clue, digit)) {
        if (isBlocked(m_clues - ClassicCellSet{clue}))
            return false;
        std::uint16_t& marks = m_marks.at(clue);
        const std::uint16_t own = std::exchange(marks, static_cast<std::uint16_t>(ClassicMarks::kEvery & ~marks));
        const SearchCount other = countSolutions(m_marks, {.solutions = 1, .budget = m_budget});
        marks = own;
        if (other.count > 0 || other.budgetRanOut)
            return false;
    }
    clear(clue);
    return true;
}

bool Digger::takeAll(ClassicCellSet clues) {
    assert(m_clues.containsAll(clues));
    if (clues.count() == 1)
        return take(clues.first());
    if (isBlocked(m_clues - clues))
        return false;
    ClassicDigits fewer = m_puzzle;
    for (const Cell clue : clues)
        fewer.clear(clue);
    const SearchCount solutions = countSolutions(fewer, {.solutions = 2, .budget = m_budget});
    if (solutions.count != 1 || solutions.budgetRanOut)
        return false;
    for (const Cell clue : clues)
        clear(clue);
    return true;
}

ClassicDigits dig(const ClassicDigits& solution, RandomSource& random) {
    std::array<Cell, 81> order;
    std::ranges::copy(classic::kAllCells, order.begin());
    random.shuffle(order);
    Digger digger(solution);
    for (const Cell clue : order)
        digger.take(clue);
    return digger.puzzle();
}

ClassicDigits minimised(const ClassicDigits& puzzle, const ClassicDigits& solution, RandomSource& random) {
    ClassicCellSet blanks;
    std::vector<Cell> clues;
    for (const Cell cell : classic::kAllCells)
        if (puzzle.isBlank(cell))
            blanks.insert(cell);
        else
            clues.push_back(cell);
    random.shuffle(clues);
    Digger digger(solution);
    digger.takeAll(blanks);
    for (const Cell clue : clues)
        digger.take(clue);
    return digger.puzzle();
}

std::vector<ClassicDigits> digPiece(std::uint64_t seed, std::uint64_t piece, std::stop_token stop) {
    RandomSource random = RandomSource::forPiece(seed, piece);
    std::vector<ClassicDigits> puzzles;
    puzzles.reserve(kPuzzlesADigPiece);
    while (puzzles.size() < kPuzzlesADigPiece && !stop.stop_requested()) {
        const ClassicDigits solution = randomGrid(random);
        puzzles.push_back(dig(solution, random));
    }
    return puzzles;
}

}  // namespace nonet
