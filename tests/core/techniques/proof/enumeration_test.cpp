#include "core/techniques/proof/enumeration.h"
#include "tests/core/techniques/golden.h"
#include "tests/core/techniques/proof/made_samples.h"
#include "tests/core/techniques/proof/models.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Enumeration, AgreesWithAllTemplates) {
    RandomSource random(61);
    int proved = 0;
    int refused = 0;
    for (int i = 0; i < 40; ++i) {
        const Grid solution = randomSolution(random);
        Position position = Position::fromPuzzle(erase(solution, random, {.fewestClues = 28}));
        for (const Candidate wrong : test::falseCandidates(position, solution))
            if (random.below(4) == 0)
                position.eliminate(wrong);
        ClassicDigitSet digits{Digit::fromIndex(static_cast<int>(random.below(9)))};
        if (i % 2 == 0)
            digits.insert(Digit::fromIndex(static_cast<int>(random.below(9))));
        const Argument argument{.reason = Enumeration{digits}};
        for (const Digit digit : digits)
            for (const Cell cell : position.cells(digit)) {
                const bool isInSome = test::hasTemplates(position, digits, {cell, digit}, true);
                const bool isInAll = !test::hasTemplates(position, digits, {cell, digit}, false);
                EXPECT_EQ(provesFalse(position, argument, {cell, digit}) == ProofVerdict::proved, !isInSome);
                EXPECT_EQ(provesTrue(position, argument, {cell, digit}) == ProofVerdict::proved, isInAll);
                (isInSome && !isInAll ? refused : proved) += 1;
            }
    }
    EXPECT_GT(proved, 100);
    EXPECT_GT(refused, 100);
}

TEST(Enumeration, EndsAtItsLimitAndSaysSo) {
    // Six digits, and five cells of row 1 for them: it takes some hundred turns to see that.
    const Position position = test::boardOf({"r1c1234=789", "r1c567=123456"});
    const Argument argument{.reason = Enumeration{ClassicDigitSet::full(6)}};
    const ProofOptions options{.limits = {.placements = 50}};
    EXPECT_EQ(provesTrue(position, argument, {Cell(80), Digit(9)}, options), ProofVerdict::limitReached);
    EXPECT_EQ(provesTrue(position, argument, {Cell(80), Digit(9)}), ProofVerdict::proved);
}

TEST(Enumeration, StopsWhenAsked) {
    const Position position = test::boardOf({"r1c1234=789", "r1c567=123456"});
    std::stop_source stop;
    stop.request_stop();
    const Argument argument{.reason = Enumeration{ClassicDigitSet::full(6)}};
    EXPECT_EQ(provesTrue(position, argument, {Cell(80), Digit(9)}, {.stop = stop.get_token()}), ProofVerdict::stopped);
}

}  // namespace
}  // namespace nonet
