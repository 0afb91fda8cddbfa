#include "core/solvers/search/search.h"
#include "tests/core/sample_puzzles.h"
#include "ui/text/hint_words.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

HintQuestion questionOf(const Puzzle& puzzle) {
    return {.puzzle = puzzle, .state = PlayState(), .facts = solutionFacts(puzzle), .wishes = {}, .seen = {}};
}

Puzzle sample(const std::string& code) { return test::samplePuzzles(code).front(); }

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

TEST(HintWords, NameThePositionThatWasUsed) {
    const Puzzle puzzle = sample("0300");
    HintQuestion question = questionOf(puzzle);
    HintAnswer answer = answerHint(question);
    answer.step = Step{.placements = {{classic::cellAt(0, 0), Digit(1)}}};
    EXPECT_EQ(HintWords::of(answer, StepDepth::name).foot, QString()) << "the digits alone tell it";
    answer.step = Step{.eliminations = {{classic::cellAt(0, 0), Digit(1)}}};
    EXPECT_EQ(HintWords::of(answer, StepDepth::name).foot, QStringLiteral("Worked from full candidates."));
    const Position position = Position::fromPuzzle(puzzle);
    const Cell cell = position.unsolvedCells().first();
    for (const Digit digit : position.candidates(cell))
        if (digit != *question.facts.solution->digit(cell))
            question.state.at(cell).struck.insert(digit);
    EXPECT_EQ(HintWords::of(answerHint(question), StepDepth::name).foot,
              QStringLiteral("Worked from your candidates."));
}

TEST(HintWords, ANeededCandidateIsNotToldByItsDigit) {
    HintQuestion question = questionOf(sample("0300"));
    const Cell cell = Position::fromPuzzle(question.puzzle).unsolvedCells().first();
    const Digit needed = *question.facts.solution->digit(cell);
    question.state.at(cell).struck.insert(needed);
    const QString spoken = HintWords::of(answerHint(question), StepDepth::full).spoken();
    EXPECT_FALSE(spoken.contains(QString::number(needed.value()) + QStringLiteral(" "))) << "that would be a spoiler";
}

TEST(HintWords, SayWhyStepsThatRestOnOneSolutionAreOff) {
    Puzzle puzzle = sample("0600");
    EXPECT_EQ(HintWords::uniquenessObstacle(solutionFacts(puzzle)), QString());
    puzzle.startCandidates = puzzle.initialCandidates();
    const auto foot = [](const Puzzle& asked) {
        return HintWords::of(answerHint(questionOf(asked)), StepDepth::name).foot;
    };
    EXPECT_TRUE(foot(puzzle).contains(QStringLiteral("candidates removed")));
    EXPECT_TRUE(foot(Puzzle(Grid())).contains(QStringLiteral("several solutions")));
    EXPECT_FALSE(foot(sample("0600")).contains(QStringLiteral("one solution")));
}

TEST(HintWords, SayHowManyTechniquesWereTriedWhereNoneApplies) {
    HintAnswer answer;
    answer.finding = HintFinding::noStep;
    answer.facts.permitsUniqueness = true;
    const auto body = [&answer] { return HintWords::of(answer, StepDepth::name).body.toStdString(); };
    const auto number = [](std::size_t count) { return std::to_string(count); };
    const std::size_t all = techniquesTried({}).size();
    const std::size_t plain = techniquesTried({.useUniqueness = false}).size();
    ASSERT_LT(plain, all);
    EXPECT_EQ(body(), "None of the " + number(all) + " hint techniques applies here.");
    answer.wishes.usesUniqueness = false;
    EXPECT_EQ(body(), "None of the " + number(plain) + " hint techniques applies here.");
    answer.wishes.onlyPlacements = true;
    EXPECT_EQ(body(), "None of the " + number(plain) +
                          " hint techniques places a digit here now, but one may remove candidates.");
    answer.wishes.cell = classic::cellAt(2, 3);
    EXPECT_EQ(body(), "None of the " + number(plain) + " hint techniques changes r3c4 now.");
    answer.wishes.cell.reset();
    answer.wishes.profile = ownCopy(hodokuProfile(), "Singles");
    useUpTo(answer.wishes.profile, TechniqueId::hiddenSingle);
    EXPECT_EQ(body(), "None of your enabled techniques applies here; one you have turned off might.");
}

TEST(HintWords, SayThatASearchWasCutOff) {
    HintAnswer answer;
    answer.wishes.usesUniqueness = false;
    EXPECT_EQ(HintWords::of(answer, StepDepth::name).foot, QString());
    answer.gaps.cutOff.set(static_cast<std::size_t>(TechniqueId::remotePair));
    EXPECT_TRUE(HintWords::of(answer, StepDepth::name).foot.contains(QStringLiteral("cut off")));
    EXPECT_TRUE(HintWords::ofPath(PathRemark::cutOff).contains(QStringLiteral("cut off")));
}

TEST(HintWords, InOneLineAreWholeSentences) {
    const HintAnswer answer = answerHint(questionOf(sample("0300")));
    const HintWords words = HintWords::of(answer, StepDepth::full);
    EXPECT_EQ(words.sentence(), words.headline + QStringLiteral(". ") + words.body + u' ' + words.result);
    const HintWords name = HintWords::of(answer, StepDepth::name);
    EXPECT_EQ(name.sentence(), name.headline + u'.');
}

}  // namespace
}  // namespace nonet
