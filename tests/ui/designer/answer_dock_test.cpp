// The panel of answers: what it says, what it lays over the board, what its buttons do.
#include "core/answers/between_edits.h"
#include "core/answers/equal_cells.h"
#include "core/answers/exact_count.h"
#include "core/answers/missing_clues.h"
#include "core/answers/missing_rules.h"
#include "core/design/constraint_edits.h"
#include "core/generators/layout_puzzle.h"
#include "core/hints/logic_candidates.h"
#include "core/rules/rulebook.h"
#include "core/solvers/entry/entry.h"
#include "tests/ui/designer/answers_on_board.h"
#include "ui/text/translations.h"

#include <QComboBox>
#include <QSpinBox>

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::layoutRecord;

class AnswerDockTest : public test::AnswersOnBoard {
protected:
    LookedAtSolutions seen() const { return m_dock->answers().of<LookedAtSolutions>().value_or(LookedAtSolutions()); }
};

TEST_F(AnswerDockTest, TellsTheNumberAndOfWhichDigits) {
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("givens and rules")));
    count();
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("solution")));
    m_designer.edit([&] {
        Puzzle full = m_designer.puzzle();
        full.givens = *anySolution(full).first;
        return full;
    }());
    count();
    EXPECT_TRUE(text("answerCount").startsWith(QStringLiteral("One solution")));
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("givens and rules")));
    find<QComboBox>("answerDigits")->setCurrentIndex(1);
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("entered")));
}

TEST_F(AnswerDockTest, TrueCandidatesLieOverTheBoardAndGoAgain) {
    const bool showed = m_board->showsCandidates();
    click("answerCandidates");
    ASSERT_TRUE(waitFor<CandidateKnowledge>());
    const CandidateKnowledge expected = trueCandidates(m_designer.puzzle()).candidates;
    for (const Cell cell : m_designer.puzzle().shape().cells())
        EXPECT_EQ(m_board->picture().candidates.at(cell), expected.possible(cell));
    click("answerCandidates");
    EXPECT_EQ(m_board->showsCandidates(), showed);
    EXPECT_FALSE(m_dock->answers().of<CandidateKnowledge>());
}

TEST_F(AnswerDockTest, TrueCandidatesLieOverAnEqualLayoutToo) {
    click("answerCandidates");
    ASSERT_TRUE(waitFor<CandidateKnowledge>());
    PuzzleDocument other(layoutRecord(test::cagedFour()));
    open(other);
    const CandidateKnowledge expected = trueCandidates(other.puzzle()).candidates;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return std::ranges::all_of(other.puzzle().shape().cells(), [&](Cell cell) {
                return m_board->picture().candidates.at(cell) == expected.possible(cell);
            });
        },
        kPatience));
    open(m_document);
}

TEST_F(AnswerDockTest, ACapAboveOneListsWhatOneSolutionUsesAndAddTakesIt) {
    click("answerCap8");
    ASSERT_TRUE(waitFor<CandidateKnowledge>());
    m_board->setSelection(CellSet::from(std::vector{Cell(15)}), Cell(15));
    EXPECT_TRUE(text("answerLegend").contains(QStringLiteral("r4c4")));
    const CandidateGrid unique =
        usedByOneSolution(*m_dock->answers().of<CandidateKnowledge>(), m_designer.puzzle().shape());
    ASSERT_EQ(list().count(), unique.count());
    if (list().count() == 0)
        return;
    choose(0);
    click("answerAdd");
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
}

TEST_F(AnswerDockTest, CluesThatWouldDoAreListedAndAdded) {
    click("answerClues");
    ASSERT_TRUE(waitFor<MissingClues>());
    ASSERT_GT(list().count(), 0);
    while (list().count() > 0) {
        const int left = list().count();
        choose(0);
        click("answerAdd");
        ASSERT_EQ(list().count(), left - 1);
    }
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("nothing is missing")));
}

TEST_F(AnswerDockTest, TheLegendFollowsTheSolutionLayerAtOnce) {
    Puzzle filled = m_designer.puzzle();
    filled.setSolutionLayer(anySolution(filled).first.value());
    m_designer.edit(filled);
    m_board->setShowsSolutionLayer(true);
    click("answerCandidates");
    ASSERT_TRUE(waitFor<CandidateKnowledge>());
    const auto legend = [this] { return find<QLabel>("answerLegend")->text(); };
    const QString withLayer = legend();
    EXPECT_TRUE(withLayer.contains(QStringLiteral("can still change"))) << withLayer.toStdString();
    m_board->setShowsSolutionLayer(false);
    EXPECT_EQ(legend(), QStringLiteral("Small digits: true candidates."));
    m_board->setShowsSolutionLayer(true);
    EXPECT_EQ(legend(), withLayer);
}

TEST_F(AnswerDockTest, RulesThatWouldDoAreListedAndAddedTogether) {
    click("answerRules");
    ASSERT_TRUE(waitFor<MissingRules>());
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("fill it first")));
    Puzzle filled = m_designer.puzzle();
    const Grid inMind = anySolution(filled).first.value();
    filled.setSolutionLayer(inMind);
    m_designer.edit(filled);
    click("answerRules");
    ASSERT_TRUE(waitFor<MissingRules>());
    const MissingRules missing = *m_dock->answers().of<MissingRules>();
    ASSERT_GT(list().count(), 0);
    ASSERT_EQ(list().count(), static_cast<int>(missing.rules.size()));
    list().selectAll();
    click("answerAdd");
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count == 1, missing.isProved);
    EXPECT_TRUE(m_designer.puzzle().rulebook().holds(inMind));
    EXPECT_EQ(m_designer.puzzle().givens, filled.givens) << "no givens are added";
    m_document.undo();
    EXPECT_EQ(m_designer.puzzle(), filled) << "one step";
}

TEST_F(AnswerDockTest, MakeProperAddsGivensAsOneEdit) {
    const Puzzle before = m_designer.puzzle();
    find<QComboBox>("answerDigits")->setCurrentIndex(1);
    click("answerMakeProper");
    EXPECT_EQ(find<QComboBox>("answerDigits")->currentIndex(), 0) << "only givens go out with the layout";
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != before; }, kPatience));
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    EXPECT_EQ(m_designer.puzzle().constraints(), before.constraints());
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("nothing is missing")));
    m_document.undo();
    EXPECT_EQ(m_designer.puzzle(), before);
}

TEST_F(AnswerDockTest, GenerateMakesAPuzzleOfTheLayoutByItsSeed) {
    Puzzle layout = test::cagedFour();
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(10), Cell(11)}};
    layout = place(layout, {cage}).puzzle;
    m_designer.edit(layout);
    const auto index = static_cast<int>(layout.constraints().size()) - 1;
    m_designer.choose({index});
    auto* seed = find<QSpinBox>("answerSeed");
    EXPECT_EQ(seed->value(), 1);
    click("answerGenerate");
    EXPECT_EQ(seed->value(), 2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != layout; }, kPatience));
    const Puzzle made = m_designer.puzzle();
    EXPECT_EQ(countSolutions(made, {.solutions = 2}).count, 1U);
    EXPECT_EQ(made.givens.digit(Cell(0)), layout.givens.digit(Cell(0)));
    EXPECT_TRUE(made.constraints()[static_cast<std::size_t>(index)].value()) << "it was chosen";
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("Seed 1"))) << text("answerSentence").toStdString();
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("number")));
    m_document.undo();
    EXPECT_EQ(m_designer.puzzle(), layout);
    EXPECT_FALSE(text("answerSentence").startsWith(QStringLiteral("Seed 1")));
    m_designer.choose({index});
    seed->setValue(1);
    click("answerGenerate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != layout; }, kPatience));
    EXPECT_EQ(m_designer.puzzle(), made);
}

TEST_F(AnswerDockTest, GenerateKeepsToTheSelectedCells) {
    m_designer.edit(Puzzle());
    CellSet pattern;
    for (int i = 0; i < 81; i += 2)
        pattern.insert(Cell(i));
    m_board->setSelection(pattern, Cell(0));
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    click("answerGenerate");
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle().givens.filledCount() > 0; }, kPatience));
    for (int i = 0; i < 81; ++i) {
        EXPECT_TRUE(m_designer.puzzle().givens.isBlank(Cell(i)) || i % 2 == 0);
        EXPECT_EQ(m_designer.puzzle().givens.isBlank(Cell(i)), m_designer.puzzle().givens.isBlank(Cell(80 - i)));
    }
}

TEST_F(AnswerDockTest, RateTellsTheLevelOfClassicLayoutsAndWhyNotOfOthers) {
    click("answerRate");
    ASSERT_TRUE(waitFor<LayoutRating>());
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("A variant has no level yet")));
    EXPECT_EQ(list().count(), 0);
    m_designer.edit(Puzzle());
    click("answerRate");
    ASSERT_TRUE(waitFor<LayoutRating>());
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("Only a layout with one solution")));
    m_designer.edit(makeLayoutPuzzle(Puzzle(), {.seed = 3}).puzzle);
    EXPECT_FALSE(m_dock->answers().of<LayoutRating>());
    click("answerRate");
    ASSERT_TRUE(waitFor<LayoutRating>());
    EXPECT_GT(list().count(), 0);
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("step"))) << text("answerSentence").toStdString();
    choose(0);
    EXPECT_FALSE(find<QAbstractButton>("answerRemove")->isEnabled());
}

TEST_F(AnswerDockTest, MinimiseIsOneEditAndTellsWhatWent) {
    Puzzle full = m_designer.puzzle();
    full.givens = *anySolution(full).first;
    m_designer.edit(full);
    count();
    EXPECT_EQ(find<QAbstractButton>("answerRemoveSpare")->text(), QStringLiteral("Minimise"));
    click("answerRemoveSpare");
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != full; }, kPatience));
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    m_document.undo();
    EXPECT_EQ(m_designer.puzzle(), full);
}

TEST_F(AnswerDockTest, WhatIsNotNeededIsListed) {
    Puzzle full = m_designer.puzzle();
    full.givens = *anySolution(full).first;
    m_designer.edit(full);
    count();
    click("answerNeeded");
    ASSERT_TRUE(waitFor<NeededParts>());
    EXPECT_EQ(list().count(), static_cast<int>(m_dock->answers().of<NeededParts>()->spare.size()));
    EXPECT_GT(list().count(), 0);
    click("answerEnough");
    ASSERT_TRUE(waitFor<SmallestProper>());
    list().selectAll();
    click("answerRemove");
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
}

TEST_F(AnswerDockTest, EqualCellsBearOneLetter) {
    Constraint line;
    line.kind = ConstraintKind::palindrome;
    line.parts = {{Cell(0), Cell(6)}};
    Puzzle blank(Layout(Geometry(2, 2)), Grid(BoardShape::square(4)));
    m_designer.edit(place(blank, {line}));
    click("answerEqual");
    ASSERT_TRUE(waitFor<EqualCells>());
    ASSERT_EQ(m_board->picture().places.size(), 16U);
    EXPECT_GE(m_board->picture().places[0].place, 0);
    EXPECT_EQ(m_board->picture().places[0].place, m_board->picture().places[6].place);
    click("answerEqual");
    EXPECT_TRUE(m_board->picture().places.empty());
}

/// To pause and to stop are two things, and each has one word.
TEST_F(AnswerDockTest, InGermanPausingAndStoppingHaveAWordEach) {
    installTranslations(*qApp, QLocale(QLocale::German));
    AnswerDock dock(m_designer, m_facts);
    const auto textOf = [&dock](const char* name) {
        return dock.findChild<QAbstractButton*>(QLatin1String(name))->text();
    };
    EXPECT_EQ(textOf("answerPause"), QStringLiteral("Anhalten"));
    EXPECT_EQ(textOf("answerStop"), QStringLiteral("Abbrechen"));
    dock.answers().ask<CandidateKnowledge>();
    dock.answers().pause(dock.answers().answer<CandidateKnowledge>());
    const auto isTold = [&dock](const QString& word) {
        const auto* time = dock.findChild<QLabel*>(QStringLiteral("answerTime"));
        return QTest::qWaitFor([time, word] { return time->text().contains(word); }, kPatience);
    };
    EXPECT_TRUE(isTold(QStringLiteral("angehalten nach")));
    dock.answers().stop(dock.answers().answer<CandidateKnowledge>());
    EXPECT_TRUE(isTold(QStringLiteral("abgebrochen nach")));
    installTranslations(*qApp, QLocale(QLocale::English));
}

TEST_F(AnswerDockTest, EveryControlHasANameATipAndAKey) {
    for (const QWidget* each : m_dock->findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<const QAbstractButton*>(each) || qobject_cast<const QComboBox*>(each);
        if (!isControl || !each->objectName().startsWith(QStringLiteral("answer")))
            continue;
        SCOPED_TRACE(each->objectName().toStdString());
        EXPECT_FALSE(each->toolTip().isEmpty());
        EXPECT_TRUE((each->focusPolicy() & Qt::TabFocus) != 0);
        const auto* button = qobject_cast<const QAbstractButton*>(each);
        EXPECT_TRUE(!each->accessibleName().isEmpty() || (button && !button->text().isEmpty()));
    }
    EXPECT_FALSE(list().accessibleName().isEmpty());
    EXPECT_FALSE(text("answerSentence").isEmpty()) << "says what fills it";
}

TEST_F(AnswerDockTest, ASolutionLiesOverTheBoardInALookOfItsOwn) {
    EXPECT_FALSE(find<QAbstractButton>("answerPrevious")->isEnabled());
    click("answerNext");
    ASSERT_TRUE(waitFor<LookedAtSolutions>());
    click("answerNext");
    ASSERT_TRUE(QTest::qWaitFor([&] { return seen().shown == 1; }, kPatience));
    EXPECT_TRUE(text("answerSolution").startsWith(QStringLiteral("Solution 2 of")))
        << text("answerSolution").toStdString();
    ASSERT_TRUE(m_board->picture().shownSolution);
    EXPECT_EQ(*m_board->picture().shownSolution, *seen().shownSolution());
    EXPECT_EQ(m_board->picture().digits, m_designer.puzzle().givens) << "nothing was entered";
    click("answerPrevious");
    EXPECT_TRUE(text("answerSolution").startsWith(QStringLiteral("Solution 1 of")));
    click("answerNoSolution");
    EXPECT_FALSE(m_board->picture().shownSolution);
    EXPECT_EQ(text("answerSolution"), QStringLiteral("No solution shown"));
    click("answerNext");
    m_designer.edit([&] {
        Puzzle other = m_designer.puzzle();
        other.givens.set(Cell(15), Digit(1));
        return other;
    }());
    EXPECT_FALSE(m_board->picture().shownSolution);
}

TEST_F(AnswerDockTest, ATesterListsAllAndAClickGoesThere) {
    click("answerTester");
    ASSERT_TRUE(waitFor<TesterReport>());
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("Several solutions")));
    EXPECT_EQ(list().count(), 0);
    Puzzle full = m_designer.puzzle();
    full.givens = *anySolution(full).first;
    m_designer.edit(full);
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("changed"))) << text("answerSentence").toStdString();
    click("answerTester");
    ASSERT_TRUE(waitFor<TesterReport>());
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("One solution.")))
        << text("answerSentence").toStdString();
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("ms.")));
    EXPECT_EQ(list().count(), 17) << "sixteen givens and a cage";
    EXPECT_TRUE(list().item(0)->text().startsWith(QStringLiteral("Not needed: cage")));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(list().item(0)).center());
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(list().item(3)).center());
    EXPECT_EQ(m_board->selection().count(), 1);
    click("answerRemoveSpare");
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_designer.puzzle() != full; }, kPatience));
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
    m_document.undo();
    EXPECT_EQ(m_designer.puzzle(), full);
}

TEST_F(AnswerDockTest, CountsStandBesideTheCandidatesAndAreToldOfTheCellUnderTheMouse) {
    click("answerCap100");
    ASSERT_TRUE(waitFor<CandidateKnowledge>());
    ASSERT_TRUE(m_board->picture().candidateNotes);
    const CandidateNotes& notes = *m_board->picture().candidateNotes;
    ASSERT_EQ(notes.counts.size(), 64U);
    const CandidateKnowledge& known = *m_dock->answers().of<CandidateKnowledge>();
    for (int cell = 0; cell < 16; ++cell)
        for (int digit = 1; digit <= 4; ++digit)
            EXPECT_EQ(notes.counts[static_cast<std::size_t>(4 * cell + digit - 1)],
                      known.count(Cell(cell), Digit(digit)));
    ASSERT_TRUE(notes.usedOnce);
    EXPECT_EQ(*notes.usedOnce, usedByOneSolution(known, m_designer.puzzle().shape()));
    // The pointer may lie there since another test.
    QTest::mouseMove(m_board, m_board->cellRect(Cell(0)).center().toPoint());
    QTest::mouseMove(m_board, m_board->cellRect(Cell(5)).center().toPoint());
    EXPECT_TRUE(QTest::qWaitFor([&] { return text("answerLegend").contains(QStringLiteral("r2c2")); }, 1000))
        << text("answerLegend").toStdString();
    click("answerCap1");
    ASSERT_TRUE(waitFor<CandidateKnowledge>());
    EXPECT_TRUE(!m_board->picture().candidateNotes || m_board->picture().candidateNotes->counts.empty());
}

TEST_F(AnswerDockTest, LogicIsCrossedOutOfAClassicLayoutAndOffForVariants) {
    auto* logic = find<QAbstractButton>("answerLogic");
    EXPECT_FALSE(logic->isEnabled());
    EXPECT_TRUE(logic->toolTip().contains(QStringLiteral("variants")));
    const bool showed = m_board->showsCandidates();
    Puzzle classic;
    classic.givens = *gridFromLine("530070000600195000098000060800060003400803001700020006060000280000419005000080079");
    m_designer.edit(classic);
    QApplication::processEvents();
    ASSERT_TRUE(logic->isEnabled());
    logic->click();
    ASSERT_TRUE(waitFor<LogicCandidates>());
    EXPECT_TRUE(m_board->showsCandidates());
    ASSERT_TRUE(m_board->picture().candidateNotes && m_board->picture().candidateNotes->removed);
    EXPECT_GT(m_board->picture().candidateNotes->removed->count(), 20);
    EXPECT_TRUE(text("answerLegend").contains(QStringLiteral("Logic solves it"))) << text("answerLegend").toStdString();
    Constraint rule;
    rule.kind = ConstraintKind::antiKnight;
    m_designer.edit(place(m_designer.puzzle(), {rule}));
    EXPECT_FALSE(logic->isEnabled());
    EXPECT_FALSE(logic->isChecked());
    EXPECT_EQ(m_board->showsCandidates(), showed);
}

TEST_F(AnswerDockTest, CapsAreEquallyWideAndTimesAreNeverZero) {
    QSet<int> widths;
    for (const char* each : {"answerCap1", "answerCap2", "answerCap8", "answerCap100"})
        widths << find<QAbstractButton>(each)->width();
    EXPECT_EQ(widths.size(), 1);
    click("answerClues");
    ASSERT_TRUE(waitFor<MissingClues>());
    EXPECT_TRUE(text("answerTime").startsWith(m_dock->answers().answer<MissingClues>().title()));
    EXPECT_FALSE(text("answerTime").contains(QStringLiteral(" 0\u00a0ms")));
}

TEST_F(AnswerDockTest, WhatWasAskedOfOneLayoutIsNotToldOfAnother) {
    click("answerRate");
    const QString before = text("answerSentence");
    PuzzleDocument other(layoutRecord(test::cagedFour()));
    open(other);
    EXPECT_NE(text("answerSentence"), before);
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("ask below")));
    open(m_document);
}

}  // namespace
}  // namespace nonet
