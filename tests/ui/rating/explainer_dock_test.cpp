#include "core/play/player_actions.h"
#include "tests/ui/dock_on_board.h"
#include "ui/board/announcer.h"
#include "ui/board/cell_looks.h"
#include "ui/rating/explainer_dock.h"
#include "ui/rating/explainer_model.h"
#include "ui/rating/explainer_range_box.h"
#include "ui/text/explainer_text.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <atomic>
#include <gtest/gtest.h>

namespace nonet {
namespace {

/// 7.7, 1.2, 1.2
const char* const kWithNishio = "38...6.......4...54...73....6........3..8...179....8.4...7...92...6...4.628..9...";
constexpr int kWaits = 20'000;

Puzzle puzzleOf(const char* line) { return Puzzle(gridFromLine(line).value()); }

class ExplainerDockTest : public test::DockOnBoard<ExplainerDock> {
protected:
    void SetUp() override {
        DockOnBoard::SetUp();
        m_dock.resize(320, 700);
        use(puzzleOf(kWithNishio));
        m_path = ExplainerRater().path(m_document->puzzle());
    }
    [[nodiscard]] bool reveal() {
        click("explainerShow");
        return waitForEnd();
    }
    [[nodiscard]] bool waitForEnd() {
        return QTest::qWaitFor([this] { return run().state() == ExplainerRun::State::ended; }, kWaits);
    }
    /// Tells so many steps, then waits for the token; the whole path where there is no limit.
    void useWalkThatHaltsAfter(std::size_t known, bool waitsForStop = true) {
        run().setWalk([path = m_path.steps, known, waitsForStop,
                       this](const Puzzle&, const explainer::Rater::StepSink& tell, const std::stop_token& stop,
                             std::uint64_t most, std::span<const explainer::Step> done) {
            ++m_walks;
            for (std::size_t i = done.size(); i < (most == 0 ? path.size() : known); ++i)
                tell(path[i]);
            if (most == 0)
                return ExplainerEnd::solved;
            while (waitsForStop && !stop.stop_requested())
                QTest::qSleep(1);
            return ExplainerEnd::stopped;
        });
    }
    void useWalk(ExplainerEnd end, std::size_t known) {
        run().setWalk([path = m_path.steps, end, known](const Puzzle&, const explainer::Rater::StepSink& tell,
                                                        const std::stop_token&, std::uint64_t,
                                                        std::span<const explainer::Step>) {
            for (std::size_t i = 0; i < known; ++i)
                tell(path[i]);
            return end;
        });
    }
    bool waitForSteps(std::size_t steps) {
        return QTest::qWaitFor([&] { return run().steps().size() == steps; }, kWaits);
    }
    ExplainerRun& run() { return m_dock.run(); }
    QString text(const char* name) { return m_dock.findChild<QLabel*>(QLatin1String(name))->text(); }
    QListView* list() { return m_dock.findChild<QListView*>(QStringLiteral("explainerSteps")); }
    bool isCovered() { return m_dock.findChild<QLabel*>(QStringLiteral("explainerCover"))->isVisible(); }

    ExplainerPath m_path;
    std::atomic<int> m_walks = 0;
};

TEST_F(ExplainerDockTest, RatesNothingBeforeItIsAskedAndThenAllOfIt) {
    QTest::qWait(50);
    EXPECT_TRUE(isCovered());
    EXPECT_EQ(run().state(), ExplainerRun::State::nothing);
    ASSERT_TRUE(reveal());
    EXPECT_FALSE(isCovered());
    EXPECT_TRUE(m_document->notes().view().showsExplainer);
    EXPECT_EQ(run().rating(), m_path.rating);
    EXPECT_EQ(text("explainerER"), QStringLiteral("7.7"));
    EXPECT_EQ(text("explainerEP"), QStringLiteral("1.2"));
    EXPECT_EQ(text("explainerED"), QStringLiteral("1.2"));
    const int hardest = explainerSources(m_path.steps).hardest;
    EXPECT_EQ(text("explainerERName"), explainerStepName(m_path.steps[static_cast<std::size_t>(hardest)].hint));
    EXPECT_EQ(button("explainerERStep")->toolTip(), QStringLiteral("Show step %1 on the board").arg(hardest + 1));
    EXPECT_EQ(text("explainerStatus"), QStringLiteral("%1 steps from the givens.").arg(m_path.steps.size()));
    EXPECT_FALSE(button("explainerStop")->isVisible());
    EXPECT_FALSE(m_board.isReplay()) << "nothing is laid on the board unasked";
}

TEST_F(ExplainerDockTest, EachPuzzleRemembersThatItWasAsked) {
    ASSERT_TRUE(reveal());
    use(test::samplePuzzles("0300").front());
    EXPECT_TRUE(isCovered());
    EXPECT_EQ(run().state(), ExplainerRun::State::nothing);
    EXPECT_TRUE(run().steps().empty());
    std::unique_ptr<PuzzleDocument> asked = test::documentOf(puzzleOf(kWithNishio));
    asked->notes().changeView([](ViewState& view) { view.showsExplainer = true; });
    m_dock.setDocument(asked.get());
    EXPECT_TRUE(waitForEnd());
    EXPECT_EQ(text("explainerER"), QStringLiteral("7.7"));
    m_dock.setDocument(nullptr);
    EXPECT_TRUE(isCovered());
}

TEST_F(ExplainerDockTest, StaysOnForTheNextPuzzleWhereThatWasChosenAndStopsAgain) {
    const auto box = [this](const char* name) { return m_dock.findChild<QCheckBox*>(QLatin1String(name)); };
    ASSERT_TRUE(reveal());
    button("explainerAlways")->click();
    EXPECT_TRUE(m_preferences.values().showsExplainer);
    EXPECT_TRUE(Preferences(m_folder.filePath(QStringLiteral("settings.ini"))).values().showsExplainer);
    const Puzzle next = test::samplePuzzles("0300").front();
    use(next);
    EXPECT_FALSE(isCovered());
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(run().puzzle(), next);
    EXPECT_FALSE(m_document->notes().view().showsExplainer) << "the puzzle itself was not asked for";
    button("explainerAlways")->click();
    EXPECT_FALSE(isCovered()) << "what is shown stays";
    EXPECT_EQ(run().state(), ExplainerRun::State::ended);
    use(puzzleOf(kWithNishio));
    EXPECT_TRUE(isCovered());
    EXPECT_EQ(run().state(), ExplainerRun::State::nothing);
    EXPECT_FALSE(box("explainerAlwaysNext")->isChecked());
    button("explainerAlwaysNext")->click();
    EXPECT_TRUE(box("explainerAlways")->isChecked());
    EXPECT_FALSE(isCovered()) << "from this puzzle on";
    ASSERT_TRUE(waitForEnd());
    m_preferences.change([](PreferenceValues& values) { values.showsExplainer = false; });
    EXPECT_FALSE(box("explainerAlways")->isChecked());
}

TEST_F(ExplainerDockTest, WhatTheNumbersAreMovesNoButton) {
    m_dock.resize(320, 690);
    ASSERT_TRUE(reveal());
    const auto placeOf = [this](const char* name) {
        const QAbstractButton* each = button(name);
        return QRect(each->mapTo(&m_dock, QPoint()), each->size());
    };
    constexpr std::array kButtons = {"explainerRangeAsk", "explainerLeave", "explainerERStep", "explainerAbout"};
    std::array<QRect, kButtons.size()> before;
    for (std::size_t i = 0; i < kButtons.size(); ++i)
        before[i] = placeOf(kButtons[i]);
    click("explainerAbout");
    EXPECT_TRUE(m_dock.findChild<QLabel*>(QStringLiteral("explainerAboutText"))->isVisible());
    QTest::qWait(50);
    for (std::size_t i = 0; i < kButtons.size(); ++i) {
        EXPECT_EQ(placeOf(kButtons[i]), before[i]) << kButtons[i];
        EXPECT_TRUE(m_dock.rect().contains(before[i])) << kButtons[i];
        EXPECT_FALSE(button(kButtons[i])->visibleRegion().isEmpty()) << kButtons[i];
    }
    click("explainerAbout");
    EXPECT_TRUE(list()->isVisible());
}

TEST_F(ExplainerDockTest, AChainThatIsPickedMovesNothing) {
    m_dock.resize(320, 690);
    ASSERT_TRUE(reveal());
    QTest::qWait(50);
    const QRect before = list()->geometry();
    click("explainerERStep");
    QTest::qWait(50);
    EXPECT_TRUE(text("explainerResult").startsWith(QStringLiteral("If ")));
    EXPECT_EQ(list()->geometry(), before);
}

TEST_F(ExplainerDockTest, SaysAtLeastWhileItRunsAndWhereItWasStopped) {
    useWalkThatHaltsAfter(9);
    click("explainerShow");
    ASSERT_TRUE(waitForSteps(9));
    const int sofar = explainerSources(run().steps()).hardest;
    const QString number = explainerNumber(run().steps()[static_cast<std::size_t>(sofar)].tenths);
    EXPECT_EQ(text("explainerStatus"), QStringLiteral("At least %1 so far, after 9 steps.").arg(number));
    EXPECT_EQ(text("explainerER"), QStringLiteral("\u2265\u202f%1").arg(number));
    EXPECT_EQ(text("explainerEP"), QStringLiteral("1.2")) << "a digit is placed, so that is known";
    EXPECT_EQ(list()->model()->rowCount(), 9);
    EXPECT_EQ(button("explainerStop")->text(), QStringLiteral("Pause"));
    EXPECT_FALSE(button("explainerRangeAsk")->isEnabled());
    click("explainerStop");
    EXPECT_EQ(run().state(), ExplainerRun::State::stopped);
    EXPECT_EQ(text("explainerStatus"), QStringLiteral("Paused. At least %1 so far, after 9 steps.").arg(number));
    EXPECT_EQ(button("explainerStop")->text(), QStringLiteral("Go on"));
    QTest::qWait(50);
    EXPECT_EQ(run().steps().size(), 9U);
    click("explainerStop");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(m_walks, 2);
    EXPECT_EQ(run().steps().size(), m_path.steps.size());
    EXPECT_EQ(run().rating(), m_path.rating);
}

TEST_F(ExplainerDockTest, SaysThatItTakesLongWhereItsBudgetIsSpent) {
    useWalkThatHaltsAfter(0, false);
    click("explainerShow");
    ASSERT_TRUE(QTest::qWaitFor([this] { return run().state() == ExplainerRun::State::spent; }, kWaits));
    EXPECT_EQ(text("explainerStatus"), QStringLiteral("Paused: it takes long."));
    EXPECT_EQ(text("explainerER"), QStringLiteral("\u2013"));
    EXPECT_FALSE(button("explainerERStep")->isEnabled());
    click("explainerStop");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(run().rating(), m_path.rating);
}

TEST_F(ExplainerDockTest, LateStepsOfAPreviousPuzzleAreDropped) {
    useWalkThatHaltsAfter(5);
    click("explainerShow");
    ASSERT_TRUE(waitForSteps(5));
    const Puzzle other = test::samplePuzzles("0300").front();
    std::unique_ptr<PuzzleDocument> next = test::documentOf(other);
    next->notes().changeView([](ViewState& view) { view.showsExplainer = true; });
    const ExplainerPath path = ExplainerRater().path(other);
    run().setWalk([steps = path.steps](const Puzzle&, const explainer::Rater::StepSink& tell, const std::stop_token&,
                                       std::uint64_t, std::span<const explainer::Step>) {
        for (const explainer::Step& step : steps)
            tell(step);
        return ExplainerEnd::solved;
    });
    m_dock.setDocument(next.get());
    EXPECT_TRUE(run().isRunning());
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(run().puzzle(), other);
    EXPECT_EQ(run().steps().size(), path.steps.size());
    EXPECT_EQ(run().rating(), path.rating);
    m_dock.setDocument(nullptr);
}

TEST_F(ExplainerDockTest, IsTwentyWhereTheScaleFindsNoWay) {
    useWalk(ExplainerEnd::noWay, 4);
    click("explainerShow");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(text("explainerER"), QStringLiteral("20.0"));
    EXPECT_EQ(text("explainerERName"), QStringLiteral("no step further"));
    EXPECT_FALSE(button("explainerERStep")->isEnabled());
    EXPECT_EQ(text("explainerED"), QStringLiteral("1.2"));
    EXPECT_EQ(text("explainerStatus"),
              QStringLiteral("The scale finds no way further after 4 steps: it says 20.0 then."));
    EXPECT_FALSE(button("explainerRangeAsk")->isEnabled());
}

TEST_F(ExplainerDockTest, SaysWhyAPuzzleHasNoRating) {
    const auto told = [this](const Puzzle& puzzle) {
        use(puzzle);
        m_document->notes().changeView([](ViewState& view) { view.showsExplainer = true; });
        m_dock.setDocument(m_document.get());
        EXPECT_TRUE(isCovered());
        EXPECT_FALSE(button("explainerShow")->isVisible());
        EXPECT_EQ(run().state(), ExplainerRun::State::nothing);
        return text("explainerCover");
    };
    Grid fewer = gridFromLine(kWithNishio).value();
    fewer.clear(Cell(0));
    EXPECT_TRUE(told(Puzzle(fewer)).startsWith(QStringLiteral("This puzzle has several solutions")));
    Grid wrong = gridFromLine(kWithNishio).value();
    wrong.set(Cell(2), Digit(3));
    EXPECT_TRUE(told(Puzzle(wrong)).startsWith(QStringLiteral("This puzzle has no solution")));
    const Grid solution = *solutionFacts(puzzleOf(kWithNishio)).solution;
    EXPECT_TRUE(told(Puzzle(solution)).startsWith(QStringLiteral("No cell is blank")));
    EXPECT_TRUE(told(Puzzle(Geometry(2, 2), Grid(4))).startsWith(QStringLiteral("Only plain 9 by 9 puzzles")));
}

TEST_F(ExplainerDockTest, WaitsForTheNumberOfSolutions) {
    PuzzleRecord record;
    record.puzzle = puzzleOf(kWithNishio);
    PuzzleDocument document(record);
    m_dock.setDocument(&document);
    click("explainerShow");
    EXPECT_EQ(text("explainerStatus"), QStringLiteral("Waiting for the number of solutions …"));
    EXPECT_EQ(run().state(), ExplainerRun::State::nothing);
    document.findings().setFacts(solutionFacts(document.puzzle()));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(text("explainerER"), QStringLiteral("7.7"));
    m_dock.setDocument(nullptr);
}

TEST_F(ExplainerDockTest, IsOfThePuzzleAndNotOfTheGame) {
    ASSERT_TRUE(reveal());
    useWalkThatHaltsAfter(0);
    const Grid solution = *m_document->findings().facts().solution;
    const std::vector<Cell> cells{Cell(2)};
    m_document->perform(enterDigit(m_document->puzzle(), m_document->state(), cells, Digit(solution.valueAt(Cell(2)))),
                        {.kind = ActionKind::digit});
    QTest::qWait(30);
    EXPECT_EQ(m_walks, 0);
    EXPECT_EQ(text("explainerER"), QStringLiteral("7.7"));
    m_document->clues().lock();
    m_document->findings().setFacts(solutionFacts(m_document->puzzle()));
    EXPECT_TRUE(QTest::qWaitFor([this] { return m_walks == 1; }, kWaits)) << "another puzzle";
}

TEST_F(ExplainerDockTest, RatesPencilMarksFromTheirCandidates) {
    Puzzle puzzle = puzzleOf(kWithNishio);
    puzzle.startCandidates = puzzle.initialCandidates();
    puzzle.givens = Grid();
    use(puzzle);
    ASSERT_TRUE(reveal());
    EXPECT_EQ(text("explainerER"), QStringLiteral("7.7"));
    EXPECT_TRUE(text("explainerStatus").endsWith(QStringLiteral("from the start candidates.")));
    m_dock.showStep(0);
    EXPECT_EQ(m_board.picture().digits, puzzleOf(kWithNishio).givens) << "cells with one candidate are filled";
}

TEST_F(ExplainerDockTest, LaysAStepOnACopyAndComesBack) {
    const Grid before = m_board.picture().digits;
    ASSERT_TRUE(reveal());
    const QSignalSpy active(&m_shown, &Shown::changed);
    click("explainerERStep");
    const auto hardest = static_cast<std::size_t>(explainerSources(m_path.steps).hardest);
    const ExplainerMoment moment = explainerMoment(m_document->puzzle(), m_path.steps, hardest);
    EXPECT_TRUE(m_board.isReplay());
    EXPECT_EQ(m_board.picture().digits, moment.digits);
    EXPECT_EQ(m_board.picture().candidates, moment.candidates);
    EXPECT_EQ(m_board.picture().step, moment.step);
    EXPECT_EQ(list()->currentIndex().row(), m_dock.place());
    const QString reason = explainerReason(m_path.steps[hardest]);
    EXPECT_FALSE(reason.isEmpty());
    EXPECT_EQ(text("explainerResult"), reason + u'\n' + explainerResult(m_path.steps[hardest].hint));
    click("explainerLeave");
    EXPECT_FALSE(m_board.isReplay());
    EXPECT_EQ(m_board.picture().digits, before);
    EXPECT_FALSE(list()->currentIndex().isValid());
    EXPECT_EQ(active.size(), 2);
    EXPECT_EQ(m_document->history().nodes().size(), 1U);
}

TEST_F(ExplainerDockTest, ArrowsWalkThroughTheSteps) {
    ASSERT_TRUE(reveal());
    m_dock.activateWindow();
    list()->setFocus(Qt::TabFocusReason);
    EXPECT_FALSE(m_board.isReplay()) << "the focus alone picks nothing";
    list()->setCurrentIndex(list()->model()->index(0, 0));
    EXPECT_EQ(m_dock.place(), 0);
    QTest::keyClick(list(), Qt::Key_Down);
    EXPECT_EQ(m_dock.place(), 1);
    QTest::keyClick(list(), Qt::Key_End);
    EXPECT_EQ(m_dock.place(), static_cast<int>(m_path.steps.size()) - 1);
    QTest::keyClick(list(), Qt::Key_Up);
    EXPECT_EQ(m_dock.place(), static_cast<int>(m_path.steps.size()) - 2);
    QTest::keyClick(list(), Qt::Key_Escape);
    EXPECT_FALSE(m_dock.isActive());
    EXPECT_FALSE(m_board.isReplay());
}

TEST_F(ExplainerDockTest, TheFirstStepDownPicksTheFirstStep) {
    ASSERT_TRUE(reveal());
    m_dock.activateWindow();
    for (int i = 0; i < 2; ++i) {
        list()->setFocus(Qt::TabFocusReason);
        QTest::keyClick(list(), Qt::Key_Down);
        EXPECT_EQ(m_dock.place(), 0);
        QTest::keyClick(list(), Qt::Key_Down);
        EXPECT_EQ(m_dock.place(), 1);
        m_dock.leave();
    }
}

TEST_F(ExplainerDockTest, ReturnPressesAButtonAndEscapeClosesWhatItOpened) {
    ASSERT_TRUE(reveal());
    QAbstractButton* about = button("explainerAbout");
    about->setFocus();
    QTest::keyClick(about, Qt::Key_Return);
    EXPECT_TRUE(about->isChecked());
    EXPECT_TRUE(m_dock.findChild<QLabel*>(QStringLiteral("explainerAboutText"))->isVisible());
    QTest::keyClick(about, Qt::Key_Escape);
    EXPECT_FALSE(about->isChecked());
    EXPECT_TRUE(list()->isVisible());
    button("explainerERStep")->setFocus();
    QTest::keyClick(button("explainerERStep"), Qt::Key_Return);
    EXPECT_TRUE(m_dock.isActive());
}

TEST_F(ExplainerDockTest, NoLabelIsATabStop) {
    for (const QLabel* label : m_dock.findChildren<QLabel*>())
        EXPECT_EQ(label->focusPolicy() & Qt::TabFocus, 0) << label->objectName().toStdString();
}

TEST_F(ExplainerDockTest, TheListIsEmptiedWithTheNumbers) {
    struct Paints : QObject {
        int count = 0;
        bool eventFilter(QObject* watched, QEvent* event) override {
            count += event->type() == QEvent::Paint ? 1 : 0;
            return QObject::eventFilter(watched, event);
        }
    } paints;
    m_preferences.change([](PreferenceValues& values) { values.showsExplainer = true; });
    ASSERT_TRUE(waitForEnd());
    QTest::qWait(50);
    useWalkThatHaltsAfter(0);
    std::unique_ptr<PuzzleDocument> next = test::documentOf(test::samplePuzzles("0300").front());
    list()->viewport()->installEventFilter(&paints);
    m_dock.setDocument(next.get());
    EXPECT_EQ(list()->model()->rowCount(), 0);
    EXPECT_EQ(text("explainerER"), QStringLiteral("\u2013"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
    EXPECT_EQ(paints.count, 1) << "in the frame that has the new numbers";
    m_dock.setDocument(nullptr);
}

TEST_F(ExplainerDockTest, LongNamesAreReadWhole) {
    ASSERT_TRUE(reveal());
    const int row = explainerSources(m_path.steps).hardest;
    const auto height = [&](int width) {
        m_dock.resize(width, 700);
        QTest::qWait(30);
        return list()->visualRect(list()->model()->index(row, 0)).height();
    };
    const int wide = height(420);
    EXPECT_GT(height(190), wide) << "in several lines";
    EXPECT_EQ(height(420), wide);
    explainer::Hint deep;
    deep.producer = explainer::Producer::nestedMultipleChains;
    deep.kind = explainer::ChainKind::region;
    EXPECT_EQ(explainerShortName(deep).toStdString(), "Dynamic Region FC (+ Multiple FC)");
}

TEST_F(ExplainerDockTest, TheLinksOfAStepAreToldInWords) {
    ASSERT_TRUE(reveal());
    EXPECT_FALSE(button("explainerLinks")->isEnabled());
    m_dock.showStep(0);
    EXPECT_FALSE(button("explainerLinks")->isEnabled()) << "no chain";
    EXPECT_TRUE(text("explainerResult").contains(QStringLiteral("has only one place left"))) << "in which house";
    click("explainerERStep");
    click("explainerLinks");
    EXPECT_FALSE(list()->isVisible());
    const QString links = text("explainerLinksText");
    EXPECT_TRUE(links.startsWith(QStringLiteral("If r"))) << links.toStdString();
    EXPECT_TRUE(links.contains(QStringLiteral("\n1. r"))) << links.toStdString();
    const auto count = static_cast<int>(linksOf(*m_board.picture().step).size());
    EXPECT_TRUE(links.contains(QStringLiteral("%1. r").arg(count))) << links.toStdString();
    QTest::keyClick(button("explainerLinks"), Qt::Key_Escape);
    EXPECT_TRUE(list()->isVisible());
    EXPECT_TRUE(m_dock.isActive()) << "the step stays";
    click("explainerLinks");
    click("explainerAbout");
    EXPECT_FALSE(button("explainerLinks")->isChecked());
    EXPECT_TRUE(m_dock.findChild<QLabel*>(QStringLiteral("explainerAboutText"))->isVisible());
}

TEST_F(ExplainerDockTest, AStepShowsTheCandidatesOfItsPosition) {
    ASSERT_TRUE(reveal());
    ASSERT_FALSE(m_board.showsCandidates());
    click("explainerERStep");
    const BoardLooks looks = boardLooks(m_board.picture());
    for (const Cell cell : classic::kAllCells) {
        const DigitSet shown = looks.cells[static_cast<std::size_t>(cell.index())].candidates;
        const bool isBlank = m_board.picture().digits.isBlank(cell);
        EXPECT_EQ(shown, isBlank ? m_board.picture().candidates.at(cell) : DigitSet());
    }
    m_dock.leave();
    EXPECT_FALSE(m_board.showsCandidates()) << "the player's own choice";
    for (const CellLook& look : boardLooks(m_board.picture()).cells)
        EXPECT_TRUE(look.candidates.isEmpty());
}

TEST_F(ExplainerDockTest, ALowPanelKeepsFourRowsInSight) {
    ASSERT_TRUE(reveal());
    m_dock.resize(320, 370);
    const int row = list()->visualRect(list()->model()->index(0, 0)).height();
    EXPECT_TRUE(QTest::qWaitFor([&] { return list()->visibleRegion().boundingRect().height() >= 4 * row; }));
    for (const char* step : {"explainerERStep", "explainerEPStep", "explainerEDStep"})
        EXPECT_EQ(button(step)->visibleRegion().boundingRect().size(), button(step)->size()) << step;
    EXPECT_FALSE(button("explainerLeave")->visibleRegion().isEmpty());
    EXPECT_FALSE(m_dock.findChild<QLabel*>(QStringLiteral("explainerStatus"))->isVisible());
    m_dock.resize(320, 700);
    QTest::qWait(50);
    EXPECT_TRUE(m_dock.findChild<QLabel*>(QStringLiteral("explainerStatus"))->isVisible());
    EXPECT_FALSE(button("explainerRangeAsk")->visibleRegion().isEmpty());
}

TEST_F(ExplainerDockTest, AChangeOfTheGameOrAClosedPanelTakesTheStepOffTheBoard) {
    ASSERT_TRUE(reveal());
    m_dock.showStep(3);
    ASSERT_TRUE(m_board.isReplay());
    const std::vector<Cell> cells{Cell(2)};
    m_document->perform(toggleMark(m_document->puzzle(), m_document->state(), cells, Digit(4), MarkKind::corner),
                        {.kind = ActionKind::corner});
    EXPECT_FALSE(m_board.isReplay());
    m_dock.showStep(3);
    ASSERT_TRUE(m_board.isReplay());
    m_dock.close();
    EXPECT_FALSE(m_board.isReplay());
}

TEST_F(ExplainerDockTest, RatesNothingWhileItIsClosed) {
    useWalkThatHaltsAfter(5);
    click("explainerShow");
    ASSERT_TRUE(waitForSteps(5));
    m_dock.close();
    EXPECT_EQ(run().state(), ExplainerRun::State::stopped);
    m_dock.show();
    EXPECT_TRUE(run().isRunning()) << "it goes on by itself";
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_walks == 2; }, kWaits));
    click("explainerStop");
    m_dock.close();
    m_dock.show();
    EXPECT_EQ(run().state(), ExplainerRun::State::stopped) << "the player stopped it";
}

TEST_F(ExplainerDockTest, TellsScreenReadersEachStepInASentence) {
    const QAbstractItemModelTester tester(list()->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_TRUE(reveal());
    const QAbstractItemModel& model = *list()->model();
    EXPECT_EQ(model.index(0, 0).data().toString(), QStringLiteral("Step 1, Hidden Single, 1.2, makes EP ED"));
    EXPECT_EQ(model.index(1, 0).data().toString(),
              QStringLiteral("Step 2, %1, %2")
                  .arg(explainerStepName(m_path.steps[1].hint), explainerNumber(m_path.steps[1].tenths)));
    EXPECT_FALSE(list()->accessibleName().isEmpty());
}

TEST_F(ExplainerDockTest, SpeaksTheRatingOnceAndEachStepsResult) {
    QStringList spoken;
    QObject::connect(m_dock.findChild<Announcer*>(), &Announcer::announced, &m_dock,
                     [&spoken](const QString& sentence) { spoken.append(sentence); });
    ASSERT_TRUE(reveal());
    m_dock.showStep(0);
    m_dock.showStep(1);
    const auto told = [this](std::size_t step) {
        return explainerReason(m_path.steps[step]) + u'\n' + explainerResult(m_path.steps[step].hint);
    };
    ASSERT_EQ(m_path.steps[1].hint.producer, explainer::Producer::hiddenSingle);
    EXPECT_EQ(spoken, (QStringList{QStringLiteral("ER 7.7, EP 1.2, ED 1.2."), told(0), told(1)}));
}

TEST_F(ExplainerDockTest, RatesCopiesWhenAskedAndStopsWhenTold) {
    ASSERT_TRUE(reveal());
    EXPECT_FALSE(m_dock.rangeBox().range());
    click("explainerRangeAsk");
    click("explainerRangeAsk");
    EXPECT_FALSE(m_dock.rangeBox().isRunning());
    EXPECT_TRUE(text("explainerRange").startsWith(QStringLiteral("Stopped")));
    click("explainerRangeAsk");
    EXPECT_TRUE(m_dock.rangeBox().isRunning());
    EXPECT_EQ(button("explainerRangeAsk")->text(), QStringLiteral("Stop"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_dock.rangeBox().isRunning(); }, kWaits));
    ASSERT_TRUE(m_dock.rangeBox().range());
    ExplainerRater rater;
    const ExplainerRange range =
        explainerRange(rater, m_document->puzzle(), m_path.rating, {.copies = ExplainerRangeBox::kCopies});
    EXPECT_EQ(m_dock.rangeBox().range(), range);
    EXPECT_EQ(text("explainerRange"), explainerRangeText(range));
    EXPECT_EQ(button("explainerRangeAsk")->text(), QStringLiteral("Rate 20 more copies"));
    click("explainerRangeAsk");
    EXPECT_TRUE(m_dock.rangeBox().isRunning());
    EXPECT_EQ(m_dock.rangeBox().range(), range) << "what is known stays";
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_dock.rangeBox().isRunning(); }, kWaits));
    const ExplainerRange more =
        explainerRange(rater, m_document->puzzle(), m_path.rating, {.copies = ExplainerRangeBox::kCopies, .seed = 1});
    EXPECT_EQ(m_dock.rangeBox().range()->copies, 2 * ExplainerRangeBox::kCopies);
    EXPECT_EQ(m_dock.rangeBox().range()->different, range.different + more.different);
    EXPECT_TRUE(button("explainerRangeAsk")->isEnabled());
}

TEST(ExplainerRangeText, TellsTheEndsAndWhatDiffers) {
    ExplainerRange range{.copies = 20, .lowest = 77, .highest = 77};
    EXPECT_EQ(explainerRangeText(range), QStringLiteral("7.7 in each of 20 copies"));
    range = {.copies = 19, .lowest = 72, .highest = 77, .different = 3, .tooLong = 1};
    EXPECT_EQ(explainerRangeText(range),
              QStringLiteral("7.2 to 7.7 over 19 copies; 3 rated otherwise; 1 took too long"));
}

}  // namespace
}  // namespace nonet
