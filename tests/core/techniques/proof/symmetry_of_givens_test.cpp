#include "core/techniques/proof/symmetry_of_givens.h"
#include "tests/core/techniques/golden.h"
#include "tests/core/techniques/proof/made_samples.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(SymmetryOfGivens, KeepsFixedDigitsInFixedCells) {
    RandomSource random(62);
    int fixed = 0;
    for (int i = 0; i < 20; ++i) {
        const auto sample = test::SymmetricPuzzle(test::SymmetricPuzzle::diagonal(), random).make();
        if (!sample)
            continue;
        for (int d = 0; d < 9; ++d)
            for (const Digit digit : sample->position.candidates(classic::cellAt(d, d)) & ClassicDigitSet::full(6)) {
                EXPECT_EQ(provesFalse(sample->position, sample->argument, {classic::cellAt(d, d), digit}),
                          ProofVerdict::proved);
                ++fixed;
            }
    }
    EXPECT_GT(fixed, 20);
}

TEST(SymmetryOfGivens, PlacesTheLastDigitOfAHouseWhoseImageIsThere) {
    // A board without givens has every symmetry. With 2 gone from r9c9, r1c1 is no 1.
    const Position position = test::boardOf({"r1c3456789-1", "r9c9-2"});
    const Argument argument{.reason = test::SymmetricPuzzle::halfTurn()};
    EXPECT_EQ(provesTrue(position, argument, {classic::cellAt(0, 1), Digit(1)}), ProofVerdict::proved);
    EXPECT_EQ(provesTrue(test::boardOf({"r1c3456789-1"}), argument, {classic::cellAt(0, 1), Digit(1)}),
              ProofVerdict::notProved);
}

TEST(SymmetryOfGivens, GoesAllTheWayRound) {
    // 1 in r2c9 makes r9c8 a 2, and that r8c1 a 3.
    const Position position = test::boardOf({"r1346789c9-1", "r8c1-3"});
    const Argument argument{.reason = test::SymmetricPuzzle::quarterTurn()};
    EXPECT_EQ(provesTrue(position, argument, {classic::cellAt(4, 8), Digit(1)}), ProofVerdict::proved);
    EXPECT_EQ(provesTrue(position, argument, {classic::cellAt(1, 8), Digit(1)}), ProofVerdict::notProved);
}

TEST(SymmetryOfGivens, PlacesTheCentreDigit) {
    RandomSource random(63);
    int placed = 0;
    for (int i = 0; i < 20; ++i) {
        const auto sample = test::SymmetricPuzzle(test::SymmetricPuzzle::halfTurn(), random).make();
        if (!sample || sample->position.isSolved(Cell(40)))
            continue;
        EXPECT_EQ(provesTrue(sample->position, sample->argument, {Cell(40), Digit(9)}), ProofVerdict::proved);
        ++placed;
    }
    EXPECT_GT(placed, 3);
}

}  // namespace
}  // namespace nonet
