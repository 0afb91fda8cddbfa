#include "core/techniques/proof/symmetry_of_givens.h"
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
