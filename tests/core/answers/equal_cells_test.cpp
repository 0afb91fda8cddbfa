#include "core/answers/equal_cells.h"
#include "tests/core/brute_force.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

std::vector<EqualGroup> equalIn(const std::vector<Grid>& solutions, const Puzzle& puzzle) {
    std::map<std::vector<int>, std::vector<Cell>> byValues;
    for (const Cell cell : puzzle.shape().cells()) {
        std::vector<int> values;
        for (const Grid& solution : solutions)
            values.push_back(solution.valueAt(cell));
        byValues[values].push_back(cell);
    }
    std::vector<EqualGroup> groups;
    for (const auto& [values, cells] : byValues) {
        const bool isFixed = std::ranges::adjacent_find(values, std::not_equal_to<>()) == values.end();
        if (cells.size() > 1)
            groups.push_back({cells, isFixed ? std::optional(Digit(values.front())) : std::nullopt, true});
    }
    std::ranges::sort(groups, {}, [](const EqualGroup& group) { return group.cells.front().index(); });
    return groups;
}

TEST(EqualCells, AreThoseOfBruteForce) {
    RandomSource random(21);
    int unfixed = 0;
    for (int i = 0; i < scaled(100, 40); ++i) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, 2000, 400'000);
        if (!solutions || solutions->size() == 2000)
            continue;
        SCOPED_TRACE(i);
        WitnessStore known;
        known.take(puzzle);
        const EqualCells equal = equalCells(puzzle, known);
        EXPECT_TRUE(equal.isComplete);
        if (solutions->empty())
            EXPECT_TRUE(equal.groups.empty());
        else
            EXPECT_EQ(equal.groups, equalIn(*solutions, puzzle));
        for (const EqualGroup& group : equal.groups)
            unfixed += group.symbol ? 0 : 1;
        // From what is known now, they come without a search.
        EXPECT_EQ(equalCells(puzzle, known).groups, equal.groups);
    }
    EXPECT_GT(unfixed, 0);
}

TEST(EqualCells, OnTheWayNothingEqualIsToldToDiffer) {
    Layout layout;
    Constraint& palindrome = layout.constraints.emplace_back();
    palindrome.kind = ConstraintKind::palindrome;
    palindrome.parts = {{Cell(0), Cell(12), Cell(24), Cell(28)}};
    const Puzzle puzzle(layout, Grid(layout.shape));
    WitnessStore known;
    known.take(puzzle);
    const auto hasPair = [](const EqualCells& equal) {
        return std::ranges::any_of(equal.groups, [](const EqualGroup& group) {
            return std::ranges::find(group.cells, Cell(0)) != group.cells.end() &&
                   std::ranges::find(group.cells, Cell(28)) != group.cells.end();
        });
    };
    const EqualCells last = equalCells(puzzle, known, {}, [&](const EqualCells& part) { EXPECT_TRUE(hasPair(part)); });
    ASSERT_EQ(last.groups.size(), 2U) << "the two pairs of the palindrome";
    EXPECT_TRUE(last.isComplete);
    EXPECT_EQ(last.groups[0], (EqualGroup{{Cell(0), Cell(28)}, std::nullopt, true}));
    EXPECT_EQ(last.groups[1], (EqualGroup{{Cell(12), Cell(24)}, std::nullopt, true}));
}

TEST(EqualCells, AStopTellsThemAsNotProved) {
    std::stop_source source;
    source.request_stop();
    const Puzzle blank;
    WitnessStore known;
    known.take(blank);
    EXPECT_FALSE(equalCells(blank, known, source.get_token()).isComplete);
}

}  // namespace
}  // namespace nonet
