#include "core/board/classic.h"
#include "core/play/player_actions.h"
#include "core/solvers/search/search.h"
#include "tests/ui/sample_puzzles.h"
#include "ui/hints/hint_session.h"
#include "ui/hints/hint_words.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

HintQuestion questionOf(const Puzzle& puzzle) {
    return {.puzzle = puzzle, .state = PlayState(), .wishes = {}, .seen = {}};
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

TEST(HintAnswer, WrongDigitComesFirst) {
    const Puzzle puzzle = sample("0003");
    const Grid solution = *search(puzzle).first;
    HintQuestion question = questionOf(puzzle);
    for (const Cell cell : classic::kAllCells)
        if (puzzle.givens.isBlank(cell)) {
            question.state.at(cell).digit = static_cast<std::uint8_t>(solution.valueAt(cell) % 9 + 1);
            const HintAnswer answer = answerHint(question);
            EXPECT_EQ(answer.finding, HintFinding::wrongDigits);
            EXPECT_EQ(answer.cells, std::vector<Cell>{cell});
            EXPECT_FALSE(answer.step.has_value());
            return;
        }
}

TEST(HintAnswer, SaysThatANeededCandidateWasStruck) {
    const Puzzle puzzle = sample("0300");
    const Grid solution = *search(puzzle).first;
    HintQuestion question = questionOf(puzzle);
    const Cell cell = Position::fromPuzzle(puzzle).unsolvedCells().first();
    question.state.at(cell).struck.insert(*solution.digit(cell));
    HintAnswer answer = answerHint(question);
    EXPECT_EQ(answer.finding, HintFinding::missingCandidates);
    EXPECT_EQ(answer.cells, std::vector<Cell>{cell});
    const QString spoken = HintWords::of(answer, StepDepth::full).spoken();
    EXPECT_FALSE(spoken.contains(QString::number(solution.valueAt(cell)) + QStringLiteral(" ")))
        << "that would be a spoiler";

    question.state.at(cell).struck = {};
    question.wishes.source = CandidateSource::centreMarks;
    question.state.at(cell).centre.insert(Digit(solution.valueAt(cell) % 9 + 1));
    answer = answerHint(question);
    EXPECT_EQ(answer.finding, HintFinding::missingCandidates);
    EXPECT_EQ(answer.ground, ReasoningGround::centreMarks);
}

TEST(HintAnswer, NamesThePositionThatItUsed) {
    const Puzzle puzzle = sample("0300");
    const Grid solution = *search(puzzle).first;
    HintQuestion question = questionOf(puzzle);
    EXPECT_EQ(HintWords::of(answerHint(question), StepDepth::name).foot,
              QStringLiteral("Worked from full candidates."));
    const Position position = Position::fromPuzzle(puzzle);
    const Cell cell = position.unsolvedCells().first();
    for (const Digit digit : position.candidates(cell))
        if (digit != *solution.digit(cell))
            question.state.at(cell).struck.insert(digit);
    EXPECT_EQ(HintWords::of(answerHint(question), StepDepth::name).foot,
              QStringLiteral("Worked from your candidates."));
}

TEST(HintAnswer, UniquenessOnlyWhereThereIsOneSolutionAndItIsWanted) {
    for (const Puzzle& puzzle : test::samplePuzzles("0600")) {
        HintQuestion question = questionOf(puzzle);
        question.wishes.usesUniqueness = false;
        for (int i = 0; i < 60; ++i) {
            const HintAnswer answer = answerHint(question);
            if (!answer.step)
                break;
            EXPECT_FALSE(technique(answer.step->technique).assumesUniqueness);
            question.seen.push_back(*answer.step);
        }
    }
}

TEST(HintAnswer, SeveralSolutionsAreSaidAndNothingRestsOnOne) {
    Puzzle puzzle = sample("0003");
    for (const Cell cell : classic::kAllCells) {
        puzzle.givens.clear(cell);
        if (search(puzzle, 2).count > 1)
            break;
    }
    const HintAnswer answer = answerHint(questionOf(puzzle));
    EXPECT_EQ(answer.solutions, SolutionCount::several);
    EXPECT_TRUE(HintWords::of(answer, StepDepth::name).spoken().contains(QStringLiteral("several solutions")));
    EXPECT_FALSE(answer.step && technique(answer.step->technique).assumesUniqueness);
}

TEST(HintAnswer, ABoardThatBeganWithoutSomeCandidatesGivesNothingThatRestsOnOneSolution) {
    Puzzle puzzle = sample("0600");
    EXPECT_TRUE(answerHint(questionOf(puzzle)).permitsUniqueness);
    puzzle.startCandidates = puzzle.initialCandidates();
    HintQuestion question = questionOf(puzzle);
    for (int i = 0; i < 60; ++i) {
        const HintAnswer answer = answerHint(question);
        EXPECT_EQ(answer.solutions, SolutionCount::one);
        EXPECT_TRUE(HintWords::of(answer, StepDepth::name).spoken().contains(QStringLiteral("left out")));
        if (!answer.step)
            break;
        EXPECT_FALSE(technique(answer.step->technique).assumesUniqueness);
        question.state = applyStep(puzzle, question.state, answer.step->placements, answer.step->eliminations);
    }
}

TEST(HintAnswer, NoSolutionGivesNoStep) {
    Puzzle puzzle(*gridFromLine("55" + std::string(79, '.')));
    const HintAnswer answer = answerHint(questionOf(puzzle));
    EXPECT_EQ(answer.finding, HintFinding::noSolution);
    EXPECT_FALSE(answer.step.has_value());
}

TEST(HintAnswer, KeepsToTheWishes) {
    const Puzzle puzzle = sample("0300");
    HintQuestion question = questionOf(puzzle);
    question.wishes.onlyPlacements = true;
    HintAnswer answer = answerHint(question);
    EXPECT_FALSE(answer.step && answer.step->placements.empty());
    question.wishes.onlyPlacements = false;
    int told = 0;
    for (const Cell cell : Position::fromPuzzle(puzzle).unsolvedCells()) {
        question.wishes.cell = cell;
        answer = answerHint(question);
        if (!answer.step) {
            EXPECT_EQ(answer.finding, HintFinding::noStep);
            EXPECT_TRUE(HintWords::of(answer, StepDepth::name).body.contains(u'r'));
            continue;
        }
        ++told;
        const auto isHere = [&](Candidate each) { return each.cell == cell; };
        EXPECT_TRUE(std::ranges::any_of(answer.step->placements, isHere) ||
                    std::ranges::any_of(answer.step->eliminations, isHere));
    }
    EXPECT_GT(told, 0);
}

TEST(HintWords, TellNothingEarly) {
    const HintAnswer answer = answerHint(questionOf(sample("0300")));
    ASSERT_TRUE(answer.step.has_value());
    const HintWords name = HintWords::of(answer, StepDepth::name);
    EXPECT_TRUE(name.body.isEmpty());
    EXPECT_TRUE(name.result.isEmpty());
    const HintWords houses = HintWords::of(answer, StepDepth::houses);
    EXPECT_FALSE(houses.body.isEmpty());
    EXPECT_TRUE(houses.result.isEmpty());
    EXPECT_TRUE(HintWords::of(answer, StepDepth::pattern).result.isEmpty());
    EXPECT_FALSE(HintWords::of(answer, StepDepth::full).result.isEmpty());
}

}  // namespace
}  // namespace nonet
