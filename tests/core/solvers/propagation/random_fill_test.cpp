// Drawn solutions are as likely as each other: exactly where they can be listed, nearly where descents are weighed.
#include "core/rules/broken_rules.h"
#include "core/rules/rulebook.h"
#include "core/solvers/propagation/propagation.h"
#include "core/solvers/propagation/random_fill.h"
#include "tests/core/known_puzzles.h"
#include "tests/core/rules/random_constraints.h"
#include "tests/core/test_scale.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <string>

namespace nonet {
namespace {

/// A blank board of these boxes with three rules that leave from `fewest` to `most` solutions.
Puzzle threeRules(Geometry geometry, RandomSource& random, int fewest, int most) {
    for (;;) {
        Layout layout(geometry);
        for (int rule = 0; rule < 3; ++rule)
            layout.constraints.push_back(test::randomConstraint(
                static_cast<ConstraintKind>(random.below(kConstraintKindCount)), layout, random));
        const Puzzle puzzle(layout, Grid(layout.shape));
        if (!puzzle.rulebook().faults().empty())
            continue;
        const PropagationOutcome counted =
            searchByPropagation(puzzle, {.solutions = static_cast<std::uint64_t>(most) + 1, .budget = 20'000});
        if (!counted.budgetRanOut && !counted.limitReached && counted.count >= static_cast<std::uint64_t>(fewest))
            return puzzle;
    }
}

std::uint64_t solutionCount(const Puzzle& puzzle) { return searchByPropagation(puzzle, {.solutions = 100'000}).count; }

/// How far the draws are from uniform: chi-square over its degrees of freedom, in standard deviations from what it is
/// for uniform ones.
double deviation(const std::map<std::string, int>& drawn, std::uint64_t solutions, int draws) {
    const double expected = static_cast<double>(draws) / static_cast<double>(solutions);
    double chiSquare = static_cast<double>(solutions - drawn.size()) * expected;
    for (const auto& [line, count] : drawn)
        chiSquare += (count - expected) * (count - expected) / expected;
    const double freedom = static_cast<double>(solutions) - 1;
    return (chiSquare - freedom) / std::sqrt(2 * freedom);
}

std::map<std::string, int> drawnFrom(const RandomFill& solutions, int draws, RandomSource& random) {
    std::map<std::string, int> drawn;
    for (int i = 0; i < draws; ++i)
        ++drawn[toLine(solutions.draw(random).value())];
    return drawn;
}

TEST(RandomFills, AreUniformWhereTheyCanBeListed) {
    RandomSource random(4);
    const int draws = scaled(100'000);
    for (const Geometry& geometry : {Geometry(2, 2), Geometry(2, 3)})
        for (int layout = 0; layout < 4; ++layout) {
            const Puzzle puzzle = threeRules(geometry, random, 10, 1500);
            const RandomFill solutions(puzzle);
            ASSERT_TRUE(solutions.isUniform());
            const double off = deviation(drawnFrom(solutions, draws, random), solutionCount(puzzle), draws);
            EXPECT_LT(std::abs(off), 4.5) << geometry.side() << ", layout " << layout;
        }
}

TEST(RandomFills, WeighedDescentsCorrectHowLikelyEachIsToBeComeTo) {
    RandomSource random(9);
    const int draws = scaled(3000, 600);
    double single = 0;
    double weighed = 0;
    for (int layout = 0; layout < 6; ++layout) {
        const Puzzle puzzle = threeRules(Geometry(2, 2), random, 10, 40);
        const std::uint64_t count = solutionCount(puzzle);
        const RandomFill one(puzzle, {.listed = 0, .descents = 1});
        const RandomFill many(puzzle, {.listed = 0, .descents = 32});
        ASSERT_FALSE(one.isUniform());
        single += deviation(drawnFrom(one, draws, random), count, draws);
        weighed += deviation(drawnFrom(many, draws, random), count, draws);
    }
    RecordProperty("single", std::to_string(single));
    RecordProperty("weighed", std::to_string(weighed));
    EXPECT_LT(weighed, single / 5);
    EXPECT_LT(weighed / 6, 5);
}

TEST(RandomFills, BringEveryValueToEveryCellOfNineByNine) {
    const int draws = scaled(200, 60);
    const RandomFill solutions{Puzzle()};
    RandomSource random(3);
    std::array<std::array<int, 10>, 81> counts{};
    int rising = 0;
    for (int draw = 0; draw < draws; ++draw) {
        const Grid grid = solutions.draw(random).value();
        for (std::size_t i = 0; i < counts.size(); ++i)
            ++counts[i][static_cast<std::size_t>(grid.digit(Cell(static_cast<int>(i)))->value())];
        for (int row = 0; row < 9; ++row)
            for (int column = 0; column < 8; ++column)
                rising += grid.digit(Cell(row * 9 + column))->value() < grid.digit(Cell(row * 9 + column + 1))->value();
    }
    const double expected = draws / 9.0;
    double chiSquare = 0;
    for (const std::array<int, 10>& cell : counts)
        for (std::size_t value = 1; value <= 9; ++value)
            chiSquare += (cell[value] - expected) * (cell[value] - expected) / expected;
    // 8 degrees of freedom a cell, of which those of a house are connected.
    RecordProperty("chi_square_of_648", std::to_string(chiSquare));
    EXPECT_LT(chiSquare, 648 + 5 * std::sqrt(2 * 648.0));
    RecordProperty("rising_of_neighbours", std::to_string(rising / (72.0 * draws)));
    EXPECT_NEAR(rising / (72.0 * draws), 0.5, 0.03);
}

TEST(RandomFills, AreSolutionsAndTheSameForASeed) {
    const Puzzle blank;
    const RandomFill solutions(blank);
    EXPECT_FALSE(solutions.isUniform());
    RandomSource random(1);
    RandomSource again(1);
    const std::optional<Grid> first = solutions.draw(random);
    ASSERT_TRUE(first);
    EXPECT_TRUE(isSolvedBy(blank, *first));
    EXPECT_EQ(solutions.draw(again), first);
    EXPECT_NE(solutions.draw(again), first);
}

TEST(RandomFills, OfAPuzzleWithoutOneAreNone) {
    Puzzle broken;
    broken.givens.set(Cell(0), Digit(1));
    broken.givens.set(Cell(1), Digit(1));
    RandomSource random(1);
    EXPECT_FALSE(RandomFill(broken).draw(random));
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_FALSE(RandomFill(Puzzle(), {}, stopped.get_token()).draw(random, stopped.get_token()));
}

}  // namespace
}  // namespace nonet
