// What the window tells of a puzzle's solutions, whatever its rules.
#include "core/answers/next_solution.h"
#include "core/answers/true_candidate_layer.h"
#include "core/rules/rulebook.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/board_accessible.h"
#include "ui/board/export/board_export.h"
#include "ui/frame/message_bar.h"
#include "ui/session/document_session.h"
#include "ui/tasks/task.h"

#include <QLabel>
#include <QPushButton>

namespace nonet {
namespace {

Cell at(int row, int column) { return Cell(9 * (row - 1) + column - 1); }

/// Five cells of column 3 that hold even digits, and a cage that has nothing to do with it.
Puzzle fiveEvens() {
    Layout layout{Geometry()};
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{at(8, 8), at(8, 9)}};
    cage.values = {10};
    layout.constraints = {cage};
    for (int row = 1; row <= 5; ++row) {
        Constraint even;
        even.kind = ConstraintKind::even;
        even.parts = {{at(row, 3)}};
        layout.constraints.push_back(even);
    }
    return {layout, Grid()};
}

/// The cage's four, all but one row given.
Puzzle nearlyFull() {
    Puzzle puzzle = test::cagedFour();
    puzzle.givens = *nextSolution(puzzle, std::nullopt).solution;
    for (int column = 0; column < 4; ++column)
        puzzle.givens.clear(Cell(12 + column));
    return puzzle;
}

class SolutionActionsTest : public WindowTest {
protected:
    void open(const Puzzle& puzzle, const std::optional<Grid>& solution = std::nullopt) {
        PuzzleRecord record;
        record.solution = solution;
        record.puzzle = puzzle;
        record.info.title = "Trial";
        record.history = History(PlayState(puzzle.shape()));
        m_window->session().open(std::move(record));
        waitForCount();
        EXPECT_TRUE(QTest::qWaitFor([this] { return document().findings().count().has_value(); }, 20'000));
    }
    QString said() { return find<QLabel>("statusText")->accessibleName(); }
    [[nodiscard]] bool waitFor(const QString& part) {
        return QTest::qWaitFor([&] { return said().contains(part) || message().contains(part); }, 20'000);
    }
};

TEST_F(SolutionActionsTest, TheStatusLineCountsTheSolutionsOfAnyBoard) {
    open(nearlyFull());
    EXPECT_TRUE(waitFor(QStringLiteral("one solution"))) << said().toStdString();
    open(test::cagedFour());
    const auto count = static_cast<int>(document().findings().count()->count);
    EXPECT_GT(count, 1);
    EXPECT_TRUE(waitFor(QStringLiteral("%1 solutions").arg(count))) << said().toStdString();
    Layout caged{Geometry()};
    caged.constraints = {fiveEvens().constraints().front()};
    open(Puzzle(caged, Grid()));
    EXPECT_TRUE(waitFor(QStringLiteral("at least 1,000 solutions, about "))) << said().toStdString();
    EXPECT_TRUE(said().contains(QStringLiteral("·10²"))) << said().toStdString();
}

TEST_F(SolutionActionsTest, WhyThereIsNoneIsToldAndRinged) {
    open(fiveEvens());
    ASSERT_TRUE(waitFor(QStringLiteral("no solution: 5 cells of column 3 can only take 2 4 6 8")))
        << said().toStdString();
    EXPECT_TRUE(message().contains(QStringLiteral("This puzzle has no solution.")));
    EXPECT_FALSE(board().picture().contradiction) << "not asked for yet";
    auto* why = find<MessageBar>("messageBar")->findChild<QPushButton*>();
    ASSERT_NE(why, nullptr);
    QTest::mouseClick(why, Qt::LeftButton);
    ASSERT_TRUE(waitFor(QStringLiteral("ruled out by: even cell (r1c3, r2c3, r3c3, r4c3 and r5c3)")))
        << message().toStdString();
    ASSERT_TRUE(board().picture().contradiction);
    EXPECT_EQ(board().picture().contradiction->cells.count(), 5);
    EXPECT_EQ(board().picture().contradiction->rules, (std::vector<int>{1, 2, 3, 4, 5})) << "not the cage";
    EXPECT_TRUE(cellDescription(board(), at(1, 3)).contains(QStringLiteral("part of the contradiction")));
    EXPECT_FALSE(cellDescription(board(), at(8, 8)).contains(QStringLiteral("contradiction")));
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_FALSE(board().picture().contradiction);
    EXPECT_TRUE(message().isEmpty());
    trigger("solutions.why_none");
    EXPECT_TRUE(board().picture().contradiction);
    board().setSelection({at(9, 9)}, at(9, 9));
    QTest::keyClick(&board(), Qt::Key_1);
    EXPECT_FALSE(board().picture().contradiction) << "a change takes it away";
}

TEST_F(SolutionActionsTest, OnlyAPuzzleWithoutSolutionIsAskedWhy) {
    open(test::cagedFour());
    EXPECT_FALSE(find<QAction>("solutions.why_none")->isEnabled());
    EXPECT_TRUE(find<QAction>("solutions.next")->isEnabled());
    open(fiveEvens());
    EXPECT_TRUE(find<QAction>("solutions.why_none")->isEnabled());
    EXPECT_FALSE(find<QAction>("solutions.next")->isEnabled());
}

TEST_F(SolutionActionsTest, TheNextSolutionFillsACopy) {
    open(test::cagedFour());
    const QString original = document().id();
    board().setSelection({Cell(1)}, Cell(1));
    QTest::keyClick(&board(), Qt::Key_2);
    const Grid played = document().digits();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return document().findings().count() && !document().findings().count()->isAtLeast; }));
    const std::uint64_t count = document().findings().count()->count;
    trigger("solutions.next");
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().id() != original; }));
    EXPECT_EQ(document().title(), QStringLiteral("Trial, solutions"));
    const Puzzle puzzle = document().puzzle();
    const Grid first = document().digits();
    EXPECT_EQ(first, *nextSolution(puzzle, std::nullopt).solution);
    waitForCount();
    EXPECT_EQ(message(), QStringLiteral("Solution 1 of %1 of the puzzle as given, whatever you entered.").arg(count));
    const QString copy = document().id();
    for (std::uint64_t i = 2; i <= count; ++i) {
        trigger("solutions.next");
        ASSERT_TRUE(waitFor(QStringLiteral("Solution %1 of %2.").arg(i).arg(count))) << message().toStdString();
        EXPECT_TRUE(puzzle.rulebook().broken(document().digits()).empty());
        EXPECT_NE(document().digits(), first);
    }
    // Whatever was done to the copy, the one that follows the last shown comes.
    board().setSelection({Cell(3)}, Cell(3));
    QTest::keyClick(&board(), Qt::Key_Delete);
    trigger("solutions.next");
    ASSERT_TRUE(waitFor(QStringLiteral("That was the last one. Again: solution 1 of %1.").arg(count)));
    EXPECT_TRUE(find<QWidget>("completionCard")->isHidden()) << "nobody solved it";
    EXPECT_EQ(document().digits(), first);
    EXPECT_EQ(document().id(), copy) << "no copy of the copy";
    ASSERT_TRUE(m_window->session().openStored(original));
    EXPECT_EQ(document().digits(), played);
}

TEST_F(SolutionActionsTest, OfMoreThanAreCountedItIsSaidThatThereAreAtLeastSoMany) {
    Layout caged{Geometry()};
    caged.constraints = {fiveEvens().constraints().front()};
    open(Puzzle(caged, Grid()));
    trigger("solutions.next");
    EXPECT_TRUE(waitFor(QStringLiteral("Solution 1 of at least 1,000."))) << message().toStdString();
}

TEST_F(SolutionActionsTest, ACancelledCountCanBeBegunAnew) {
    trigger("puzzle.facts");
    auto* again = find<QPushButton>("countAgain");
    open(test::cagedFour());
    EXPECT_FALSE(again->isVisible());
    EXPECT_FALSE(find<QAction>("solutions.count_again")->isEnabled()) << "it is counted";
    const auto count = document().findings().count();
    m_window->session().facts().setCounter([](const Puzzle&, std::stop_token stop) {
        while (!stop.stop_requested())
            QTest::qSleep(5);
        return SolutionFacts();
    });
    PuzzleRecord record;
    record.puzzle = test::cagedFour();
    record.history = History(PlayState(record.puzzle.shape()));
    m_window->session().open(std::move(record));
    QTest::qWait(50);
    EXPECT_FALSE(again->isVisible());
    EXPECT_FALSE(find<QAction>("solutions.count_again")->isEnabled()) << "it is being counted";
    const auto cancel = [this] {
        for (Task* task : m_window->session().findChildren<Task*>())
            task->cancel();
    };
    cancel();
    EXPECT_TRUE(said().contains(QStringLiteral("number of solutions unknown"))) << said().toStdString();
    EXPECT_TRUE(again->isVisible());
    EXPECT_TRUE(find<QAction>("solutions.count_again")->isEnabled());
    trigger("solutions.count_again");
    EXPECT_TRUE(said().contains(QStringLiteral("counting the solutions"))) << said().toStdString();
    EXPECT_FALSE(again->isVisible());
    cancel();
    m_window->session().facts().setCounter(solutionFacts);
    again->click();
    EXPECT_TRUE(QTest::qWaitFor([&] { return document().findings().count() == count; }, 20'000));
    EXPECT_FALSE(again->isVisible());
}

TEST_F(SolutionActionsTest, WhatACancelledCountOfTypedDigitsLeavesIsNotCalledCounting) {
    trigger("file.new_empty");
    waitForCount();
    board().setSelection({Cell(0)}, Cell(0));
    QTest::keyClick(&board(), Qt::Key_1);
    for (Task* task : m_window->session().findChildren<Task*>())
        task->cancel();
    if (document().findings().count() == SolutionCount{0, true}) {
        EXPECT_FALSE(said().contains(QStringLiteral("counting the solutions"))) << said().toStdString();
    }
    trigger("solutions.count_again");
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return document().findings().count() && document().findings().count()->count == kMostCounted; }));
}

TEST_F(SolutionActionsTest, TrueCandidatesCountWhatWasEntered) {
    open(test::cagedFour());
    trigger("clues.true_candidates");
    const TrueCandidateLayer before = trueCandidateLayer(document().puzzle());
    ASSERT_TRUE(QTest::qWaitFor([&] { return board().picture().candidates == before.possible; }));
    EXPECT_FALSE(board().picture().unknownCandidates);
    board().setSelection({Cell(2)}, Cell(2));
    QTest::keyClick(&board(), Qt::Key_3);
    Puzzle entered = document().puzzle();
    entered.givens = document().digits();
    const TrueCandidateLayer after = trueCandidateLayer(entered);
    EXPECT_NE(after.possible, before.possible);
    EXPECT_TRUE(QTest::qWaitFor([&] { return board().picture().candidates == after.possible; }));
}

TEST_F(SolutionActionsTest, TrueCandidatesTakeThePlaceOfMarks) {
    open(test::cagedFour());
    board().setSelection({Cell(2)}, Cell(2));
    const auto painted = [this] { return boardImage(board().picture(), ThemeId::light, 600); };
    const QImage without = painted();
    board().setInputMode(InputMode::corner);
    QTest::keyClick(&board(), Qt::Key_1);
    EXPECT_NE(painted(), without);
    trigger("clues.true_candidates");
    ASSERT_TRUE(waitFor(QStringLiteral("small digits: true candidates")));
    const QImage marked = painted();
    trigger("edit.undo");
    ASSERT_TRUE(document().state().at(Cell(2)).corner.isEmpty());
    ASSERT_TRUE(waitFor(QStringLiteral("small digits: true candidates")));
    EXPECT_EQ(painted(), marked) << "nothing of the mark was to be seen";
}

TEST_F(SolutionActionsTest, TrueCandidatesSayWhereNothingIsLeftAndGoAsTheyCame) {
    open(test::cagedFour());
    ASSERT_FALSE(board().showsCandidates());
    trigger("clues.true_candidates");
    ASSERT_TRUE(waitFor(QStringLiteral("small digits: true candidates")));
    board().setSelection({Cell(1)}, Cell(1));
    QTest::keyClick(&board(), Qt::Key_3);
    EXPECT_TRUE(waitFor(QStringLiteral("the digits on the board leave no solution"))) << said().toStdString();
    trigger("clues.true_candidates");
    EXPECT_FALSE(board().showsCandidates());
    EXPECT_FALSE(said().contains(QStringLiteral("true candidates")));
}

TEST_F(SolutionActionsTest, KeysOfWhatIsNotThereDoNothingElse) {
    open(nearlyFull());
    const InputMode mode = board().inputMode();
    QTest::keyClick(&board(), Qt::Key_E, Qt::ControlModifier);
    QTest::keyClick(&board(), Qt::Key_W);
    EXPECT_TRUE(waitFor(QStringLiteral("This needs a puzzle that has no solution."))) << said().toStdString();
    QTest::keyClick(&board(), Qt::Key_E, Qt::ControlModifier);
    QTest::keyClick(&board(), Qt::Key_S);
    EXPECT_TRUE(waitFor(QStringLiteral("This needs clues with several solutions."))) << said().toStdString();
    EXPECT_EQ(board().inputMode(), mode);
    EXPECT_EQ(board().selection().count(), 1);
}

TEST_F(SolutionActionsTest, TheOnlySolutionOffersNoOther) {
    open(nearlyFull());
    trigger("solutions.next");
    ASSERT_TRUE(waitFor(QStringLiteral("This is the only solution.")));
    for (const QPushButton* button : find<MessageBar>("messageBar")->findChildren<QPushButton*>())
        EXPECT_TRUE(button->isHidden() || button->text().isEmpty()) << button->text().toStdString();
}

TEST_F(SolutionActionsTest, WhatIsNotKnownYetIsTold) {
    open(test::cagedFour());
    board().setShowsCandidates(true);
    CandidateGrid none(document().puzzle().shape());
    CandidateGrid all(document().puzzle().shape());
    for (const Cell cell : document().puzzle().shape().cells())
        none.at(cell) = {};
    board().setCandidateLayer(none, all);
    EXPECT_TRUE(cellDescription(board(), Cell(5)).contains(QStringLiteral("not known yet 1 2 3 4")));
    board().setCandidateLayer(std::nullopt);
    EXPECT_FALSE(cellDescription(board(), Cell(5)).contains(QStringLiteral("not known yet")));
}

TEST_F(SolutionActionsTest, CheckMarksWrongDigitsOfAnyBoard) {
    open(nearlyFull());
    ASSERT_TRUE(document().findings().solution());
    EXPECT_FALSE(document().findings().isSettersSolution());
    const int right = document().findings().solution()->valueAt(Cell(12));
    board().setSelection({Cell(12)}, Cell(12));
    QTest::keyClicks(&board(), QString::number(right % 4 + 1));
    trigger("puzzle.check");
    EXPECT_EQ(board().picture().mistakes.count(), 1);
    EXPECT_TRUE(board().picture().mistakes.contains(Cell(12)));
    QTest::keyClicks(&board(), QString::number(right));
    trigger("puzzle.check");
    EXPECT_EQ(board().picture().mistakes.count(), 0);
    EXPECT_TRUE(message().contains(QStringLiteral("No mistakes so far.")));
    EXPECT_FALSE(document().findings().rating()) << "no scale is for such boards";
}

TEST_F(SolutionActionsTest, WhatFogCoversIsNotTold) {
    Puzzle puzzle = fiveEvens();
    Decoration decoration;
    decoration.fog.emplace();
    puzzle.setDecoration(decoration);
    // As some files have it: one that breaks a rule.
    open(puzzle, solutionFacts(test::samplePuzzles("0300").front()).solution);
    ASSERT_FALSE(board().picture().fogged.isEmpty());
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().whyNone().has_value(); }, 20'000));
    EXPECT_FALSE(said().contains(QStringLiteral("column 3"))) << said().toStdString();
    EXPECT_FALSE(find<QAction>("solutions.why_none")->isEnabled());
    EXPECT_FALSE(find<QAction>("clues.true_candidates")->isEnabled());
    EXPECT_FALSE(find<QAction>("clues.two_solutions")->isEnabled());
}

}  // namespace
}  // namespace nonet
