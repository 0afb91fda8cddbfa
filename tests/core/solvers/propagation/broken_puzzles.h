// Setters' puzzles that one edit has broken: a given or a number changed, a rule added.
#pragma once

#include "core/formats/importer.h"
#include "core/foundation/random_source.h"
#include "core/solvers/propagation/propagation.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/setters_puzzles.h"

namespace nonet::test {

/// Not broken yet.
inline std::vector<Puzzle> solvablePuzzlesOfSetters() {
    std::vector<Puzzle> puzzles;
    for (const SettersPuzzle& row : settersPuzzles()) {
        const Result<ImportedPuzzle> read = importPuzzle(row.data, FormatId::fpuzzles);
        if (read && searchByPropagation(read->record.puzzle, {.solutions = 1, .budget = 20'000}).first)
            puzzles.push_back(read->record.puzzle);
    }
    return puzzles;
}

inline bool changeGiven(Puzzle& puzzle, RandomSource& random) {
    std::vector<Cell> given;
    for (const Cell cell : puzzle.shape().cells())
        if (!puzzle.givens.isBlank(cell))
            given.push_back(cell);
    if (given.empty())
        return false;
    const Cell cell = given[random.below(static_cast<std::uint32_t>(given.size()))];
    puzzle.givens.set(cell,
                      Digit(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.symbols().count())))));
    return true;
}

inline bool changeNumber(Puzzle& puzzle, RandomSource& random) {
    Layout layout = puzzle.layout();
    std::vector<std::size_t> numbered;
    for (std::size_t i = 0; i < layout.constraints.size(); ++i)
        if (layout.constraints[i].kind != ConstraintKind::unknown && layout.constraints[i].value())
            numbered.push_back(i);
    if (numbered.empty())
        return false;
    int& value = layout.constraints[numbered[random.below(static_cast<std::uint32_t>(numbered.size()))]].values.front();
    value += random.below(2) == 0 ? 1 + static_cast<int>(random.below(5)) : -1 - static_cast<int>(random.below(5));
    puzzle.setLayout(std::move(layout));
    return true;
}

inline void addRule(Puzzle& puzzle, RandomSource& random) {
    Layout layout = puzzle.layout();
    const auto kind = static_cast<ConstraintKind>(random.below(kConstraintKindCount));
    layout.constraints.push_back(randomConstraint(kind, layout, random));
    puzzle.setLayout(std::move(layout));
}

/// At most `count`, of which propagation proves that they have no solution. Fewer where the setters' puzzles are on
/// another machine: none.
inline std::vector<Puzzle> brokenPuzzles(int count, std::uint64_t seed) {
    const std::vector<Puzzle> whole = solvablePuzzlesOfSetters();
    std::vector<Puzzle> broken;
    RandomSource random(seed);
    while (!whole.empty() && static_cast<int>(broken.size()) < count) {
        Puzzle puzzle = whole[random.below(static_cast<std::uint32_t>(whole.size()))];
        const std::uint32_t edit = random.below(3);
        if (edit == 2)
            addRule(puzzle, random);
        else if (!(edit == 0 ? changeGiven(puzzle, random) : changeNumber(puzzle, random)))
            continue;
        const PropagationOutcome found = searchByPropagation(puzzle, {.solutions = 1, .budget = 50'000});
        if (found.count == 0 && !found.budgetRanOut)
            broken.push_back(std::move(puzzle));
    }
    return broken;
}

}  // namespace nonet::test
