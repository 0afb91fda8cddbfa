#include "core/batch/recipe_run.h"
#include "core/canonical/canonical_form.h"
#include "core/generators/orbits.h"
#include "core/rating/bottleneck.h"
#include "core/solvers/search/search.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace nonet {
namespace {

/// Every puzzle: proper, none an isomorph of another, and rated afresh by the engine as the goal asks.
std::vector<GoalPuzzle> checked(const PuzzleGoal& goal, std::uint64_t count, std::uint64_t seed = 71) {
    std::vector<GoalPuzzle> puzzles;
    std::set<std::uint64_t> seen;
    const RecipeOutcome outcome =
        runRecipe({.recipe = {.goal = goal}, .seed = seed, .count = count, .threads = 2}, [&](const auto& found) {
            puzzles.push_back(found);
            return true;
        });
    EXPECT_EQ(outcome.found, count);
    EXPECT_FALSE(outcome.best);
    for (const GoalPuzzle& found : puzzles) {
        EXPECT_TRUE(seen.insert(identity(canonicalForm(ClassicDigits::from(found.puzzle.givens)))).second);
        const SearchOutcome solved = search(found.puzzle);
        EXPECT_EQ(solved.count, 1U);
        EXPECT_EQ(solved.first, found.solution);
        EXPECT_TRUE(missedParts(goal, found.puzzle, rate(found.puzzle)).none()) << toLine(found.puzzle.givens);
    }
    return puzzles;
}

std::uint64_t scaledCount(int count) { return static_cast<std::uint64_t>(scaled(count)); }

TEST(SearchGoal, MeetsEachLevel) {
    for (const Level level : {Level::easy, Level::medium, Level::hard, Level::unfair, Level::extreme})
        for (const GoalPuzzle& found : checked({.level = level}, scaledCount(24)))
            EXPECT_EQ(rate(found.puzzle).hodoku.level, level);
}

TEST(SearchGoal, MeetsTheHardestTechnique) {
    for (const TechniqueId id : {TechniqueId::fullHouse, TechniqueId::lockedCandidates1, TechniqueId::nakedPair,
                                 TechniqueId::skyscraper, TechniqueId::xyWing})
        for (const GoalPuzzle& found : checked({.hardest = id, .needed = NeededTechnique{id, 1}}, scaledCount(40))) {
            EXPECT_EQ(rate(found.puzzle).hodoku.hardest, id);
            // Without it, what is easier does not finish.
            const SolvePath without =
                solvePath(Position::fromPuzzle(found.puzzle), {.allowed = techniquesBefore(hodokuProfile(), id)});
            EXPECT_FALSE(without.isSolved);
        }
}

TEST(SearchGoal, MeetsDearTechniques) {
    for (const TechniqueId id : {TechniqueId::xWing, TechniqueId::uniqueRectangle1})
        checked({.hardest = id, .needed = NeededTechnique{id, 1}}, scaledCount(8));
}

TEST(SearchGoal, MeetsSeveralNeededTechniques) {
    PuzzleGoal goal{.clues = {24, 32}};
    for (const TechniqueId id : {TechniqueId::lockedCandidates1, TechniqueId::nakedPair, TechniqueId::skyscraper})
        goal.alsoNeeded.set(id);
    for (const GoalPuzzle& found : checked(goal, scaledCount(8))) {
        const TechniqueUses uses = usesOf(rate(found.puzzle).path);
        for (const TechniqueId id : TechniqueUses::keys())
            EXPECT_TRUE(!goal.alsoNeeded.test(id) || uses[id] > 0) << technique(id).code;
    }
}

TEST(SearchGoal, ProvesThatATechniqueIsNeededTwice) {
    const PuzzleGoal goal{.hardest = TechniqueId::lockedCandidates1,
                          .needed = NeededTechnique{TechniqueId::lockedCandidates1, 2}};
    for (const GoalPuzzle& found : checked(goal, scaledCount(10))) {
        ASSERT_TRUE(found.need);
        EXPECT_GE(found.need->atLeast, 2);
    }
}

TEST(SearchGoal, KeepsCluesSymmetryAndSets) {
    const TechniqueSet uniqueness = techniquesOf(TechniqueFamily::uniqueness);
    const PuzzleGoal goal{
        .level = Level::hard, .forbidden = uniqueness, .clues = {26, 30}, .symmetry = Symmetry::diagonal};
    const Orbits orbits(Symmetry::diagonal);
    for (const GoalPuzzle& found : checked(goal, scaledCount(20)))
        for (const Cell cell : classic::kAllCells)
            for (const Cell image : orbits.of(cell))
                EXPECT_EQ(found.puzzle.givens.isBlank(cell), found.puzzle.givens.isBlank(image));
}

TEST(SearchGoal, KeepsWidth) {
    const PuzzleGoal goal{.level = Level::easy, .width = {.lowest = 2, .highest = 3}};
    for (const GoalPuzzle& found : checked(goal, scaledCount(4))) {
        const Position start = Position::fromPuzzle(found.puzzle);
        const int width = bottleneckProfile(start, solvePath(start)).widthWhileOpen();
        EXPECT_EQ(found.width, width);
        EXPECT_TRUE(goal.width.contains(width));
    }
}

TEST(SearchGoal, GivesTheSamePuzzlesWhateverTheThreads) {
    const PuzzleGoal goal{.level = Level::medium};
    const auto puzzlesOf = [&](int threads, std::uint64_t count) {
        std::vector<std::string> lines;
        runRecipe({.recipe = {.goal = goal}, .seed = 5, .count = count, .threads = threads},
                  [&](const GoalPuzzle& found) {
                      lines.push_back(toLine(found.puzzle.givens));
                      return true;
                  });
        return lines;
    };
    const std::uint64_t count = scaledCount(60);
    const std::vector<std::string> one = puzzlesOf(1, count);
    EXPECT_EQ(puzzlesOf(2, count), one);
    EXPECT_EQ(puzzlesOf(5, count), one);
    const std::vector<std::string> first = puzzlesOf(2, 1);
    EXPECT_EQ(first.front(), one.front());
}

TEST(SearchGoal, EndsAnImpossibleGoalAtTheDeadlineWithTheBest) {
    const PuzzleGoal goal{.level = Level::easy, .clues = {17, 17}, .symmetry = Symmetry::quarterTurn};
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(400);
    const RecipeOutcome outcome = runRecipe({.recipe = {.goal = goal}, .seed = 1, .threads = 2, .deadline = deadline},
                                            [](const GoalPuzzle&) { return true; });
    EXPECT_EQ(outcome.found, 0U);
    EXPECT_TRUE(outcome.hasReachedDeadline);
    EXPECT_FALSE(outcome.wasStopped);
    EXPECT_GT(outcome.tried, 0U);
    ASSERT_TRUE(outcome.best);
    EXPECT_TRUE(outcome.best->missed.any());
    EXPECT_EQ(search(outcome.best->puzzle).count, 1U);
    EXPECT_LT(std::chrono::steady_clock::now(), deadline + std::chrono::seconds(5));
}

TEST(SearchGoal, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const RecipeOutcome outcome = runRecipe(
        {.count = 10}, [](const GoalPuzzle&) { return true; }, source.get_token());
    EXPECT_TRUE(outcome.wasStopped);
    EXPECT_EQ(outcome.found, 0U);
    int taken = 0;
    runRecipe({.count = 10}, [&](const GoalPuzzle&) { return ++taken < 3; });
    EXPECT_EQ(taken, 3);
}

TEST(Confirm, RefusesWhatIsNotProper) {
    ClassicDigits blank;
    RandomSource random(1);
    EXPECT_FALSE(confirm({}, blank, ClassicDigits()));
}

}  // namespace
}  // namespace nonet
