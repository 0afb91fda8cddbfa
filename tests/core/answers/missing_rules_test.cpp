#include "core/answers/missing_rules.h"
#include "core/rules/broken_rules.h"
#include "tests/core/brute_force.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::size_t kMostTried = 100'000;

Grid solvedFour() { return *gridFromLine("1234341221434321", 4); }

Puzzle fourWith(std::vector<Constraint> constraints) {
    Layout layout{Geometry(2, 2)};
    layout.constraints = std::move(constraints);
    Puzzle puzzle(layout, Grid(4));
    puzzle.setSolutionLayer(solvedFour());
    return puzzle;
}

Constraint ruleOn(ConstraintKind kind, std::vector<Cell> cells, std::vector<int> values = {}) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.parts = {std::move(cells)};
    constraint.values = std::move(values);
    return constraint;
}

TEST(MissingRules, OffersWhatTheLayerSays) {
    const Constraint cage = ruleOn(ConstraintKind::cage, {Cell(0), Cell(1), Cell(4)});
    const std::vector<RuleOffer> offers =
        rulesOfLayer(fourWith({cage, ruleOn(ConstraintKind::difference, {Cell(2), Cell(1)}, {1})}));
    ASSERT_FALSE(offers.empty());
    EXPECT_EQ(offers.front(), (RuleOffer{0, ruleOn(ConstraintKind::cage, {Cell(0), Cell(1), Cell(4)}, {6})}));
    const auto isOffered = [&](const Constraint& rule) {
        return std::ranges::find(offers, RuleOffer{std::nullopt, rule}) != offers.end();
    };
    EXPECT_TRUE(isOffered(ruleOn(ConstraintKind::ratio, {Cell(0), Cell(1)}, {2}))) << "1 and 2";
    EXPECT_TRUE(isOffered(ruleOn(ConstraintKind::difference, {Cell(2), Cell(3)}, {1}))) << "3 and 4";
    EXPECT_FALSE(isOffered(ruleOn(ConstraintKind::difference, {Cell(1), Cell(2)}, {1}))) << "there is one";
    EXPECT_TRUE(isOffered(ruleOn(ConstraintKind::sum, {Cell(5), Cell(6)}, {5}))) << "4 and 1";
    for (const RuleOffer& each : offers)
        EXPECT_TRUE(isSolvedBy(withRules(fourWith({cage}), {each}), solvedFour()));
    Puzzle bare = fourWith({cage});
    bare.setSolutionLayer(std::nullopt);
    EXPECT_TRUE(rulesOfLayer(bare).empty());
}

TEST(MissingRules, LeaveTheSolutionInMindAlone) {
    RandomSource random(36);
    int several = 0;
    int proved = 0;
    for (int i = 0; i < scaled(60, 20); ++i) {
        SCOPED_TRACE(i);
        Puzzle puzzle = test::smallPuzzle(random, std::nullopt);
        const auto solutions = test::solutionsByHolds(puzzle, 2, kMostTried);
        if (!solutions || solutions->size() < 2)
            continue;
        ++several;
        const Grid inMind = solutions->back();
        puzzle.setSolutionLayer(inMind);
        WitnessStore known;
        known.take(puzzle);
        const MissingRules missing = missingRules(puzzle, known);
        EXPECT_EQ(missing.state, SolutionState::several);
        EXPECT_FALSE(missing.lacksSolution);
        const Puzzle with = withRules(puzzle, missing.rules);
        EXPECT_TRUE(isSolvedBy(with, inMind));
        if (!missing.isProved)
            continue;
        ++proved;
        const auto left = test::solutionsByHolds(with, 2, kMostTried);
        if (left) {
            EXPECT_EQ(left->size(), 1U);
        }
    }
    EXPECT_GT(several, scaled(10, 2));
    EXPECT_GT(proved, 0);
}

TEST(MissingRules, WithoutASolutionInMindThereAreNone) {
    Puzzle puzzle = fourWith({});
    WitnessStore known;
    known.take(puzzle);
    EXPECT_FALSE(missingRules(puzzle, known).lacksSolution);
    Grid some = solvedFour();
    some.clear(Cell(3));
    puzzle.setSolutionLayer(some);
    EXPECT_TRUE(missingRules(puzzle, known).lacksSolution);
    puzzle.setSolutionLayer(std::nullopt);
    EXPECT_TRUE(missingRules(puzzle, known).lacksSolution);
    EXPECT_TRUE(missingRules(puzzle, known).rules.empty());
}

}  // namespace
}  // namespace nonet
