#include "core/generators/erase.h"
#include "core/techniques/path_uses.h"
#include "core/techniques/proof/step_proof.h"
#include "tests/core/techniques/golden.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

struct Sample {
    Grid solution;
    Puzzle puzzle;
};

Sample samplePuzzle(std::uint64_t seed, int fewestClues = 0) {
    RandomSource random(seed);
    const Grid solution = randomSolution(random);
    return {solution, erase(solution, random, {.fewestClues = fewestClues})};
}

TechniqueSet setOf(std::initializer_list<TechniqueId> ids) {
    TechniqueSet set;
    for (const TechniqueId id : ids)
        set.set(id);
    return set;
}

TEST(Engine, SolvesPuzzlesWithManyClues) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Sample sample = samplePuzzle(seed, 36);
        const SolvePath path = solvePath(Position::fromPuzzle(sample.puzzle));
        EXPECT_TRUE(path.isSolved);
        EXPECT_FALSE(path.wasStopped);
        EXPECT_EQ(path.end.digits(), sample.solution);
    }
}

TEST(Engine, TakesTheEasiestStepThatThereIs) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Position position = Position::fromPuzzle(samplePuzzle(seed).puzzle);
        for (const Step& step : solvePath(position).steps) {
            EXPECT_TRUE(allSteps(position, {.allowed = techniquesBefore(hodokuProfile(), step.technique)}, 1).empty());
            // The singles' order is the path's own.
            EXPECT_EQ(nextStep(position)->technique, step.technique);
            apply(position, step);
        }
    }
}

TEST(Engine, CountsThePathsUsesAsThePathHasThem) {
    Profile stopping = hodokuProfile();
    for (ProfileRow& row : stopping.rows)
        row.stopsBefore = row.technique == TechniqueId::xWing || row.technique == TechniqueId::nakedPair;
    int stopped = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Position start = Position::fromPuzzle(samplePuzzle(seed, seed % 2 == 0 ? 28 : 0).puzzle);
        const EngineOptions fewer{.allowed = techniquesBefore(hodokuProfile(), TechniqueId::nakedTriple)};
        for (const EngineOptions& options : {EngineOptions(), fewer, EngineOptions{.profile = stopping}}) {
            const SolvePath path = solvePath(start, options);
            const PathUses uses = solvePathUses(start, options);
            TechniqueArray<int> counted;
            for (const Step& step : path.steps)
                ++counted[step.technique];
            EXPECT_EQ(uses.uses, counted);
            EXPECT_EQ(uses.isSolved, path.isSolved);
            EXPECT_EQ(uses.gaps, path.gaps);
            EXPECT_EQ(uses.endedBefore, path.endedBefore);
            stopped += uses.endedBefore ? 1 : 0;
        }
    }
    EXPECT_GT(stopped, 0);
}

TEST(Engine, GivesUpWhereTheAllowedTechniquesEnd) {
    const Sample sample = samplePuzzle(4);
    const Position start = Position::fromPuzzle(sample.puzzle);
    const EngineOptions none{.allowed = {}};
    EXPECT_FALSE(nextStep(start, none).has_value());
    EXPECT_TRUE(allSteps(start, none).empty());
    const SolvePath path = solvePath(start, none);
    EXPECT_FALSE(path.isSolved);
    EXPECT_EQ(path.end, start);

    const EngineOptions singles{.allowed = setOf({TechniqueId::nakedSingle, TechniqueId::hiddenSingle})};
    for (const Step& step : solvePath(start, singles).steps)
        EXPECT_TRUE(singles.allowed.test(step.technique));
}

TEST(Engine, LeavesUniquenessOutWhereItMayNotBeAssumed) {
    int withUniqueness = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Position start = Position::fromPuzzle(samplePuzzle(seed).puzzle);
        for (const Step& step : solvePath(start).steps)
            withUniqueness += technique(step.technique).assumesUniqueness ? 1 : 0;
        for (const Step& step : solvePath(start, {.useUniqueness = false}).steps)
            EXPECT_FALSE(technique(step.technique).assumesUniqueness);
    }
    EXPECT_GT(withUniqueness, 0);
}

TEST(Engine, ListsAllStepsInSearchOrderWithinTheLimit) {
    const Position start = Position::fromPuzzle(samplePuzzle(7).puzzle);
    const std::vector<Step> steps = allSteps(start, {}, 2);
    EXPECT_TRUE(
        std::ranges::is_sorted(steps, {}, [](const Step& step) { return placeOf(hodokuProfile(), step.technique); }));
    for (const Technique& each : techniqueCatalogue()) {
        const auto count = static_cast<std::size_t>(std::ranges::count(steps, each.id, &Step::technique));
        EXPECT_EQ(count, std::min<std::size_t>(2, stepsOf(each.id, start).size())) << each.code;
    }
}

TEST(Engine, StopsWhenAsked) {
    const Position start = Position::fromPuzzle(samplePuzzle(8).puzzle);
    std::stop_source source;
    std::size_t steps = 0;
    const SolvePath path = solvePath(start, {}, source.get_token(), [&](Progress) {
        if (++steps == 5)
            source.request_stop();
    });
    EXPECT_TRUE(path.wasStopped);
    EXPECT_FALSE(path.isSolved);
    EXPECT_EQ(path.steps.size(), 5U);
    EXPECT_TRUE(allSteps(start, {}, 1000, source.get_token()).empty());
}

TEST(Engine, ReportsHowManyCellsAreDone) {
    const Sample sample = samplePuzzle(9, 40);
    const auto blanks = static_cast<std::uint64_t>(81 - sample.puzzle.givens.filledCount());
    std::uint64_t last = 0;
    solvePath(Position::fromPuzzle(sample.puzzle), {}, {}, [&](Progress progress) {
        EXPECT_EQ(progress.total, blanks);
        EXPECT_GE(progress.done, last);
        last = progress.done;
    });
    EXPECT_EQ(last, blanks);
}

TEST(Engine, TakesNoStepInAContradiction) {
    const SolvePath path = solvePath(test::boardOf({"r5c5=", "r1c1=7"}));
    EXPECT_TRUE(path.steps.empty());
    EXPECT_FALSE(path.isSolved);
}

TEST(Engine, AppliesPlacementsAndEliminations) {
    Position position = test::boardOf({});
    apply(position, test::resultOf({"r1c1!5", "r9c9-3"}));
    EXPECT_EQ(position.valueAt(classic::cellAt(0, 0)), 5);
    EXPECT_FALSE(position.has({classic::cellAt(0, 8), Digit(5)}));
    EXPECT_FALSE(position.has({classic::cellAt(8, 8), Digit(3)}));
    EXPECT_TRUE(position.has({classic::cellAt(8, 8), Digit(5)}));
}

}  // namespace
}  // namespace nonet
