#include "core/answers/between_edits.h"
#include "core/rules/rulebook.h"
#include "tests/core/brute_force.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::size_t kMany = 2000;
constexpr std::size_t kSteps = 100'000;

SolutionState stateOf(std::size_t count) {
    return count == 0 ? SolutionState::none : count == 1 ? SolutionState::one : SolutionState::several;
}

CandidateKnowledge countedIn(const std::vector<Grid>& solutions, const Puzzle& puzzle, std::uint32_t cap) {
    CandidateKnowledge counted(puzzle.shape());
    for (const Cell cell : puzzle.shape().cells()) {
        for (const Digit symbol : puzzle.symbols().all()) {
            const auto count =
                std::ranges::count_if(solutions, [&](const Grid& solution) { return solution.digit(cell) == symbol; });
            counted.setCount(cell, symbol, std::min(cap, static_cast<std::uint32_t>(count)));
        }
        counted.setOpen(cell, {});
    }
    return counted;
}

/// What is told in the frame of the edit is true, and what is told at the end is all.
void checkEdit(const Puzzle& puzzle, const std::vector<Grid>& solutions, WitnessStore& known, std::uint32_t cap) {
    known.take(puzzle);
    const SolutionState atOnce = knownFacts(known).state;
    EXPECT_TRUE(atOnce == SolutionState::unknown || atOnce == stateOf(solutions.size()));
    const CandidateKnowledge expected = countedIn(solutions, puzzle, cap);
    const CandidateKnowledge told = knownCandidates(puzzle, known, cap);
    for (const Cell cell : puzzle.shape().cells())
        for (const Digit symbol : puzzle.symbols().all()) {
            EXPECT_LE(told.count(cell, symbol), expected.count(cell, symbol));
            EXPECT_TRUE(told.isOpen(cell, symbol) || told.count(cell, symbol) == expected.count(cell, symbol));
        }
    const SolutionFacts facts = factsBetweenEdits(puzzle, known);
    EXPECT_EQ(facts.state, stateOf(solutions.size()));
    EXPECT_EQ(facts.solution.has_value(), solutions.size() == 1);
    EXPECT_TRUE(!facts.solution || facts.solution == solutions.front());
    EXPECT_TRUE(candidatesBetweenEdits(puzzle, cap, known).candidates == expected);
}

TEST(BetweenEdits, AnswersAreThoseOfBruteForce) {
    RandomSource random(17);
    for (int stream = 0; stream < scaled(60); ++stream) {
        const Puzzle whole = test::smallPuzzle(random, std::nullopt);
        WitnessStore known;
        Layout layout = whole.layout();
        for (std::size_t left = 0; left <= 2 * whole.constraints().size(); ++left) {
            SCOPED_TRACE(std::to_string(stream) + ", edit " + std::to_string(left));
            // One rule after the other comes, then the first ones go.
            const std::size_t first = left > whole.constraints().size() ? left - whole.constraints().size() : 0;
            const std::size_t last = std::min(left, whole.constraints().size());
            layout.constraints.assign(whole.constraints().begin() + static_cast<std::ptrdiff_t>(first),
                                      whole.constraints().begin() + static_cast<std::ptrdiff_t>(last));
            Puzzle puzzle(layout, whole.givens);
            puzzle.startCandidates = whole.startCandidates;
            if (const auto solutions = test::solutionsByHolds(puzzle, kMany, kSteps);
                solutions && solutions->size() < kMany)
                checkEdit(puzzle, *solutions, known, random.below(2) == 0 ? 1 : 3);
        }
    }
}

TEST(BetweenEdits, CandidatesOfOneSolutionMakeThePuzzleProper) {
    RandomSource random(18);
    int found = 0;
    for (int i = 0; i < scaled(100, 40); ++i) {
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, kMany, kSteps);
        if (!solutions || solutions->size() == kMany)
            continue;
        WitnessStore known;
        known.take(puzzle);
        const CandidateGrid unique =
            usedByOneSolution(candidatesBetweenEdits(puzzle, 2, known).candidates, puzzle.shape());
        for (const Cell cell : puzzle.shape().cells())
            for (const Digit symbol : puzzle.symbols().all()) {
                const auto count = std::ranges::count_if(
                    *solutions, [&](const Grid& solution) { return solution.digit(cell) == symbol; });
                EXPECT_EQ(unique.at(cell).contains(symbol), count == 1 && solutions->size() > 1);
                found += unique.at(cell).contains(symbol) ? 1 : 0;
            }
    }
    EXPECT_GT(found, 0);
}

TEST(BetweenEdits, OfClassicPuzzlesItSaysWhatTheirOwnSolverSays) {
    for (const char* line : {".................................................................................",
                             "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                             "55..............................................................................."}) {
        const Puzzle puzzle(*gridFromLine(line));
        WitnessStore known;
        known.take(puzzle);
        EXPECT_EQ(factsBetweenEdits(puzzle, known), solutionFacts(puzzle)) << line;
        EXPECT_EQ(knownFacts(known).state, solutionFacts(puzzle).state) << "the store learned it";
    }
}

TEST(BetweenEdits, AStoppedAnswerIsUnknownAndTeachesNothingFalse) {
    std::stop_source source;
    source.request_stop();
    Layout layout(Geometry(2, 2));
    layout.constraints.emplace_back().kind = ConstraintKind::antiKnight;
    const Puzzle puzzle(layout, Grid(layout.shape));
    WitnessStore known;
    known.take(puzzle);
    EXPECT_EQ(factsBetweenEdits(puzzle, known, source.get_token()).state, SolutionState::unknown);
    EXPECT_FALSE(known.hasAll());
    EXPECT_FALSE(candidatesBetweenEdits(puzzle, 1, known, source.get_token()).candidates.isComplete());
    EXPECT_EQ(factsBetweenEdits(puzzle, known).state, stateOf(test::solutionsByHolds(puzzle, kMany, kSteps)->size()));
}

}  // namespace
}  // namespace nonet
