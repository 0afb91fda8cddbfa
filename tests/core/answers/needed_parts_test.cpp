#include "core/answers/missing_clues.h"
#include "core/answers/needed_parts.h"
#include "core/rules/rulebook.h"
#include "tests/core/brute_force.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::size_t kTried = 100'000;

/// One solution, whichever.
std::optional<bool> isProper(const Puzzle& puzzle) {
    const auto solutions = test::solutionsByHolds(puzzle, 2, kTried);
    return solutions ? std::optional(solutions->size() == 1) : std::nullopt;
}

std::vector<ConflictSet> singlesOf(const ConflictSet& parts) {
    std::vector<ConflictSet> singles;
    for (const int constraint : parts.constraints)
        singles.push_back({.constraints = {constraint}});
    for (const Cell cell : parts.givens)
        singles.push_back({.givens = {cell}});
    if (parts.hasStartCandidates)
        singles.push_back({.hasStartCandidates = true});
    return singles;
}

/// Given solutions' digits until one solution is left.
Puzzle madeProper(const Puzzle& puzzle, RandomSource& random) {
    Puzzle proper = puzzle;
    const auto solutions = test::solutionsByHolds(puzzle, 50, kTried);
    if (!solutions || solutions->empty())
        return proper;
    std::vector<Cell> cells = puzzle.shape().cells();
    random.shuffle(cells);
    for (const Cell cell : cells) {
        if (isProper(proper) == true)
            break;
        proper.givens.set(cell, *solutions->front().digit(cell));
    }
    return proper;
}

TEST(NeededParts, AreThoseOfBruteForce) {
    RandomSource random(31);
    int proper = 0;
    int spare = 0;
    for (int i = 0; i < scaled(80, 20); ++i) {
        SCOPED_TRACE(i);
        const Puzzle puzzle = madeProper(test::smallPuzzle(random, std::nullopt), random);
        const NeededParts parts = neededParts(puzzle);
        if (isProper(puzzle) != true) {
            EXPECT_EQ(parts.needed.size() + parts.spare.size(), 0U);
            continue;
        }
        ++proper;
        EXPECT_TRUE(parts.isComplete());
        EXPECT_EQ(parts.needed.size() + parts.spare.size(), allOf(puzzle).size());
        for (const ConflictSet& single : singlesOf(parts.needed))
            EXPECT_NE(isProper(withoutParts(puzzle, single)), true);
        for (const ConflictSet& single : singlesOf(parts.spare))
            EXPECT_NE(isProper(withoutParts(puzzle, single)), false);
        spare += static_cast<int>(parts.spare.size());
    }
    EXPECT_GT(proper, scaled(20, 4));
    EXPECT_GT(spare, 0);
}

TEST(NeededParts, ASmallestPartIsProperAndNoneOfItCanGo) {
    RandomSource random(32);
    for (int i = 0; i < scaled(60); ++i) {
        SCOPED_TRACE(i);
        const Puzzle puzzle = madeProper(test::smallPuzzle(random, std::nullopt), random);
        const SmallestProper smallest =
            smallestProper(puzzle, random.below(2) == 0 ? SpareFirst::givens : SpareFirst::rules);
        ASSERT_EQ(smallest.isProper, isProper(puzzle) == true);
        if (!smallest.isProper)
            continue;
        EXPECT_TRUE(smallest.isMinimal);
        EXPECT_EQ(smallest.kept.size() + smallest.removed.size(), allOf(puzzle).size());
        const Puzzle left = withoutParts(puzzle, smallest.removed);
        EXPECT_NE(isProper(left), false);
        for (const ConflictSet& single : singlesOf(allOf(left)))
            EXPECT_NE(isProper(withoutParts(left, single)), true);
    }
}

TEST(NeededParts, ComeOneAfterTheOtherAndStop) {
    RandomSource random(33);
    Puzzle puzzle = test::cagedFour();
    puzzle = madeProper(puzzle, random);
    std::size_t last = 0;
    std::stop_source source;
    const NeededParts stopped = neededParts(puzzle, source.get_token(), [&](const NeededParts& part) {
        EXPECT_EQ(part.needed.size() + part.spare.size(), last + 1);
        ++last;
        if (last == 2)
            source.request_stop();
    });
    EXPECT_FALSE(stopped.isComplete());
    EXPECT_EQ(stopped.open.size() + stopped.needed.size() + stopped.spare.size(), allOf(puzzle).size());
}

TEST(NeededParts, ATesterToldOfSeveralSolutionsIsToldNoMore) {
    const TesterReport report = testerReport(test::cagedFour());
    EXPECT_EQ(report.facts.state, SolutionState::several);
    EXPECT_EQ(report.parts.state, SolutionState::several);
    EXPECT_TRUE(report.parts.isComplete());
    EXPECT_FALSE(smallestProper(test::cagedFour(), SpareFirst::rules).isProper);
}

TEST(MissingClues, MakeThePuzzleProperAndNoneCanBeSpared) {
    RandomSource random(34);
    int several = 0;
    for (int i = 0; i < scaled(60, 20); ++i) {
        SCOPED_TRACE(i);
        const Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, 2, kTried);
        if (!solutions)
            continue;
        WitnessStore known;
        known.take(puzzle);
        const MissingClues missing = missingClues(puzzle, known);
        if (solutions->size() < 2) {
            EXPECT_TRUE(missing.clues.empty());
            EXPECT_EQ(missing.isProved, solutions->size() == 1);
            continue;
        }
        ++several;
        EXPECT_TRUE(missing.isProved);
        Puzzle filled = puzzle;
        for (const Candidate& clue : missing.clues) {
            EXPECT_TRUE(puzzle.givens.isBlank(clue.cell));
            filled.givens.set(clue.cell, clue.digit);
        }
        EXPECT_NE(isProper(filled), false);
        for (const Candidate& clue : missing.clues) {
            Puzzle fewer = filled;
            fewer.givens.clear(clue.cell);
            EXPECT_NE(isProper(fewer), true);
        }
    }
    EXPECT_GT(several, scaled(20, 4));
}

TEST(MissingClues, LeadToTheSolutionLayer) {
    RandomSource random(35);
    int several = 0;
    for (int i = 0; i < scaled(60, 20); ++i) {
        SCOPED_TRACE(i);
        Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, 2, kTried);
        if (!solutions || solutions->size() < 2)
            continue;
        ++several;
        const Grid inMind = solutions->back();
        puzzle.setSolutionLayer(inMind);
        WitnessStore known;
        known.take(puzzle);
        const MissingClues missing = missingClues(puzzle, known);
        EXPECT_TRUE(missing.isProved);
        EXPECT_FALSE(missing.clues.empty() || missing.breaksSolutionLayer);
        Puzzle filled = puzzle;
        for (const Candidate& clue : missing.clues) {
            EXPECT_EQ(inMind.digit(clue.cell), clue.digit);
            filled.givens.set(clue.cell, clue.digit);
        }
        EXPECT_NE(isProper(filled), false);
        EXPECT_TRUE(filled.rulebook().holds(inMind));
    }
    EXPECT_GT(several, scaled(10, 2));
}

TEST(MissingClues, OfALayerThatNoSolutionHasThereAreNone) {
    Puzzle puzzle;
    puzzle.givens.set(Cell(0), Digit(1));
    Grid inMind;
    inMind.set(Cell(1), Digit(1));
    puzzle.setSolutionLayer(inMind);
    WitnessStore known;
    known.take(puzzle);
    const MissingClues broken = missingClues(puzzle, known);
    EXPECT_TRUE(broken.breaksSolutionLayer);
    EXPECT_FALSE(broken.isProved);
    EXPECT_TRUE(broken.clues.empty());
    inMind.set(Cell(1), Digit(2));
    puzzle.setSolutionLayer(inMind);
    const MissingClues tooFew = missingClues(puzzle, known);
    EXPECT_FALSE(tooFew.breaksSolutionLayer);
    EXPECT_FALSE(tooFew.isProved) << "one digit in mind leaves many solutions";
    EXPECT_EQ(tooFew.clues, (std::vector<Candidate>{{Cell(1), Digit(2)}}));
}

TEST(MissingClues, AStopLeavesThemOpen) {
    std::stop_source source;
    source.request_stop();
    const Puzzle blank;
    WitnessStore known;
    known.take(blank);
    EXPECT_FALSE(missingClues(blank, known, source.get_token()).isProved);
}

TEST(NeededParts, GoOnFromWhatWasDecidedBeforeTheyWereStopped) {
    Puzzle puzzle = test::cagedFour();
    puzzle.givens = test::solutionsByHolds(puzzle, 1, kTried)->front();
    const NeededParts all = neededParts(puzzle);
    ASSERT_TRUE(all.isComplete());
    std::stop_source stop;
    int told = 0;
    const NeededParts half = neededParts(puzzle, stop.get_token(), [&](const NeededParts&) {
        if (++told == 3)
            stop.request_stop();
    });
    ASSERT_EQ(told, 3);
    EXPECT_GT(half.open.size(), 0U);
    int later = 0;
    EXPECT_EQ(neededParts(
                  puzzle, {}, [&](const NeededParts&) { ++later; }, half),
              all);
    EXPECT_EQ(static_cast<std::size_t>(later), half.open.size());
}

}  // namespace
}  // namespace nonet
