#include "core/techniques/proof/refutation.h"
#include "tests/core/techniques/golden.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

using classic::cellAt;

Argument following(std::initializer_list<Cell> cells) {
    Propagation reason;
    for (const Cell cell : cells)
        reason.truths.push_back(Truth::ofCell(cell));
    return {.reason = reason};
}

TEST(Cases, AreEachCandidateOfTheTruth) {
    // r5c5 = 1: r5c1 = 9; r5c5 = 2: r1c5 = 9. Both see r1c1.
    const Position position = test::boardOf({"r5c5=12", "r5c1=19", "r1c5=29"});
    Cases cases{.of = Truth::ofCell(cellAt(4, 4)), .each = {following({cellAt(4, 0)}), following({cellAt(0, 4)})}};
    const Candidate target{cellAt(0, 0), Digit(9)};
    EXPECT_EQ(provesFalse(position, {.reason = cases}, target), ProofVerdict::proved);

    Cases exchanged = cases;
    std::swap(exchanged.each[0], exchanged.each[1]);
    EXPECT_EQ(provesFalse(position, {.reason = exchanged}, target), ProofVerdict::notProved);
    Cases oneLess = cases;
    oneLess.each.pop_back();
    EXPECT_EQ(provesFalse(position, {.reason = oneLess}, target), ProofVerdict::notProved);
    Cases oneMore = cases;
    oneMore.each.push_back(cases.each.back());
    EXPECT_EQ(provesFalse(position, {.reason = oneMore}, target), ProofVerdict::notProved);
    Position third = test::boardOf({"r5c5=123", "r5c1=19", "r1c5=29"});
    EXPECT_EQ(provesFalse(third, {.reason = cases}, target), ProofVerdict::notProved);
}

TEST(Cases, LookOnlyAtThoseThatTheNegationLeaves) {
    // Of 1, 2 and 9 in r5c5 the elimination's 9 takes away 9; its argument may be empty, but has its place.
    const Position position = test::boardOf({"r5c5=129", "r5c1=19", "r1c5=29", "r5c9=9", "r1c9=19"});
    const Cases cases{.of = Truth::ofCell(cellAt(4, 4)),
                      .each = {following({cellAt(4, 0)}), following({cellAt(0, 4)}), Argument()}};
    Position ends = position;
    ends.eliminate({cellAt(0, 4), Digit(9)});
    // 9 in r5c8 sees r5c5 and r5c1: with 1 in r5c5 nothing is left for r5c1, with 2 nothing for r1c5.
    EXPECT_EQ(provesFalse(ends, {.reason = cases}, {cellAt(4, 7), Digit(9)}), ProofVerdict::proved);
    // 9 in r1c1 leaves it: the third case has no argument.
    EXPECT_EQ(provesFalse(position, {.reason = cases}, {cellAt(0, 0), Digit(9)}), ProofVerdict::notProved);
}

TEST(Cases, MayBeTheAssumptionItself) {
    const Position position = test::boardOf({"r5c5=12", "r5c1=1", "r1c5=29"});
    const Cases cases{.of = Truth::ofCell(cellAt(4, 4)), .each = {following({cellAt(4, 0)}), Argument()}};
    EXPECT_EQ(provesFalse(position, {.reason = cases}, {cellAt(4, 4), Digit(1)}), ProofVerdict::proved);
    EXPECT_EQ(provesFalse(position, {.reason = cases}, {cellAt(4, 4), Digit(2)}), ProofVerdict::notProved);
}

TEST(Cases, NeedAnOpenTruth) {
    const Position position = test::boardOf({"r5c5!1", "r1c1=23"});
    const Cases cases{.of = Truth::ofCell(cellAt(4, 4)), .each = {}};
    EXPECT_EQ(provesFalse(position, {.reason = cases}, {cellAt(0, 0), Digit(2)}), ProofVerdict::notProved);
}

/// With 1 in r1c1, r1c5 and r1c9 are a pair of 2 and 3 in row 1, which leaves r1c3 nothing.
Position pairAfterAssumption() { return test::boardOf({"r1c5=123", "r1c9=123", "r1c3=23"}); }

Nested pairNested() {
    Counting pair{
        .truths = {Truth::ofCell(cellAt(0, 4)), Truth::ofCell(cellAt(0, 8))},
        .links = {Link::ofHouse(classic::rowHouse(0), Digit(2)), Link::ofHouse(classic::rowHouse(0), Digit(3))}};
    return Nested({Truth::ofCell(cellAt(0, 2))}, {{.eliminations = {{cellAt(0, 2), Digit(2)}, {cellAt(0, 2), Digit(3)}},
                                                   .argument = {.reason = pair}}});
}

TEST(NestedArguments, TakeWhatFollowsFromTheAssumption) {
    const Position position = pairAfterAssumption();
    const Candidate target{cellAt(0, 0), Digit(1)};
    const Nested nested = pairNested();
    EXPECT_EQ(provesFalse(position, {.reason = nested}, target), ProofVerdict::proved);
    // Elsewhere the assumption makes no pair.
    EXPECT_EQ(provesFalse(position, {.reason = nested}, {cellAt(4, 4), Digit(1)}), ProofVerdict::notProved);

    Nested withoutTruth = nested;
    withoutTruth.truths.clear();
    EXPECT_EQ(provesFalse(position, {.reason = withoutTruth}, target), ProofVerdict::notProved);
    Nested tooMuch = nested;
    tooMuch.inner.front().eliminations.push_back({cellAt(0, 6), Digit(7)});
    EXPECT_EQ(provesFalse(position, {.reason = tooMuch}, target), ProofVerdict::notProved);
    Nested tooLittle = nested;
    tooLittle.inner.front().eliminations.pop_back();
    tooLittle.truths.clear();
    EXPECT_EQ(provesFalse(position, {.reason = tooLittle}, target), ProofVerdict::notProved);
}

TEST(NestedArguments, MayTakeAwayWhatStandsByThen) {
    // With the 2 gone, r1c3 is 3 by its own truth; that it is not is the contradiction.
    Nested nested = pairNested();
    nested.inner.push_back(nested.inner.front());
    nested.inner[0].eliminations = {{cellAt(0, 2), Digit(2)}};
    nested.inner[1].eliminations = {{cellAt(0, 2), Digit(3)}};
    const Candidate target{cellAt(0, 0), Digit(1)};
    EXPECT_EQ(provesFalse(pairAfterAssumption(), {.reason = nested}, target), ProofVerdict::proved);
    nested.inner[1].argument = Argument();
    EXPECT_EQ(provesFalse(pairAfterAssumption(), {.reason = nested}, target), ProofVerdict::notProved);
}

}  // namespace
}  // namespace nonet
