// What a setter asks is answered in the background, and what is known in the frame of the edit.
#include "core/design/constraint_edits.h"
#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"
#include "tests/core/rules/odd_boards.h"
#include "ui/designer/designer.h"
#include "ui/designer/layout_answers.h"
#include "ui/document/puzzle_document.h"

#include <QTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kWaits = 20'000;

PuzzleRecord recordOf(const Puzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    record.history = History(PlayState(puzzle.shape()));
    return record;
}

Constraint ruleOver(ConstraintKind kind, const std::vector<Cell>& cells) {
    Constraint constraint;
    constraint.kind = kind;
    if (!cells.empty())
        constraint.parts = {cells};
    return constraint;
}

class LayoutAnswersTest : public ::testing::Test {
protected:
    LayoutAnswersTest() : m_document(recordOf(test::cagedFour())) { m_designer.setDocument(&m_document); }

    bool waitFor(LayoutAnswer answer, AnswerState state = AnswerState::done) {
        return QTest::qWaitFor([&] { return m_answers.state(answer) == state; }, kWaits);
    }
    void ask(LayoutAnswer answer) {
        m_answers.ask(answer);
        EXPECT_TRUE(waitFor(answer));
    }
    void draw(const Constraint& constraint) { m_designer.edit(place(m_designer.puzzle(), {constraint})); }
    void give(Cell cell, Digit digit) {
        Puzzle after = m_designer.puzzle();
        after.givens.set(cell, digit);
        m_designer.edit(after);
    }
    Grid anySolutionOf(std::uint64_t seed = 1) {
        return anySolution(m_designer.puzzle(), {.seed = seed, .budget = kSolutionBudget}).first.value();
    }

    PuzzleDocument m_document;
    Designer m_designer;
    LayoutAnswers m_answers{m_designer};
};

TEST_F(LayoutAnswersTest, WhatIsKnownIsThereInTheFrameOfTheEdit) {
    ask(LayoutAnswer::candidates);
    ASSERT_TRUE(m_answers.candidates()->isComplete());
    give(Cell(15), *anySolutionOf().digit(Cell(15)));
    // No event has run since.
    ASSERT_TRUE(m_answers.candidates());
    int known = 0;
    for (const Cell cell : m_designer.puzzle().shape().cells())
        known += 4 - m_answers.candidates()->unknown(cell).count();
    EXPECT_GT(known, 16);
    EXPECT_TRUE(waitFor(LayoutAnswer::candidates));
    EXPECT_EQ(*m_answers.candidates(), trueCandidates(m_designer.puzzle()).candidates);
}

TEST_F(LayoutAnswersTest, TheLastOfManyEditsIsAnswered) {
    m_answers.ask(LayoutAnswer::candidates);
    const Grid solution = anySolutionOf();
    for (int cell = 0; cell < 6; ++cell)
        give(Cell(cell), *solution.digit(Cell(cell)));
    m_document.undo();
    EXPECT_TRUE(waitFor(LayoutAnswer::candidates));
    EXPECT_EQ(*m_answers.candidates(), trueCandidates(m_designer.puzzle()).candidates);
    EXPECT_EQ(m_answers.puzzle(), m_designer.puzzle());
}

TEST_F(LayoutAnswersTest, EditsOfLooksAskNothing) {
    m_designer.edit(place(m_designer.puzzle(), {ruleOver(ConstraintKind::antiKnight, {})}));
    Puzzle proper = m_designer.puzzle();
    proper.givens = anySolutionOf();
    m_designer.edit(proper);
    ask(LayoutAnswer::candidates);
    ask(LayoutAnswer::neededParts);
    ASSERT_GT(m_answers.neededParts()->spare.constraints.size(), 0U);
    const std::vector<int> spare = m_answers.neededParts()->spare.constraints;
    const std::vector<Constraint> before = m_designer.puzzle().constraints();
    int answered = 0;
    QObject::connect(&m_answers, &LayoutAnswers::changed, &m_answers, [&answered] { ++answered; });
    m_designer.edit(setHidden(m_designer.puzzle(), std::vector{0}, true));
    m_designer.edit(reorder(m_designer.puzzle(), 0, 1));
    EXPECT_EQ(answered, 0);
    EXPECT_EQ(m_answers.state(LayoutAnswer::neededParts), AnswerState::done);
    // They are the same rules, where they stand now.
    const std::vector<int> moved = m_answers.neededParts()->spare.constraints;
    ASSERT_EQ(moved.size(), spare.size());
    for (const int each : moved)
        EXPECT_TRUE(std::ranges::any_of(spare, [&](int earlier) {
            return meansTheSame(before[static_cast<std::size_t>(earlier)],
                                m_designer.puzzle().constraints()[static_cast<std::size_t>(each)]);
        }));
}

TEST_F(LayoutAnswersTest, APausedOneWaitsOverEditsAndGoesOn) {
    m_answers.ask(LayoutAnswer::candidates);
    m_answers.pause(LayoutAnswer::candidates);
    ASSERT_EQ(m_answers.state(LayoutAnswer::candidates), AnswerState::paused);
    give(Cell(15), *anySolutionOf().digit(Cell(15)));
    QTest::qWait(50);
    EXPECT_EQ(m_answers.state(LayoutAnswer::candidates), AnswerState::paused);
    EXPECT_TRUE(m_answers.candidates()) << "what is known is told";
    m_answers.resume(LayoutAnswer::candidates);
    EXPECT_TRUE(waitFor(LayoutAnswer::candidates));
    EXPECT_TRUE(m_answers.candidates()->isComplete());
}

TEST_F(LayoutAnswersTest, AStoppedOneIsAskedAgainByTheNextEdit) {
    m_answers.ask(LayoutAnswer::equalCells);
    m_answers.stop(LayoutAnswer::equalCells);
    QTest::qWait(50);
    EXPECT_EQ(m_answers.state(LayoutAnswer::equalCells), AnswerState::stopped);
    draw(ruleOver(ConstraintKind::palindrome, {Cell(0), Cell(6), Cell(9), Cell(14)}));
    EXPECT_TRUE(waitFor(LayoutAnswer::equalCells));
    EXPECT_TRUE(m_answers.equalCells()->isComplete);
    m_answers.withdraw(LayoutAnswer::equalCells);
    EXPECT_FALSE(m_answers.equalCells());
    EXPECT_FALSE(m_answers.isAsked(LayoutAnswer::equalCells));
}

TEST_F(LayoutAnswersTest, EnteredDigitsCountWhereThatIsAsked) {
    ask(LayoutAnswer::candidates);
    m_answers.fill();
    EXPECT_TRUE(waitFor(LayoutAnswer::fill));
    ASSERT_TRUE(m_document.digits().isFull());
    EXPECT_TRUE(m_designer.puzzle().rulebook().holds(m_document.digits()));
    EXPECT_GT(m_answers.count()->count, 1U);
    m_answers.setDigitsCounted(DigitsCounted::givensAndEntered);
    EXPECT_TRUE(waitFor(LayoutAnswer::candidates));
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_answers.count() == SolutionCount{1, false}; }, kWaits));
    for (const Cell cell : m_designer.puzzle().shape().cells())
        EXPECT_EQ(m_answers.candidates()->possible(cell), DigitSet{*m_document.digits().digit(cell)});
    m_document.undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_answers.count() && m_answers.count()->count > 1; }, kWaits));
}

TEST_F(LayoutAnswersTest, AnotherFillIsAnotherSolution) {
    std::vector<Grid> found;
    for (int i = 0; i < 8; ++i) {
        m_answers.fillAtRandom();
        ASSERT_TRUE(waitFor(LayoutAnswer::fill));
        EXPECT_TRUE(m_designer.puzzle().rulebook().holds(m_document.digits()));
        if (std::ranges::find(found, m_document.digits()) == found.end())
            found.push_back(m_document.digits());
    }
    EXPECT_GT(found.size(), 1U);
}

TEST_F(LayoutAnswersTest, ACluePlacedLeavesTheOthers) {
    ask(LayoutAnswer::missingClues);
    ASSERT_TRUE(m_answers.missingClues()->isProved);
    const std::vector<Candidate> clues = m_answers.missingClues()->clues;
    ASSERT_FALSE(clues.empty());
    for (std::size_t i = 0; i < clues.size(); ++i) {
        give(clues[i].cell, clues[i].digit);
        ASSERT_TRUE(m_answers.missingClues());
        EXPECT_EQ(m_answers.missingClues()->clues.size(), clues.size() - i - 1);
    }
    EXPECT_EQ(m_answers.missingClues()->state, SolutionState::one);
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    m_document.undo();
    EXPECT_FALSE(m_answers.missingClues()) << "of that layout nothing is known";
}

TEST_F(LayoutAnswersTest, AnotherDocumentIsAnsweredForAnew) {
    ask(LayoutAnswer::candidates);
    PuzzleDocument other(recordOf(Puzzle()));
    m_designer.setDocument(&other);
    EXPECT_EQ(m_answers.puzzle(), Puzzle());
    EXPECT_TRUE(waitFor(LayoutAnswer::candidates));
    EXPECT_EQ(m_answers.candidates()->cellCount(), 81);
    m_designer.setDocument(nullptr);
    m_answers.fill();
    EXPECT_FALSE(m_answers.isAsked(LayoutAnswer::fill));
}

TEST_F(LayoutAnswersTest, EachTellsHowLongItTook) {
    ask(LayoutAnswer::neededParts);
    const std::chrono::milliseconds took = m_answers.timeOf(LayoutAnswer::neededParts);
    QTest::qWait(20);
    EXPECT_EQ(m_answers.timeOf(LayoutAnswer::neededParts), took);
    EXPECT_FALSE(m_answers.titleOf(LayoutAnswer::neededParts).isEmpty());
}

TEST_F(LayoutAnswersTest, SolutionsAreLookedAtOneAfterTheOtherAndNothingIsEntered) {
    const std::uint64_t all = countSolutions(m_designer.puzzle(), {.solutions = 1000}).count;
    ASSERT_GT(all, 2U);
    const Grid before = m_document.digits();
    std::vector<Grid> seen;
    seen.reserve(all);
    for (std::uint64_t i = 0; i < all; ++i) {
        m_answers.showNextSolution();
        ASSERT_TRUE(QTest::qWaitFor([&] { return m_answers.shownNumber() == i + 1; }, kWaits));
        EXPECT_TRUE(m_designer.puzzle().rulebook().holds(*m_answers.shownSolution()));
        EXPECT_EQ(std::ranges::find(seen, *m_answers.shownSolution()), seen.end());
        seen.push_back(*m_answers.shownSolution());
    }
    EXPECT_FALSE(m_answers.solutionCount());
    m_answers.showNextSolution();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_answers.shownNumber() == 1; }, kWaits)) << "the first comes again";
    EXPECT_EQ(m_answers.solutionCount(), all);
    m_answers.showPreviousSolution();
    EXPECT_EQ(m_answers.shownNumber(), all) << "before it the last";
    m_answers.showPreviousSolution();
    EXPECT_EQ(*m_answers.shownSolution(), seen[all - 2]);
    EXPECT_EQ(m_document.digits(), before);
}

TEST_F(LayoutAnswersTest, FillEntersTheSolutionThatIsLookedAtElseTheFirst) {
    m_answers.showNextSolution();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_answers.shownNumber() == 1; }, kWaits));
    const Grid first = *m_answers.shownSolution();
    m_answers.showNextSolution();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_answers.shownNumber() == 2; }, kWaits));
    const Grid second = *m_answers.shownSolution();
    m_answers.fill();
    EXPECT_EQ(m_document.digits(), second);
    EXPECT_EQ(m_answers.shownSolution(), nullptr) << "what was entered is to be seen";
    m_document.undo();
    m_answers.fill();
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_document.digits() == first; }, kWaits));
}

TEST_F(LayoutAnswersTest, ASolutionIsGoneWithTheLayoutThatHadIt) {
    m_answers.showNextSolution();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_answers.shownSolution() != nullptr; }, kWaits));
    give(Cell(15), *m_answers.shownSolution()->digit(Cell(15)));
    EXPECT_EQ(m_answers.shownSolution(), nullptr);
    m_document.undo();
    EXPECT_EQ(m_answers.shownSolution(), nullptr);
    EXPECT_FALSE(m_answers.hasPreviousSolution());
    m_answers.showPreviousSolution();
    m_designer.setDocument(nullptr);
    m_answers.showNextSolution();
    EXPECT_TRUE(waitFor(LayoutAnswer::solution)) << "of the blank board there are some";
}

TEST_F(LayoutAnswersTest, ATesterTellsOfEachRuleAndGivenWhetherItIsNeeded) {
    ask(LayoutAnswer::tester);
    EXPECT_EQ(m_answers.testerReport()->facts.state, SolutionState::several);
    Puzzle full = m_designer.puzzle();
    full.givens = anySolutionOf();
    m_designer.edit(full);
    EXPECT_FALSE(m_answers.testerReport()) << "it was of another layout";
    EXPECT_FALSE(m_answers.isAsked(LayoutAnswer::tester));
    ask(LayoutAnswer::tester);
    EXPECT_EQ(*m_answers.testerReport(), testerReport(m_designer.puzzle()));
    EXPECT_EQ(m_answers.lastEnded(), LayoutAnswer::tester);
}

TEST_F(LayoutAnswersTest, WhatIsNotNeededGoesAsOneEditAndLockedRulesStay) {
    Puzzle full = m_designer.puzzle();
    full.givens = anySolutionOf();
    m_designer.edit(full);
    draw(ruleOver(ConstraintKind::extra, {Cell(0), Cell(1), Cell(2), Cell(3)}));
    const Puzzle before = m_designer.puzzle();
    m_answers.setSpareFirst(SpareFirst::rules);
    m_answers.removeSpare();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != before; }, kWaits));
    EXPECT_TRUE(m_designer.puzzle().constraints().empty());
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    EXPECT_TRUE(neededParts(m_designer.puzzle()).spare.givens.empty());
    m_document.undo();
    EXPECT_EQ(m_designer.puzzle(), before);
    m_designer.setLocked({0, 1}, true);
    m_answers.removeSpare();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != before; }, kWaits));
    EXPECT_EQ(m_designer.puzzle().constraints(), before.constraints());
}

TEST_F(LayoutAnswersTest, RemovingIsGivenUpWithAnEditOrAStop) {
    Puzzle full = m_designer.puzzle();
    full.givens = anySolutionOf();
    m_designer.edit(full);
    m_answers.removeSpare();
    m_answers.stop(LayoutAnswer::smallestPart);
    QTest::qWait(50);
    EXPECT_EQ(m_designer.puzzle(), full);
    m_answers.ask(LayoutAnswer::smallestPart);
    EXPECT_TRUE(waitFor(LayoutAnswer::smallestPart));
    EXPECT_EQ(m_designer.puzzle(), full) << "it was asked for alone";
}

TEST_F(LayoutAnswersTest, LogicIsOfClassicLayoutsAndGoesWithTheirFirstRule) {
    EXPECT_FALSE(m_answers.knowsLogic());
    PuzzleDocument classic(recordOf(Puzzle()));
    m_designer.setDocument(&classic);
    ASSERT_TRUE(m_answers.knowsLogic());
    ask(LayoutAnswer::logic);
    EXPECT_EQ(m_answers.logic()->steps, 0U);
    give(Cell(0), Digit(5));
    EXPECT_FALSE(m_answers.logic());
    EXPECT_TRUE(waitFor(LayoutAnswer::logic)) << "it stays asked";
    draw(ruleOver(ConstraintKind::antiKnight, {}));
    EXPECT_FALSE(m_answers.knowsLogic());
    EXPECT_FALSE(m_answers.isAsked(LayoutAnswer::logic));
    m_designer.setDocument(nullptr);
}

TEST_F(LayoutAnswersTest, WhatIsChosenStaysSoWhenAnotherRuleGoes) {
    draw(ruleOver(ConstraintKind::palindrome, {Cell(0), Cell(6)}));
    ASSERT_EQ(m_designer.puzzle().constraints().size(), 2U);
    m_designer.choose({1});
    m_designer.edit(withoutParts(m_designer.puzzle(), {.constraints = {0}}));
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "where it stands now";
}

TEST_F(LayoutAnswersTest, EverySolutionIsCountedBesideTheOtherAnswers) {
    const Layout blank(Geometry(2, 3));
    Puzzle six(blank, Grid(blank.shape));
    for (int i = 0; i < 6; ++i)
        six.givens.set(Cell(i), Digit(i + 1));
    m_designer.edit(six);
    m_document.setFacts(solutionFacts(six));
    m_document.setCount(countUpToMost(six));
    ASSERT_TRUE(m_answers.isCountOpen());
    m_answers.countExactly();
    ASSERT_TRUE(m_answers.state(LayoutAnswer::exact) == AnswerState::running);
    ask(LayoutAnswer::equalCells);
    m_answers.pause(LayoutAnswer::exact);
    m_answers.countExactly();
    ASSERT_TRUE(waitFor(LayoutAnswer::exact));
    // 28,200,960 (Felgenhauer and Jarvis's way for 2 x 3 boxes), of which each first row has as many.
    EXPECT_EQ(m_answers.count(), (SolutionCount{28'200'960 / 720, false}));
    EXPECT_FALSE(m_answers.isCountOpen());
    six.givens.clear(Cell(5));
    m_designer.edit(six);
    EXPECT_EQ(m_answers.state(LayoutAnswer::exact), AnswerState::notAsked) << "it was of the other layout";
    EXPECT_TRUE(m_answers.isCountOpen());
}

}  // namespace
}  // namespace nonet
