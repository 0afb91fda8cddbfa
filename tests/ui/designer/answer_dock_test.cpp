// The panel of answers: what it says, what it lays over the board, what its buttons do.
#include "core/design/constraint_edits.h"
#include "core/generators/layout_fill.h"
#include "core/hints/why_none.h"
#include "core/solvers/entry/entry.h"
#include "tests/core/rules/odd_boards.h"
#include "ui/board/board_widget.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCursor>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kPatience = 20'000;

PuzzleRecord layoutRecord(const Puzzle& puzzle) {
    PuzzleRecord record;
    record.puzzle = puzzle;
    record.history = History(PlayState(puzzle.shape()));
    return record;
}

class AnswerDockTest : public ::testing::Test {
protected:
    AnswerDockTest()
        : m_document(layoutRecord(test::cagedFour())), m_preferences(m_folder.filePath(QStringLiteral("settings.ini"))),
          m_board(new BoardWidget(m_preferences)) {
        m_designer.setDocument(&m_document);
        m_board->setDocument(&m_document);
        m_dock = new AnswerDock(m_designer);
        m_dock->setBoard(m_board);
        m_window.setCentralWidget(m_board);
        m_window.addDockWidget(Qt::RightDockWidgetArea, m_dock);
        m_window.resize(1000, 1060);
        m_window.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_window));
    }

    template <typename T>
    T* find(const char* name) {
        auto* widget = m_dock->findChild<T*>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return widget;
    }
    void click(const char* name) { find<QAbstractButton>(name)->click(); }
    QString text(const char* name) { return find<QLabel>(name)->text(); }
    QListWidget& list() { return *find<QListWidget>("answerList"); }
    bool waitFor(LayoutAnswer answer) {
        return QTest::qWaitFor([&] { return m_dock->answers().state(answer) == AnswerState::done; }, kPatience);
    }
    void choose(int row) {
        list().clearSelection();
        list().setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
    }
    /// As the session of the room does.
    void count() {
        const SolutionFacts facts = solutionFacts(m_document.puzzle());
        m_document.setFacts(facts);
        m_document.setCount(countUpToMost(m_document.puzzle()));
        m_document.setWhyNone(facts.state == SolutionState::none ? std::optional(whyNone(m_document.puzzle()))
                                                                 : std::nullopt);
    }
    /// A cage of two cells that the givens around it contradict.
    void breakIt() {
        Constraint cage;
        cage.kind = ConstraintKind::cage;
        cage.parts = {{Cell(12), Cell(13)}};
        cage.values = {99};
        m_designer.edit(place(m_designer.puzzle(), {cage}));
        count();
    }
    QMap<QString, QRect> places() {
        QMap<QString, QRect> all;
        for (const QWidget* each : m_dock->findChildren<QWidget*>())
            if (each->isVisibleTo(m_dock) && each->objectName().startsWith(QStringLiteral("answer")))
                all[each->objectName()] = QRect(each->mapTo(m_dock, QPoint()), each->size());
        return all;
    }

    QTemporaryDir m_folder;
    PuzzleDocument m_document;
    Preferences m_preferences;
    Designer m_designer;
    QMainWindow m_window;
    BoardWidget* m_board;
    AnswerDock* m_dock;
};

TEST_F(AnswerDockTest, TellsTheNumberAndOfWhichDigits) {
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("givens only")));
    count();
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("solution")));
    m_designer.edit([&] {
        Puzzle full = m_designer.puzzle();
        full.givens = *anySolution(full).first;
        return full;
    }());
    count();
    EXPECT_TRUE(text("answerCount").startsWith(QStringLiteral("One solution")));
    find<QComboBox>("answerDigits")->setCurrentIndex(1);
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("entered")));
}

TEST_F(AnswerDockTest, WithoutASolutionItSaysWhyAndRemoveMendsIt) {
    const auto isTold = [this] { return find<QWidget>("answerReason")->isVisible(); };
    EXPECT_FALSE(isTold());
    breakIt();
    EXPECT_TRUE(text("answerCount").startsWith(QStringLiteral("No solution")));
    ASSERT_TRUE(isTold());
    EXPECT_FALSE(text("answerWhy").isEmpty());
    const auto* headline = find<QLabel>("answerCount");
    EXPECT_LT(headline->height(), 2 * headline->fontMetrics().lineSpacing()) << "the reason is right below";
    EXPECT_TRUE(m_board->picture().contradiction);
    click("answerWhyGo0");
    EXPECT_TRUE(m_board->hasFocus()) << "for what is typed next";
    EXPECT_EQ(m_designer.chosen(), (std::vector{static_cast<int>(m_designer.puzzle().constraints().size()) - 1}));
    const std::size_t before = m_designer.puzzle().constraints().size();
    click("answerWhyRemove0");
    EXPECT_EQ(m_designer.puzzle().constraints().size(), before - 1);
    count();
    EXPECT_FALSE(m_board->picture().contradiction);
    EXPECT_FALSE(isTold());
}

/// Four cages in one row that ask for more than it holds.
Puzzle cagesTooLarge() {
    Layout layout;
    for (int i = 0; i < 4; ++i) {
        Constraint cage;
        cage.kind = ConstraintKind::cage;
        cage.parts = {{Cell(2 * i), Cell(2 * i + 1)}};
        cage.values = {12};
        layout.constraints.push_back(cage);
    }
    return {std::move(layout), Grid()};
}

TEST_F(AnswerDockTest, AReasonIsReadInFullRightUnderItsHeadlineAndEachPartHasItsButtons) {
    m_window.resize(700, 300);
    QApplication::processEvents();
    auto* area = m_dock->findChild<QScrollArea*>();
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    const Puzzle cages = cagesTooLarge();
    m_designer.edit(cages);
    count();
    QApplication::processEvents();
    ASSERT_TRUE(find<QWidget>("answerReason")->isVisible());
    EXPECT_EQ(area->verticalScrollBar()->value(), 0) << "the headline is seen";
    const auto* head = find<QLabel>("answerCount");
    const auto* why = find<QLabel>("answerWhy");
    EXPECT_GE(why->height(), why->heightForWidth(why->width())) << "all lines";
    EXPECT_LE(why->mapTo(m_dock, QPoint()).y() - head->mapTo(m_dock, QPoint(0, head->height())).y(), 10);
    const auto* last = find<QWidget>("answerWhyRemove3");
    EXPECT_TRUE(last->isVisible());
    EXPECT_TRUE(last->accessibleName().contains(QStringLiteral("12")));
    EXPECT_LT(last->mapTo(m_dock, QPoint()).y(), find<QWidget>("answerTime")->mapTo(m_dock, QPoint()).y());
    EXPECT_FALSE(find<QWidget>("answerWhyRemove4")->isVisible());
    click("answerWhyRemove2");
    EXPECT_FALSE(find<QWidget>("answerWhyRemove0")->isEnabled()) << "not known of the layout as it is now";
    EXPECT_EQ(m_designer.puzzle().constraints().size(), 3U);
}

TEST_F(AnswerDockTest, AReasonComesInSightUnlessTheUserScrolledSince) {
    m_window.resize(700, 300);
    QApplication::processEvents();
    QScrollBar& bar = *m_dock->findChild<QScrollArea*>()->verticalScrollBar();
    breakIt();
    QApplication::processEvents();
    bar.triggerAction(QAbstractSlider::SliderToMaximum);
    const int at = bar.value();
    ASSERT_GT(at, 0);
    m_designer.edit(cagesTooLarge());
    count();
    QApplication::processEvents();
    EXPECT_GT(bar.value(), 0) << "he is looking at something else";
}

TEST_F(AnswerDockTest, TrueCandidatesLieOverTheBoardAndGoAgain) {
    const bool showed = m_board->showsCandidates();
    click("answerCandidates");
    ASSERT_TRUE(waitFor(LayoutAnswer::candidates));
    const CandidateKnowledge expected = trueCandidates(m_designer.puzzle()).candidates;
    for (const Cell cell : m_designer.puzzle().shape().cells())
        EXPECT_EQ(m_board->picture().candidates.at(cell), expected.possible(cell));
    click("answerCandidates");
    EXPECT_EQ(m_board->showsCandidates(), showed);
    EXPECT_FALSE(m_dock->answers().candidates());
}

TEST_F(AnswerDockTest, TrueCandidatesLieOverAnEqualLayoutToo) {
    click("answerCandidates");
    ASSERT_TRUE(waitFor(LayoutAnswer::candidates));
    PuzzleDocument other(layoutRecord(test::cagedFour()));
    m_designer.setDocument(&other);
    m_board->setDocument(&other);
    const CandidateKnowledge expected = trueCandidates(other.puzzle()).candidates;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return std::ranges::all_of(other.puzzle().shape().cells(), [&](Cell cell) {
                return m_board->picture().candidates.at(cell) == expected.possible(cell);
            });
        },
        kPatience));
    m_designer.setDocument(&m_document);
    m_board->setDocument(&m_document);
}

TEST_F(AnswerDockTest, ACapAboveOneListsWhatOneSolutionUsesAndAddTakesIt) {
    click("answerCap8");
    ASSERT_TRUE(waitFor(LayoutAnswer::candidates));
    m_board->setSelection(CellSet::from(std::vector{Cell(15)}), Cell(15));
    EXPECT_TRUE(text("answerLegend").contains(QStringLiteral("r4c4")));
    const CandidateGrid unique = usedByOneSolution(*m_dock->answers().candidates(), m_designer.puzzle().shape());
    ASSERT_EQ(list().count(), unique.count());
    if (list().count() == 0)
        return;
    choose(0);
    click("answerAdd");
    EXPECT_EQ(countSolutions(m_designer.puzzle(), {.solutions = 2}).count, 1U);
}

TEST_F(AnswerDockTest, CluesThatWouldDoAreListedAndAdded) {
    click("answerClues");
    ASSERT_TRUE(waitFor(LayoutAnswer::missingClues));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::rating));
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("A variant has no level yet")));
    EXPECT_EQ(list().count(), 0);
    m_designer.edit(Puzzle());
    click("answerRate");
    ASSERT_TRUE(waitFor(LayoutAnswer::rating));
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("Only a layout with one solution")));
    m_designer.edit(fillLayout(Puzzle(), {.seed = 3}).puzzle);
    EXPECT_FALSE(m_dock->answers().rating());
    click("answerRate");
    ASSERT_TRUE(waitFor(LayoutAnswer::rating));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::neededParts));
    EXPECT_EQ(list().count(), static_cast<int>(m_dock->answers().neededParts()->spare.size()));
    EXPECT_GT(list().count(), 0);
    click("answerEnough");
    ASSERT_TRUE(waitFor(LayoutAnswer::smallestPart));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::equalCells));
    ASSERT_EQ(m_board->picture().places.size(), 16U);
    EXPECT_GE(m_board->picture().places[0].place, 0);
    EXPECT_EQ(m_board->picture().places[0].place, m_board->picture().places[6].place);
    click("answerEqual");
    EXPECT_TRUE(m_board->picture().places.empty());
}

TEST_F(AnswerDockTest, NothingMovesWhenAnswersCome) {
    QApplication::processEvents();
    const QMap<QString, QRect> before = places();
    EXPECT_GT(before.size(), 15);
    for (const char* each : {"answerCandidates", "answerEqual", "answerNeeded", "answerClues"})
        click(each);
    ASSERT_TRUE(waitFor(LayoutAnswer::neededParts));
    QApplication::processEvents();
    EXPECT_EQ(places(), before);
    // A hand on the panel finds all where it was; once it is gone the reason takes its room.
    QCursor::setPos(find<QWidget>("answerEqual")->mapToGlobal(QPoint(5, 5)));
    breakIt();
    QApplication::processEvents();
    EXPECT_EQ(places(), before);
    QCursor::setPos(m_board->mapToGlobal(QPoint(5, 5)));
    EXPECT_TRUE(QTest::qWaitFor([this] { return find<QWidget>("answerReason")->isVisible(); }));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::solution));
    click("answerNext");
    ASSERT_TRUE(QTest::qWaitFor([&] { return m_dock->answers().shownNumber() == 2; }, kPatience));
    EXPECT_TRUE(text("answerSolution").startsWith(QStringLiteral("Solution 2 of")))
        << text("answerSolution").toStdString();
    ASSERT_TRUE(m_board->picture().shownSolution);
    EXPECT_EQ(*m_board->picture().shownSolution, *m_dock->answers().shownSolution());
    EXPECT_EQ(m_board->picture().digits, m_designer.puzzle().givens) << "nothing was entered";
    click("answerPrevious");
    EXPECT_TRUE(text("answerSolution").startsWith(QStringLiteral("Solution 1 of")));
    click("answerNoSolution");
    EXPECT_FALSE(m_board->picture().shownSolution);
    EXPECT_EQ(text("answerSolution"), QStringLiteral("No solution is shown."));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::tester));
    EXPECT_TRUE(text("answerSentence").startsWith(QStringLiteral("Several solutions")));
    EXPECT_EQ(list().count(), 0);
    Puzzle full = m_designer.puzzle();
    full.givens = *anySolution(full).first;
    m_designer.edit(full);
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("changed"))) << text("answerSentence").toStdString();
    click("answerTester");
    ASSERT_TRUE(waitFor(LayoutAnswer::tester));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::candidates));
    ASSERT_TRUE(m_board->picture().candidateNotes);
    const CandidateNotes& notes = *m_board->picture().candidateNotes;
    ASSERT_EQ(notes.counts.size(), 64U);
    const CandidateKnowledge& known = *m_dock->answers().candidates();
    for (int cell = 0; cell < 16; ++cell)
        for (int digit = 1; digit <= 4; ++digit)
            EXPECT_EQ(notes.counts[static_cast<std::size_t>(4 * cell + digit - 1)],
                      known.count(Cell(cell), Digit(digit)));
    ASSERT_TRUE(notes.usedOnce);
    EXPECT_EQ(*notes.usedOnce, usedByOneSolution(known, m_designer.puzzle().shape()));
    QTest::mouseMove(m_board, m_board->cellRect(Cell(5)).center().toPoint());
    EXPECT_TRUE(QTest::qWaitFor([&] { return text("answerLegend").contains(QStringLiteral("r2c2")); }, 1000))
        << text("answerLegend").toStdString();
    click("answerCap1");
    ASSERT_TRUE(waitFor(LayoutAnswer::candidates));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::logic));
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
    ASSERT_TRUE(waitFor(LayoutAnswer::missingClues));
    EXPECT_TRUE(text("answerTime").startsWith(m_dock->answers().titleOf(LayoutAnswer::missingClues)));
    EXPECT_FALSE(text("answerTime").contains(QStringLiteral(" 0\u00a0ms")));
}

TEST_F(AnswerDockTest, WhatWasAskedOfOneLayoutIsNotToldOfAnother) {
    click("answerRate");
    const QString before = text("answerSentence");
    PuzzleDocument other(layoutRecord(test::cagedFour()));
    m_designer.setDocument(&other);
    EXPECT_NE(text("answerSentence"), before);
    EXPECT_TRUE(text("answerSentence").contains(QStringLiteral("ask above")));
    m_designer.setDocument(&m_document);
}

TEST_F(AnswerDockTest, RegionsOfAnotherSizeAreNamedBesideTheNumber) {
    Layout layout(Geometry(2, 2));
    layout.grids.front().regions.setRegion(Cell(2), 0);
    m_designer.edit(Puzzle(layout, Grid(layout.shape)));
    count();
    EXPECT_TRUE(find<QWidget>("answerReason")->isVisible());
    EXPECT_TRUE(text("answerWhy").contains(QStringLiteral("5 cells"))) << text("answerWhy").toStdString();
    EXPECT_TRUE(text("answerWhy").contains(QStringLiteral("3 cells")));
}

TEST_F(AnswerDockTest, EverySolutionIsCountedByAButton) {
    count();
    EXPECT_FALSE(find<QAbstractButton>("answerExact")->isEnabled()) << "known already";
    const Layout blank(Geometry(2, 3));
    Puzzle six(blank, Grid(blank.shape));
    for (int i = 0; i < 6; ++i)
        six.givens.set(Cell(i), Digit(i + 1));
    m_designer.edit(six);
    count();
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("At least")));
    click("answerExact");
    ASSERT_TRUE(waitFor(LayoutAnswer::exact));
    EXPECT_TRUE(text("answerCount").contains(QStringLiteral("39,168"))) << text("answerCount").toStdString();
    EXPECT_FALSE(find<QAbstractButton>("answerExact")->isEnabled());
}

}  // namespace
}  // namespace nonet
