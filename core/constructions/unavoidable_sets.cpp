#include "core/constructions/unavoidable_sets.h"

#include "core/board/classic.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>

namespace nonet {

namespace {

ClassicCellSet differences(const ClassicDigits& a, const ClassicDigits& b) {
    ClassicCellSet cells;
    for (const Cell cell : classic::kAllCells)
        if (a.valueAt(cell) != b.valueAt(cell))
            cells.insert(cell);
    return cells;
}

ClassicDigits shownDigits(const ClassicDigits& board, ClassicCellSet clues) {
    ClassicDigits puzzle;
    for (const Cell cell : clues)
        puzzle.set(cell, Digit(board.valueAt(cell)));
    return puzzle;
}

/// Where a solution of the clues differs whose digit in this hidden cell is not the board's.
std::optional<ClassicCellSet> differenceAt(const ClassicDigits& board, const ClassicDigits& puzzle, Cell cell) {
    ClassicMarks marks = ClassicMarks::from(puzzle);
    marks.at(cell) = (classic::kAllDigits - ClassicDigitSet(Digit(board.valueAt(cell)))).bits();
    const SearchCount found = countSolutions(marks, {.solutions = 1});
    return found.count > 0 ? std::optional(differences(found.first, board)) : std::nullopt;
}

std::optional<ClassicCellSet> anyDifference(const ClassicDigits& board, ClassicCellSet clues) {
    const ClassicDigits puzzle = shownDigits(board, clues);
    const SearchCount found = countSolutions(puzzle, {.solutions = 2});
    if (found.count < 2)
        return std::nullopt;
    if (found.first != board)
        return differences(found.first, board);
    for (const Cell cell : classic::kAllCells - clues)
        if (const std::optional<ClassicCellSet> difference = differenceAt(board, puzzle, cell))
            return difference;
    return std::nullopt;
}

/// A cell whose clue leaves another solution inside the set is not needed; that one differs in a smaller set.
ClassicCellSet shrunk(const ClassicDigits& board, ClassicCellSet set) {
    ClassicCellSet asked;
    for (;;) {
        const ClassicCellSet open = set - asked;
        if (open.isEmpty())
            return set;
        const Cell cell = open.first();
        ClassicCellSet clues = classic::kAllCells - set;
        clues.insert(cell);
        asked.insert(cell);
        if (const std::optional<ClassicCellSet> smaller = anyDifference(board, clues))
            set = *smaller;
    }
}

/// Unions of two or three digits' cells, and of two or three lines of a chute.
std::vector<ClassicCellSet> smallRegions(const ClassicDigits& board) {
    std::array<ClassicCellSet, 9> digits;
    for (const Cell cell : classic::kAllCells)
        digits[static_cast<std::size_t>(board.valueAt(cell) - 1)].insert(cell);
    std::vector<ClassicCellSet> regions;
    for (std::size_t a = 0; a < 9; ++a)
        for (std::size_t b = a + 1; b < 9; ++b) {
            regions.push_back(digits[a] | digits[b]);
            for (std::size_t c = b + 1; c < 9; ++c)
                regions.push_back(digits[a] | digits[b] | digits[c]);
        }
    for (int kind = 0; kind < 18; kind += 9)
        for (int line = kind; line < kind + 9; line += 3) {
            const ClassicCellSet first = classic::cellsOfHouse(line);
            const ClassicCellSet second = classic::cellsOfHouse(line + 1);
            const ClassicCellSet third = classic::cellsOfHouse(line + 2);
            for (const ClassicCellSet region : {first | second, first | third, second | third, first | second | third})
                regions.push_back(region);
        }
    return regions;
}

}  // namespace

std::optional<ClassicCellSet> unavoidableSet(const ClassicDigits& board, ClassicCellSet clues) {
    const std::optional<ClassicCellSet> difference = anyDifference(board, clues);
    return difference ? std::optional(shrunk(board, *difference)) : std::nullopt;
}

std::vector<ClassicCellSet> smallUnavoidableSets(const ClassicDigits& board, ClassicCellSet clues,
                                                 std::stop_token stop) {
    std::vector<ClassicCellSet> sets;
    for (const ClassicCellSet region : smallRegions(board)) {
        if (stop.stop_requested())
            break;
        const ClassicDigits puzzle = shownDigits(board, (classic::kAllCells - region) | clues);
        ClassicCellSet covered;
        for (const Cell cell : region - clues) {
            if (covered.contains(cell))
                continue;
            if (const std::optional<ClassicCellSet> difference = differenceAt(board, puzzle, cell)) {
                sets.push_back(shrunk(board, *difference));
                covered |= sets.back();
            }
        }
    }
    std::sort(sets.begin(), sets.end(), [](ClassicCellSet a, ClassicCellSet b) {
        return a.count() != b.count() ? a.count() < b.count() : a < b;
    });
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
    return sets;
}

}  // namespace nonet
