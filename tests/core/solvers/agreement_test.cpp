// Three ways to the same solutions: propagation, exact cover, and filling by what the rules mean.
#include "core/rules/rulebook.h"
#include "core/solvers/exact_cover/exact_cover.h"
#include "core/solvers/propagation/engine.h"
#include "core/solvers/propagation/propagation.h"
#include "tests/core/brute_force.h"
#include "tests/core/solvers/small_puzzles.h"
#include "tests/core/test_scale.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr std::uint64_t kMost = 300;

struct Tally {
    int decided = 0;
    int solvable = 0;
    int ofSeveral = 0;
};

template <typename Outcome>
void expectCount(const Outcome& found, const Puzzle& puzzle, std::size_t expected) {
    ASSERT_EQ(found.count, expected);
    ASSERT_EQ(found.limitReached, expected == kMost);
    ASSERT_FALSE(found.wasStopped || found.budgetRanOut);
    ASSERT_EQ(found.first.has_value(), expected != 0);
    if (!found.first)
        return;
    ASSERT_TRUE(found.first->isFull());
    ASSERT_TRUE(puzzle.rulebook().holds(*found.first));
}

/// By a model with all that follows from several rules together, which small boards would not wait for.
std::uint64_t countOfRicherModel(const Puzzle& puzzle) {
    const propagation::Model model = propagation::modelOf(puzzle);
    propagation::Engine<std::uint16_t> engine(model);
    std::uint64_t count = 0;
    if (engine.settleRoot({}))
        engine.search({}, {}, [&count](auto) { return ++count < kMost; });
    return count;
}

void expectAgreement(const Puzzle& puzzle, Tally& tally) {
    const std::optional<std::vector<Grid>> expected = test::solutionsByHolds(puzzle, kMost, test::kMostSmallSteps);
    if (!expected)
        return;
    ++tally.decided;
    tally.solvable += expected->empty() ? 0 : 1;
    tally.ofSeveral += expected->size() > 1 ? 1 : 0;
    const ExactCoverOutcome covered = exactCover(puzzle, kMost);
    ASSERT_FALSE(covered.cannotState);
    expectCount(covered, puzzle, expected->size());
    expectCount(searchByPropagation(puzzle, {.solutions = kMost}), puzzle, expected->size());
    ASSERT_EQ(countOfRicherModel(puzzle), expected->size());
    if (expected->empty())
        return;
    Puzzle filled = puzzle;
    filled.givens = expected->back();
    ASSERT_EQ(exactCover(filled).first, expected->back());
    ASSERT_EQ(searchByPropagation(filled).first, expected->back());
}

class SolversOfKind : public testing::TestWithParam<int> {};

TEST_P(SolversOfKind, FindWhatTheRuleMeans) {
    RandomSource random(static_cast<std::uint64_t>(GetParam()) + 171);
    Tally tally;
    for (int round = 0; round < agreementRounds(); ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        expectAgreement(test::smallPuzzle(random, static_cast<ConstraintKind>(GetParam())), tally);
        if (testing::Test::HasFatalFailure())
            return;
    }
    EXPECT_GT(tally.decided, 0);
    // Of boards this small some rules leave nothing.
    const bool canHold = GetParam() != static_cast<int>(ConstraintKind::entropy2x2);
    EXPECT_GE(tally.solvable, canHold && agreementRounds() >= 250 ? 3 : 0);
}

INSTANTIATE_TEST_SUITE_P(Rules, SolversOfKind, testing::Range(0, kConstraintKindCount), [](const auto& each) {
    return std::string(constraintRow(static_cast<ConstraintKind>(each.param)).id);
});

TEST(Solvers, FindWhatMixedRulesMean) {
    RandomSource random(9);
    Tally tally;
    for (int round = 0; round < 20 * agreementRounds(); ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        expectAgreement(test::smallPuzzle(random, std::nullopt), tally);
        if (testing::Test::HasFatalFailure())
            return;
    }
    EXPECT_GT(tally.solvable, tally.decided / 10);
    EXPECT_GT(tally.ofSeveral, tally.decided / 50);
}

}  // namespace
}  // namespace nonet
