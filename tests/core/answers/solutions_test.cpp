// What a window asks of a puzzle's solutions, whatever its rules.
#include "core/answers/next_solution.h"
#include "core/answers/solution_facts.h"
#include "core/answers/true_candidate_layer.h"
#include "core/answers/why_none.h"
#include "tests/core/brute_force.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/sample_puzzles.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

Puzzle blankFour() {
    const Layout layout(Geometry(2, 2));
    return {layout, Grid(layout.shape)};
}

/// Every solution, in the order in which they are shown.
std::vector<Grid> shownOneByOne(const Puzzle& puzzle) {
    std::vector<Grid> all;
    NextSolution next = nextSolution(puzzle, std::nullopt);
    while (next.solution && !next.beganAnew) {
        EXPECT_EQ(next.number, all.size() + 1);
        all.push_back(*next.solution);
        next = nextSolution(puzzle, all.back());
    }
    return all;
}

TEST(Solutions, ACountGoesToItsCapAndIsEstimatedBeyond) {
    const Puzzle proper = test::samplePuzzles("0300").front();
    EXPECT_EQ(countUpToMost(proper), (SolutionCount{1, false}));
    const SolutionCount many = countUpToMost(Puzzle());
    EXPECT_EQ(many.count, kMostCounted);
    EXPECT_TRUE(many.isAtLeast);
    ASSERT_TRUE(many.about);
    EXPECT_NEAR(many.about->leastLog10, 21.8242, 0.0001);
    EXPECT_EQ(many.about->mostLog10, many.about->leastLog10);
    EXPECT_EQ(many.known, "6670903752021072936960") << "Felgenhauer and Jarvis 2005";
    Decoration decoration;
    decoration.drawings.emplace_back();
    Puzzle drawnOn;
    drawnOn.setDecoration(decoration);
    EXPECT_EQ(countUpToMost(drawnOn), many) << "what is only drawn changes nothing";
    Puzzle broken;
    broken.givens.set(Cell(0), Digit(1));
    broken.givens.set(Cell(1), Digit(1));
    EXPECT_EQ(countUpToMost(broken), (SolutionCount{0, false}));
    EXPECT_EQ(countUpToMost(blankFour()), (SolutionCount{288, false}));
}

/// What changes no rule changes no figure of the estimate.
TEST(Solutions, TheEstimateIsOfTheRulesWhateverTheirOrderAndLook) {
    Layout layout;
    for (const int first : {0, 20, 40}) {
        Constraint line;
        line.kind = first == 20 ? ConstraintKind::whisper : ConstraintKind::thermometer;
        line.parts = {{Cell(first), Cell(first + 1), Cell(first + 2)}};
        if (first == 20)
            line.values = {5};
        layout.constraints.push_back(line);
    }
    const SolutionCount one = countUpToMost(Puzzle(layout, Grid()));
    ASSERT_TRUE(one.about);
    EXPECT_LT(one.about->leastLog10, one.about->mostLog10);
    EXPECT_TRUE(one.known.empty());
    std::ranges::reverse(layout.constraints);
    layout.constraints.front().isHidden = true;
    Puzzle other(layout, Grid());
    Decoration decoration;
    decoration.drawings.emplace_back();
    other.setDecoration(decoration);
    EXPECT_EQ(countUpToMost(other), one);
    EXPECT_EQ(countUpToMost(other), one) << "at every call";
}

TEST(Solutions, FactsAreThoseOfAnyBoard) {
    EXPECT_EQ(solutionFacts(blankFour()).state, SolutionState::several);
    EXPECT_EQ(solutionFacts(test::cagedFour()).state, SolutionState::several);
    Puzzle one = test::cagedFour();
    const auto two = twoSolutions(one);
    ASSERT_TRUE(two);
    EXPECT_FALSE(two->differences().empty());
    one.givens = two->first;
    const SolutionFacts facts = solutionFacts(one);
    EXPECT_EQ(facts.state, SolutionState::one);
    EXPECT_EQ(facts.solution, two->first);
    EXPECT_FALSE(facts.permitsUniqueness) << "the techniques are of plain 9x9 puzzles";
    EXPECT_FALSE(twoSolutions(one));
    one.givens.set(Cell(1), Digit(3));
    EXPECT_EQ(solutionFacts(one).state, SolutionState::none) << "1 + 3 are not 3";
    EXPECT_NE(whyNone(one).verdict, DiagnosisVerdict::solvable);
}

TEST(Solutions, StoppedFactsAreUnknown) {
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(solutionFacts(test::cagedFour(), source.get_token()).state, SolutionState::unknown);
    EXPECT_TRUE(nextSolution(test::cagedFour(), std::nullopt, source.get_token()).wasStopped);
}

TEST(Solutions, TheNextOneComesUntilTheFirstComesAgain) {
    for (const Puzzle& puzzle : {blankFour(), test::cagedFour()}) {
        const std::vector<Grid> all = shownOneByOne(puzzle);
        EXPECT_EQ(all.size(), test::solutionsByHolds(puzzle, 1000, 1'000'000)->size());
        for (std::size_t i = 0; i < all.size(); ++i)
            EXPECT_EQ(std::ranges::count(all, all[i]), 1);
        EXPECT_EQ(nextSolution(puzzle, all.back()).solution, all.front());
        EXPECT_EQ(nextSolution(puzzle, Grid(puzzle.shape())).solution, all.front()) << "that is none of them";
    }
}

TEST(Solutions, TheLayerHoldsWhatSomeSolutionHas) {
    for (const Puzzle& puzzle : {blankFour(), test::cagedFour()}) {
        CandidateGrid expected(puzzle.shape());
        for (const Cell cell : puzzle.shape().cells())
            expected.at(cell) = {};
        const std::optional<std::vector<Grid>> solutions = test::solutionsByHolds(puzzle, 1000, 1'000'000);
        for (const Grid& solution : solutions.value())
            for (const Cell cell : puzzle.shape().cells())
                expected.at(cell).insert(*solution.digit(cell));
        const TrueCandidateLayer layer = trueCandidateLayer(puzzle);
        EXPECT_EQ(layer.possible, expected);
        EXPECT_EQ(layer.unknown.count(), 0);
        EXPECT_TRUE(layer.isComplete);
    }
    EXPECT_EQ(trueCandidateLayer(test::samplePuzzles("0300").front()).possible.count(), 81);
}

TEST(Solutions, WhatIsShownOnTheWayNeverGoesAgain) {
    CandidateGrid before(blankFour().shape());
    for (const Cell cell : blankFour().shape().cells())
        before.at(cell) = {};
    const TrueCandidateLayer last = trueCandidateLayer(blankFour(), {}, [&before](const TrueCandidateLayer& layer) {
        for (const Cell cell : blankFour().shape().cells()) {
            EXPECT_TRUE((before.at(cell) - layer.possible.at(cell)).isEmpty());
            EXPECT_FALSE(layer.possible.at(cell).intersects(layer.unknown.at(cell)));
        }
        before = layer.possible;
    });
    EXPECT_TRUE(last.isComplete);
}

}  // namespace
}  // namespace nonet
