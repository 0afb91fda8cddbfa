// What a setter asks is answered in the background, and what is known in the frame of the edit.
#include "core/answers/exact_count.h"
#include "core/answers/missing_clues.h"
#include "core/design/constraint_edits.h"
#include "core/generators/layout_puzzle.h"
#include "core/hints/logic_candidates.h"
#include "core/play/player_actions.h"
#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"
#include "tests/core/rules/odd_boards.h"
#include "ui/answers/document_facts.h"
#include "ui/answers/puzzle_answers.h"
#include "ui/designer/designer.h"
#include "ui/designer/layout_maker.h"
#include "ui/designer/solution_browser.h"
#include "ui/document/puzzle_document.h"

#include <QTest>

#include <atomic>
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

class PuzzleAnswersTest : public ::testing::Test {
protected:
    PuzzleAnswersTest() : m_document(recordOf(test::cagedFour())) {
        QObject::connect(&m_designer, &Designer::puzzleChanged, &m_answers, &PuzzleAnswers::followEdit);
        open(&m_document);
    }

    /// As session and panel of the room do.
    void open(PuzzleDocument* document) {
        m_facts.setDocument(document);
        m_designer.setDocument(document);
        m_answers.setDocument(document);
        m_facts.begin();
    }
    template <typename T>
    bool waitFor(AnswerState state = AnswerState::done) {
        return QTest::qWaitFor([&] { return m_answers.answer<T>().state() == state; }, kWaits);
    }
    template <typename T>
    void ask() {
        m_answers.ask<T>();
        EXPECT_TRUE(waitFor<T>());
    }
    LookedAtSolutions seen() const { return m_answers.of<LookedAtSolutions>().value_or(LookedAtSolutions()); }
    bool showsSolution(std::size_t place) {
        return QTest::qWaitFor([&] { return seen().shown == place; }, kWaits);
    }
    void draw(const Constraint& constraint) { m_designer.edit(place(m_designer.puzzle(), {constraint})); }
    void give(Cell cell, Digit digit) {
        Puzzle after = m_designer.puzzle();
        after.givens.set(cell, digit);
        m_designer.edit(after);
    }
    const Grid* inMind() const { return m_designer.puzzle().solutionLayer(); }
    Grid anySolutionOf(std::uint64_t seed = 1) {
        return anySolution(m_designer.puzzle(), {.seed = seed, .budget = kSolutionBudget}).first.value();
    }

    PuzzleDocument m_document;
    Designer m_designer;
    DocumentFacts m_facts;
    PuzzleAnswers m_answers{m_facts};
    LayoutMaker m_maker{m_designer, m_answers};
    SolutionBrowser m_steps{m_answers, m_maker};
};

TEST_F(PuzzleAnswersTest, WhatIsKnownIsThereInTheFrameOfTheEdit) {
    ask<CandidateKnowledge>();
    ASSERT_TRUE(m_answers.of<CandidateKnowledge>()->isComplete());
    give(Cell(15), *anySolutionOf().digit(Cell(15)));
    // No event has run since.
    ASSERT_TRUE(m_answers.of<CandidateKnowledge>());
    int known = 0;
    for (const Cell cell : m_designer.puzzle().shape().cells())
        known += 4 - m_answers.of<CandidateKnowledge>()->unknown(cell).count();
    EXPECT_GT(known, 16);
    EXPECT_TRUE(waitFor<CandidateKnowledge>());
    EXPECT_EQ(*m_answers.of<CandidateKnowledge>(), trueCandidates(m_designer.puzzle()).candidates);
}

TEST_F(PuzzleAnswersTest, TheLastOfManyEditsIsAnswered) {
    m_answers.ask<CandidateKnowledge>();
    const Grid solution = anySolutionOf();
    for (int cell = 0; cell < 6; ++cell)
        give(Cell(cell), *solution.digit(Cell(cell)));
    m_document.undo();
    EXPECT_TRUE(waitFor<CandidateKnowledge>());
    EXPECT_EQ(*m_answers.of<CandidateKnowledge>(), trueCandidates(m_designer.puzzle()).candidates);
    EXPECT_EQ(m_answers.puzzle(), m_designer.puzzle());
}

TEST_F(PuzzleAnswersTest, EditsOfLooksAskNothing) {
    m_designer.edit(place(m_designer.puzzle(), {ruleOver(ConstraintKind::antiKnight, {})}));
    Puzzle proper = m_designer.puzzle();
    proper.givens = anySolutionOf();
    m_designer.edit(proper);
    ask<CandidateKnowledge>();
    ask<NeededParts>();
    ASSERT_GT(m_answers.of<NeededParts>()->spare.constraints.size(), 0U);
    const std::vector<int> spare = m_answers.of<NeededParts>()->spare.constraints;
    const std::vector<Constraint> before = m_designer.puzzle().constraints();
    int answered = 0;
    QObject::connect(&m_answers, &PuzzleAnswers::changed, &m_answers, [&answered] { ++answered; });
    m_designer.edit(setHidden(m_designer.puzzle(), std::vector{0}, true));
    m_designer.edit(reorder(m_designer.puzzle(), 0, 1));
    EXPECT_EQ(answered, 0);
    EXPECT_EQ(m_answers.answer<NeededParts>().state(), AnswerState::done);
    // They are the same rules, where they stand now.
    const std::vector<int> moved = m_answers.of<NeededParts>()->spare.constraints;
    ASSERT_EQ(moved.size(), spare.size());
    for (const int each : moved)
        EXPECT_TRUE(std::ranges::any_of(spare, [&](int earlier) {
            return meansTheSame(before[static_cast<std::size_t>(earlier)],
                                m_designer.puzzle().constraints()[static_cast<std::size_t>(each)]);
        }));
}

TEST_F(PuzzleAnswersTest, APausedOneWaitsOverEditsAndGoesOn) {
    m_answers.ask<CandidateKnowledge>();
    m_answers.pause(m_answers.answer<CandidateKnowledge>());
    ASSERT_EQ(m_answers.answer<CandidateKnowledge>().state(), AnswerState::paused);
    give(Cell(15), *anySolutionOf().digit(Cell(15)));
    QTest::qWait(50);
    EXPECT_EQ(m_answers.answer<CandidateKnowledge>().state(), AnswerState::paused);
    EXPECT_TRUE(m_answers.of<CandidateKnowledge>()) << "what is known is told";
    m_answers.resume(m_answers.answer<CandidateKnowledge>());
    EXPECT_TRUE(waitFor<CandidateKnowledge>());
    EXPECT_TRUE(m_answers.of<CandidateKnowledge>()->isComplete());
}

TEST_F(PuzzleAnswersTest, AStoppedOneIsAskedAgainByTheNextEdit) {
    m_answers.ask<CandidateKnowledge>();
    m_answers.stop(m_answers.answer<CandidateKnowledge>());
    QTest::qWait(50);
    EXPECT_EQ(m_answers.answer<CandidateKnowledge>().state(), AnswerState::stopped);
    draw(ruleOver(ConstraintKind::palindrome, {Cell(0), Cell(6), Cell(9), Cell(14)}));
    EXPECT_TRUE(waitFor<CandidateKnowledge>());
    EXPECT_TRUE(m_answers.of<CandidateKnowledge>()->isComplete());
    m_answers.withdraw<CandidateKnowledge>();
    EXPECT_FALSE(m_answers.of<CandidateKnowledge>());
    EXPECT_FALSE(m_answers.answer<CandidateKnowledge>().isAsked());
}

TEST_F(PuzzleAnswersTest, EnteredDigitsCountWhereThatIsAsked) {
    ask<CandidateKnowledge>();
    m_document.perform(showSolution(m_designer.puzzle(), m_document.state(), anySolutionOf()),
                       {.kind = ActionKind::showSolution});
    ASSERT_TRUE(m_document.digits().isFull());
    EXPECT_TRUE(m_designer.puzzle().rulebook().holds(m_document.digits()));
    EXPECT_GT(m_answers.count()->count, 1U);
    m_answers.setDigitsCounted(DigitsCounted::givensAndEntered);
    EXPECT_TRUE(waitFor<CandidateKnowledge>());
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_answers.count() == SolutionCount{1, false}; }, kWaits));
    for (const Cell cell : m_designer.puzzle().shape().cells())
        EXPECT_EQ(m_answers.of<CandidateKnowledge>()->possible(cell), DigitSet{*m_document.digits().digit(cell)});
    m_document.undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_answers.count() && m_answers.count()->count > 1; }, kWaits));
}

TEST_F(PuzzleAnswersTest, AnotherFillIsAnotherSolution) {
    std::vector<Grid> found;
    for (int i = 0; i < 8; ++i) {
        m_maker.fillAtRandom();
        ASSERT_TRUE(waitFor<Filling>());
        ASSERT_NE(inMind(), nullptr);
        EXPECT_TRUE(m_designer.puzzle().rulebook().holds(*inMind()));
        if (std::ranges::find(found, *inMind()) == found.end())
            found.push_back(*inMind());
    }
    EXPECT_GT(found.size(), 1U);
    EXPECT_EQ(m_document.digits(), m_designer.puzzle().givens) << "nothing is entered";
}

TEST_F(PuzzleAnswersTest, AFillKeepsWhatTheSolutionLayerHas) {
    const Grid whole = anySolutionOf();
    Grid some(whole.rows());
    const Cell kept(15);
    some.set(kept, *whole.digit(kept));
    Puzzle begun = m_designer.puzzle();
    begun.setSolutionLayer(some);
    m_designer.edit(begun);
    for (int i = 0; i < 4; ++i) {
        m_maker.fillAtRandom();
        ASSERT_TRUE(waitFor<Filling>());
        ASSERT_TRUE(inMind() != nullptr && inMind()->isFull());
        EXPECT_EQ(inMind()->digit(kept), whole.digit(kept)) << "also of the next one";
    }
    m_maker.clearFill();
    EXPECT_EQ(inMind(), nullptr);
    m_document.undo();
    EXPECT_NE(inMind(), nullptr);
}

TEST_F(PuzzleAnswersTest, CluesLeadToTheSolutionLayerAndAnotherOneIsAskedAnew) {
    const Grid whole = anySolutionOf();
    Puzzle puzzle = m_designer.puzzle();
    puzzle.setSolutionLayer(whole);
    m_designer.edit(puzzle);
    ask<MissingClues>();
    for (const Candidate& clue : m_answers.of<MissingClues>()->clues)
        EXPECT_EQ(whole.digit(clue.cell), clue.digit);
    m_maker.makeProper();
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    EXPECT_TRUE(m_designer.puzzle().rulebook().holds(whole));
    EXPECT_EQ(anySolutionOf(), whole);
    m_document.undo();
    ask<MissingClues>();
    m_maker.clearFill();
    EXPECT_FALSE(m_answers.of<MissingClues>()) << "they led to a layer that is gone";
    EXPECT_FALSE(m_answers.answer<MissingClues>().isAsked());
}

TEST_F(PuzzleAnswersTest, ACluePlacedLeavesTheOthers) {
    ask<MissingClues>();
    ASSERT_TRUE(m_answers.of<MissingClues>()->isProved);
    const std::vector<Candidate> clues = m_answers.of<MissingClues>()->clues;
    ASSERT_FALSE(clues.empty());
    for (std::size_t i = 0; i < clues.size(); ++i) {
        give(clues[i].cell, clues[i].digit);
        ASSERT_TRUE(m_answers.of<MissingClues>());
        EXPECT_EQ(m_answers.of<MissingClues>()->clues.size(), clues.size() - i - 1);
    }
    EXPECT_EQ(m_answers.of<MissingClues>()->state, SolutionState::one);
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    m_document.undo();
    EXPECT_FALSE(m_answers.of<MissingClues>()) << "of that layout nothing is known";
}

TEST_F(PuzzleAnswersTest, AnotherDocumentIsAnsweredForAnew) {
    ask<CandidateKnowledge>();
    PuzzleDocument other(recordOf(Puzzle()));
    open(&other);
    EXPECT_EQ(m_answers.puzzle(), Puzzle());
    EXPECT_TRUE(waitFor<CandidateKnowledge>());
    EXPECT_EQ(m_answers.of<CandidateKnowledge>()->cellCount(), 81);
    open(nullptr);
    m_maker.fill();
    EXPECT_FALSE(m_answers.answer<Filling>().isAsked());
}

TEST_F(PuzzleAnswersTest, EachTellsHowLongItTook) {
    ask<NeededParts>();
    const std::chrono::milliseconds took = m_answers.answer<NeededParts>().time();
    QTest::qWait(20);
    EXPECT_EQ(m_answers.answer<NeededParts>().time(), took);
    EXPECT_FALSE(m_answers.answer<NeededParts>().title().isEmpty());
}

TEST_F(PuzzleAnswersTest, SolutionsAreLookedAtOneAfterTheOtherAndNothingIsEntered) {
    const std::uint64_t all = countSolutions(m_designer.puzzle(), {.solutions = 1000}).count;
    ASSERT_GT(all, 2U);
    const Grid before = m_document.digits();
    std::vector<Grid> found;
    found.reserve(all);
    for (std::uint64_t i = 0; i < all; ++i) {
        m_steps.showNext();
        ASSERT_TRUE(showsSolution(i));
        EXPECT_TRUE(m_designer.puzzle().rulebook().holds(*seen().shownSolution()));
        EXPECT_EQ(std::ranges::find(found, *seen().shownSolution()), found.end());
        found.push_back(*seen().shownSolution());
    }
    EXPECT_FALSE(seen().hasAll);
    m_steps.showNext();
    ASSERT_TRUE(showsSolution(0)) << "the first comes again";
    EXPECT_TRUE(seen().hasAll);
    EXPECT_EQ(seen().found.size(), all);
    m_steps.showPrevious();
    EXPECT_EQ(seen().shown, all - 1) << "before it the last";
    m_steps.showPrevious();
    EXPECT_EQ(*seen().shownSolution(), found[all - 2]);
    EXPECT_EQ(m_document.digits(), before);
}

TEST_F(PuzzleAnswersTest, FillEntersTheSolutionThatIsLookedAtElseTheFirst) {
    m_steps.showNext();
    ASSERT_TRUE(showsSolution(0));
    const Grid first = *seen().shownSolution();
    m_steps.showNext();
    ASSERT_TRUE(showsSolution(1));
    const Grid second = *seen().shownSolution();
    m_maker.fill();
    ASSERT_NE(inMind(), nullptr);
    EXPECT_EQ(*inMind(), second);
    EXPECT_FALSE(seen().shown) << "what was filled in is to be seen";
    m_document.undo();
    m_maker.fill();
    EXPECT_TRUE(QTest::qWaitFor([&] { return inMind() != nullptr && *inMind() == first; }, kWaits));
}

TEST_F(PuzzleAnswersTest, ASolutionIsGoneWithTheLayoutThatHadIt) {
    m_steps.showNext();
    ASSERT_TRUE(showsSolution(0));
    give(Cell(15), *seen().found.front().digit(Cell(15)));
    EXPECT_FALSE(seen().shown);
    m_document.undo();
    EXPECT_FALSE(seen().shown);
    EXPECT_FALSE(seen().hasPrevious());
    m_steps.showPrevious();
    open(nullptr);
    m_steps.showNext();
    EXPECT_TRUE(waitFor<LookedAtSolutions>()) << "of the blank board there are some";
}

TEST_F(PuzzleAnswersTest, ATesterTellsOfEachRuleAndGivenWhetherItIsNeeded) {
    ask<TesterReport>();
    EXPECT_EQ(m_answers.of<TesterReport>()->facts.state, SolutionState::several);
    Puzzle full = m_designer.puzzle();
    full.givens = anySolutionOf();
    m_designer.edit(full);
    EXPECT_FALSE(m_answers.of<TesterReport>()) << "it was of another layout";
    EXPECT_FALSE(m_answers.answer<TesterReport>().isAsked());
    ask<TesterReport>();
    EXPECT_EQ(*m_answers.of<TesterReport>(), testerReport(m_designer.puzzle()));
    EXPECT_EQ(m_answers.lastEnded(), &m_answers.answer<TesterReport>());
}

TEST_F(PuzzleAnswersTest, WhatIsNotNeededGoesAsOneEditAndLockedRulesStay) {
    Puzzle full = m_designer.puzzle();
    full.givens = anySolutionOf();
    m_designer.edit(full);
    draw(ruleOver(ConstraintKind::extra, {Cell(0), Cell(1), Cell(2), Cell(3)}));
    const Puzzle before = m_designer.puzzle();
    m_answers.setOptions({.spareFirst = SpareFirst::rules});
    m_maker.removeSpare();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != before; }, kWaits));
    EXPECT_TRUE(m_designer.puzzle().constraints().empty());
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    EXPECT_TRUE(neededParts(m_designer.puzzle()).spare.givens.empty());
    m_document.undo();
    EXPECT_EQ(m_designer.puzzle(), before);
    m_designer.locks().setLocked({0, 1}, true);
    m_maker.removeSpare();
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != before; }, kWaits));
    EXPECT_EQ(m_designer.puzzle().constraints(), before.constraints());
}

TEST_F(PuzzleAnswersTest, RemovingIsGivenUpWithAnEditOrAStop) {
    Puzzle full = m_designer.puzzle();
    full.givens = anySolutionOf();
    m_designer.edit(full);
    m_maker.removeSpare();
    m_answers.stop(m_answers.answer<SmallestProper>());
    QTest::qWait(50);
    EXPECT_EQ(m_designer.puzzle(), full);
    m_answers.ask<SmallestProper>();
    EXPECT_TRUE(waitFor<SmallestProper>());
    EXPECT_EQ(m_designer.puzzle(), full) << "it was asked for alone";
}

TEST_F(PuzzleAnswersTest, LogicIsOfClassicLayoutsAndGoesWithTheirFirstRule) {
    EXPECT_FALSE(m_answers.knowsLogic());
    PuzzleDocument classic(recordOf(Puzzle()));
    open(&classic);
    ASSERT_TRUE(m_answers.knowsLogic());
    ask<LogicCandidates>();
    EXPECT_EQ(m_answers.of<LogicCandidates>()->steps, 0U);
    give(Cell(0), Digit(5));
    EXPECT_FALSE(m_answers.of<LogicCandidates>());
    EXPECT_TRUE(waitFor<LogicCandidates>()) << "it stays asked";
    draw(ruleOver(ConstraintKind::antiKnight, {}));
    EXPECT_FALSE(m_answers.knowsLogic());
    EXPECT_FALSE(m_answers.answer<LogicCandidates>().isAsked());
    open(nullptr);
}

TEST_F(PuzzleAnswersTest, ALayoutWhoseRulesAreOffIsClassic) {
    PuzzleDocument classic(recordOf(makeLayoutPuzzle(Puzzle(), {.seed = 3}).puzzle));
    open(&classic);
    Constraint off = ruleOver(ConstraintKind::antiKnight, {});
    off.isOff = true;
    draw(off);
    ASSERT_EQ(m_designer.puzzle().constraints().size(), 1U);
    EXPECT_TRUE(m_answers.knowsLogic());
    ask<LogicCandidates>();
    EXPECT_GT(m_answers.of<LogicCandidates>()->steps, 0U);
    ask<LayoutRating>();
    EXPECT_EQ(m_answers.of<LayoutRating>()->state, SolutionState::one);
    EXPECT_FALSE(m_answers.of<LayoutRating>()->report.path.steps.empty());
    m_designer.edit(setOff(m_designer.puzzle(), std::vector{0}, false));
    EXPECT_FALSE(m_answers.knowsLogic());
    open(nullptr);
}

TEST_F(PuzzleAnswersTest, WhatIsChosenStaysSoWhenAnotherRuleGoes) {
    draw(ruleOver(ConstraintKind::palindrome, {Cell(0), Cell(6)}));
    ASSERT_EQ(m_designer.puzzle().constraints().size(), 2U);
    m_designer.choose({1});
    m_designer.edit(withoutParts(m_designer.puzzle(), {.constraints = {0}}));
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "where it stands now";
}

TEST_F(PuzzleAnswersTest, EverySolutionIsCountedBesideTheOtherAnswers) {
    const Layout blank(Geometry(2, 3));
    Puzzle six(blank, Grid(blank.shape));
    for (int i = 0; i < 6; ++i)
        six.givens.set(Cell(i), Digit(i + 1));
    m_designer.edit(six);
    m_document.findings().setFacts(solutionFacts(six));
    m_document.findings().setCount(countUpToMost(six));
    ASSERT_TRUE(m_answers.isCountOpen());
    m_answers.askOrResume<ExactCount>();
    ASSERT_TRUE(m_answers.answer<ExactCount>().state() == AnswerState::running);
    ask<CandidateKnowledge>();
    m_answers.pause(m_answers.answer<ExactCount>());
    m_answers.askOrResume<ExactCount>();
    ASSERT_TRUE(waitFor<ExactCount>());
    // 28,200,960 (Felgenhauer and Jarvis's way for 2 x 3 boxes), of which each first row has as many.
    EXPECT_EQ(m_answers.count(), (SolutionCount{28'200'960 / 720, false}));
    EXPECT_FALSE(m_answers.isCountOpen());
    six.givens.clear(Cell(5));
    m_designer.edit(six);
    EXPECT_EQ(m_answers.answer<ExactCount>().state(), AnswerState::notAsked) << "it was of the other layout";
    EXPECT_TRUE(m_answers.isCountOpen());
}

TEST_F(PuzzleAnswersTest, WhatTheDocumentCountsIsNotSearchedASecondTime) {
    std::atomic<int> searches = 0;
    m_facts.setCounter([&searches](const Puzzle&, const std::stop_token&) {
        ++searches;
        return SolutionFacts{.state = SolutionState::none};
    });
    const Layout blank(Geometry(2, 3));
    PuzzleDocument six(recordOf(Puzzle(blank, Grid(blank.shape))));
    open(&six);
    EXPECT_TRUE(waitFor<CountedSolutions>());
    EXPECT_EQ(m_answers.count(), (SolutionCount{0, false})) << "what was found for the document";
    EXPECT_EQ(searches, 1);
    open(&m_document);
}

}  // namespace
}  // namespace nonet
