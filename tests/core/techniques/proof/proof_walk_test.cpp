// A walk tells of every proof, ends in its contradiction, and says nothing that does not follow.
#include "tests/core/techniques/proof/made_samples.h"
#include "tests/core/techniques/proof/walk_check.h"
#include "tests/core/test_scale.h"

namespace nonet {
namespace {

TEST(ProofWalk, TellsEveryDeductionAlongPaths) {
    RandomSource random(77);
    int walks = 0;
    int counted = 0;
    for (int i = 0; i < scaled(30) && !HasFailure(); ++i) {
        const Grid solution = randomSolution(random);
        test::walkDeductions(erase(solution, random), random,
                             [&](const PositionFacts& facts, const std::vector<Deduction>& all) {
                                 for (const Deduction& found : all) {
                                     const test::ProofSample sample = test::sampleOf(facts, solution, found);
                                     const Claim claim = sample.claim();
                                     for (const auto& results : {claim.placements, claim.eliminations})
                                         for (const Candidate result : results) {
                                             test::expectSoundWalk(sample.position, claim, result);
                                             ++walks;
                                             const auto walk = proofWalk(sample.position, claim, result);
                                             counted += walk && walk->stages.back().kind == ProofStage::Kind::tooFew;
                                         }
                                 }
                             });
    }
    std::cout << walks << " walks, " << counted << " of which count\n";
    EXPECT_GT(walks, 300);
}

TEST(ProofWalk, OfFalseCandidatesWithoutAReasonThereIsNone) {
    const Position position = Position::fromPuzzle(
        Puzzle(*gridFromLine("....3..8...3.1...64....9..7962......5.1.2.......5....38......1...5..7.4.3.....6.2")));
    const Argument nothing{};
    for (const Cell cell : position.unsolvedCells())
        for (const Digit digit : position.candidates(cell)) {
            const Candidate candidate{cell, digit};
            EXPECT_FALSE(proofWalk(
                position, {.placements = {}, .eliminations = {&candidate, 1}, .arguments = {&nothing, 1}}, candidate));
        }
}

TEST(ProofWalk, TellsOfCasesOneAfterTheOther) {
    RandomSource random(5);
    int told = 0;
    for (int i = 0; i < 200 && told < 10; ++i) {
        const Grid solution = randomSolution(random);
        const Position position = test::randomPosition(solution, random);
        for (const Candidate target : test::falseCandidates(position, solution))
            for (const Truth& of : test::cellTruths(position)) {
                if (told >= 10)
                    break;
                const std::optional<Argument> argument = test::casesFor(position, target, of);
                if (!argument)
                    continue;
                ++told;
                const Claim claim{.placements = {}, .eliminations = {&target, 1}, .arguments = {&*argument, 1}};
                const auto walk = proofWalk(position, claim, target);
                ASSERT_TRUE(walk);
                const auto isCase = [](const ProofStage& stage) { return stage.kind == ProofStage::Kind::supposed; };
                const auto ends = std::ranges::count_if(walk->stages, &ProofStage::isContradiction);
                EXPECT_EQ(std::ranges::count_if(walk->stages, isCase), ends);
                EXPECT_TRUE(walk->stages.back().isContradiction());
            }
    }
    EXPECT_EQ(told, 10);
}

}  // namespace
}  // namespace nonet
