// A step is proved by its own arguments, and by nothing less.
#include "core/techniques/proof/step_proof.h"
#include "tests/core/sample_puzzles.h"
#include "tests/core/techniques/golden.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

Step onlyStep(TechniqueId id, const Position& position) {
    const std::vector<Step> steps = stepsOf(id, position);
    EXPECT_EQ(steps.size(), 1U);
    return steps.empty() ? Step() : steps.front();
}

std::vector<Truth>& truthsOf(Argument& argument) {
    if (auto* counting = std::get_if<Counting>(&argument.reason))
        return counting->truths;
    return std::get<Propagation>(argument.reason).truths;
}

/// The step with one truth of its argument left out.
Step without(Step step, std::size_t truth) {
    std::vector<Truth>& truths = truthsOf(step.arguments.front());
    truths.erase(truths.begin() + static_cast<std::ptrdiff_t>(truth));
    return step;
}

TEST(StepProof, NeedsEveryTruth) {
    for (const auto& [id, board] : {std::pair{TechniqueId::swordfish, test::Edits{"r147c234678-2"}},
                                    std::pair{TechniqueId::nakedTriple, test::Edits{"r1c1=12", "r1c5=23", "r1c9=13"}},
                                    std::pair{TechniqueId::hiddenSingle, test::Edits{"r1c12356789-5"}}}) {
        const Position position = test::boardOf(board);
        const Step step = onlyStep(id, position);
        ASSERT_EQ(step.arguments.size(), 1U);
        EXPECT_TRUE(isProved(position, step));
        Argument argument = step.arguments.front();
        for (std::size_t i = 0; i < truthsOf(argument).size(); ++i)
            EXPECT_FALSE(isProved(position, without(step, i))) << technique(id).code << ", truth " << i;
    }
}

TEST(StepProof, RefusesWhatIsNotThere) {
    const Position position = test::boardOf({"r1c12=58"});
    Step pair = onlyStep(TechniqueId::lockedPair, position);
    EXPECT_TRUE(isProved(position, pair));
    Step tooMuch = pair;
    tooMuch.eliminations.push_back({classic::cellAt(0, 2), Digit(1)});
    EXPECT_FALSE(isProved(position, tooMuch));
    Step gone = pair;
    gone.eliminations.push_back({classic::cellAt(0, 0), Digit(1)});
    EXPECT_FALSE(isProved(position, gone));
    Step unfounded = pair;
    unfounded.arguments.clear();
    EXPECT_FALSE(isProved(position, unfounded));
    pair.eliminations.clear();
    EXPECT_FALSE(isProved(position, pair));
}

TEST(StepProof, AStepBeyondTheLimitIsLeftOutAndCounted) {
    const Position position = test::boardOf({"r1c12=58"});
    EngineOptions options;
    int count = 0;
    const auto counting = [&count](const std::vector<Step>& some) { count += static_cast<int>(some.size()); };
    EXPECT_EQ(findSteps(position, options, {}, counting).leftOut(), 0);
    EXPECT_GT(count, 0);
    options.proof.arguments = 0;
    const int all = std::exchange(count, 0);
    EXPECT_EQ(findSteps(position, options, {}, counting).beyondProof, all);
    EXPECT_EQ(count, 0);
    const NextStep next = findNextStep(position, options);
    EXPECT_FALSE(next.step.has_value());
    EXPECT_EQ(next.gaps.beyondProof, 1);
    const SolvePath path = solvePath(position, options);
    EXPECT_TRUE(path.steps.empty());
    EXPECT_EQ(path.gaps.beyondProof, 1);
}

TEST(StepProof, APathLeavesNothingOut) {
    int steps = 0;
    for (const Puzzle& puzzle : test::samplePuzzles("0701")) {
        const SolvePath path = solvePath(Position::fromPuzzle(puzzle));
        EXPECT_EQ(path.gaps, SearchGaps());
        steps += static_cast<int>(path.steps.size());
    }
    EXPECT_GT(steps, 50);
}

}  // namespace
}  // namespace nonet
