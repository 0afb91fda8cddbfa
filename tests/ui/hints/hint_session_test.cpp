#include "tests/core/sample_puzzles.h"
#include "ui/hints/hint_session.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

HintQuestion questionOf(const Puzzle& puzzle) {
    return {.puzzle = puzzle, .state = PlayState(), .facts = solutionFacts(puzzle), .wishes = {}, .seen = {}};
}

Puzzle sample(const std::string& code) { return test::samplePuzzles(code).front(); }

TEST(HintSession, DeepensOnePressAtATime) {
    HintSession session;
    EXPECT_TRUE(session.press());
    EXPECT_EQ(session.stage(), HintSession::Stage::asking);
    EXPECT_FALSE(session.press()) << "a question is on its way";
    session.receive(answerHint(questionOf(sample("0003"))));
    EXPECT_EQ(session.depth(), StepDepth::name);
    for (const StepDepth depth : {StepDepth::houses, StepDepth::pattern, StepDepth::full, StepDepth::full}) {
        EXPECT_FALSE(session.press());
        EXPECT_EQ(session.depth(), depth);
    }
    session.close();
    EXPECT_EQ(session.step(), nullptr);
    EXPECT_TRUE(session.press());
}

TEST(HintSession, AnotherIsToldToTheSameDepth) {
    HintQuestion question = questionOf(sample("0300"));
    HintSession session;
    session.press();
    session.receive(answerHint(question));
    session.tell(StepDepth::full);
    ASSERT_TRUE(session.another());
    EXPECT_EQ(session.depth(), StepDepth::full);
    question.seen = session.seen();
    session.receive(answerHint(question));
    ASSERT_NE(session.step(), nullptr);
    EXPECT_EQ(session.depth(), StepDepth::full);
}

TEST(HintSession, LateAnswersAreDropped) {
    HintSession session;
    session.press();
    session.close();
    session.receive(answerHint(questionOf(sample("0003"))));
    EXPECT_EQ(session.stage(), HintSession::Stage::closed);
}

TEST(HintSession, AnotherHasADifferentResultUntilAllAreSeen) {
    HintQuestion question = questionOf(sample("0300"));
    HintSession session;
    session.press();
    std::vector<Step> told;
    for (;;) {
        question.seen = session.seen();
        session.receive(answerHint(question));
        if (session.step() == nullptr)
            break;
        for (const Step& before : told)
            EXPECT_FALSE(hasSameResult(before, *session.step()));
        told.push_back(*session.step());
        ASSERT_TRUE(session.another());
    }
    EXPECT_GT(told.size(), 3U);
    EXPECT_EQ(session.answer()->finding, HintFinding::noOtherStep);
    EXPECT_TRUE(session.another());
    question.seen = session.seen();
    session.receive(answerHint(question));
    ASSERT_NE(session.step(), nullptr);
    EXPECT_TRUE(hasSameResult(*session.step(), told.front()));
}

}  // namespace
}  // namespace nonet
