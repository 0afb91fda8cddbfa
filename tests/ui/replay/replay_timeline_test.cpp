#include "core/play/player_actions.h"
#include "core/rating/rating.h"
#include "core/solvers/search/search.h"
#include "tests/ui/sample_puzzles.h"
#include "ui/board/announcer.h"
#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/preferences/preferences.h"
#include "ui/replay/replay_timeline.h"
#include "ui/replay/timeline_bars.h"
#include "ui/text/hint_words.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(ReplaySession, EndsAtTheSolution) {
    const Puzzle puzzle = test::samplePuzzles("0300").front();
    ReplaySession session(answerPath({{puzzle, PlayState(), solutionFacts(puzzle)}}));
    EXPECT_EQ(session.remark(), PathRemark::none);
    EXPECT_EQ(session.position().digits(), puzzle.givens);
    for (int place = 0; place < session.stepCount(); ++place) {
        session.setPlace(place);
        const Position before = session.position();
        ASSERT_NE(session.step(), nullptr);
        for (const Candidate each : session.step()->eliminations)
            EXPECT_TRUE(before.has(each));
    }
    session.setPlace(1000);
    EXPECT_TRUE(session.isAtEnd());
    EXPECT_EQ(session.step(), nullptr);
    EXPECT_EQ(session.position().digits(), *search(puzzle).first);
    session.setPlace(-5);
    EXPECT_EQ(session.place(), 0);
}

class ReplayTimelineTest : public testing::Test {
protected:
    QTemporaryDir m_folder;
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<PuzzleDocument> m_document = test::documentOf(test::samplePuzzles("0300").front());
    BoardWidget m_board{m_preferences};
    Shown m_shown;
    ReplayTimeline m_timeline{m_preferences, m_shown};
    PlayState m_mine;

    void SetUp() override {
        m_board.setDocument(m_document.get());
        m_timeline.setBoard(&m_board);
        m_timeline.setDocument(m_document.get());
        m_board.resize(400, 400);
        m_board.show();
        m_timeline.resize(1200, 88);
        m_timeline.show();
        const std::vector<Cell> cells{Position::fromPuzzle(m_document->puzzle()).unsolvedCells().first()};
        m_document->perform(toggleMark(m_document->puzzle(), m_document->state(), cells, Digit(4), MarkKind::corner),
                            {.kind = ActionKind::corner});
        m_mine = m_document->state();
    }
    [[nodiscard]] bool start() {
        m_timeline.start();
        return QTest::qWaitFor([this] { return m_timeline.isActive(); }, 20000);
    }
    QAbstractButton* button(const char* name) { return m_timeline.findChild<QAbstractButton*>(QLatin1String(name)); }
    QString banner() { return m_timeline.findChild<QLabel*>(QStringLiteral("replayBanner"))->text(); }
    TimelineBars* bars() { return m_timeline.findChild<TimelineBars*>(); }
};

TEST_F(ReplayTimelineTest, ShowsACopyAndComesBackToTheGameUntouched) {
    ASSERT_TRUE(start());
    const int count = m_timeline.session()->stepCount();
    EXPECT_TRUE(m_board.isReplay());
    EXPECT_EQ(banner(), QStringLiteral("Replay, step 1 of %1; your game is kept").arg(count));
    QTest::mouseClick(button("replayForward"), Qt::LeftButton);
    EXPECT_EQ(m_timeline.session()->place(), 1);
    EXPECT_TRUE(m_board.picture().step.has_value());
    QTest::mouseClick(button("replayLast"), Qt::LeftButton);
    EXPECT_TRUE(m_timeline.session()->isAtEnd());
    EXPECT_EQ(banner(), QStringLiteral("Replay, after all %1 steps; your game is kept").arg(count));
    EXPECT_TRUE(m_board.picture().digits.isFull());
    QTest::mouseClick(button("replayLeave"), Qt::LeftButton);
    EXPECT_FALSE(m_board.isReplay());
    EXPECT_FALSE(m_board.picture().step.has_value());
    EXPECT_EQ(m_document->state(), m_mine);
    EXPECT_EQ(m_board.picture().digits, m_document->digits());
    EXPECT_EQ(m_document->history().nodes().size(), 2U);
}

TEST_F(ReplayTimelineTest, WhyItStopsIsToldAtItsEndAloneAndWhole) {
    Profile own = ownCopy(hodokuProfile(), "Mine");
    rowOf(own, *rate(m_document->puzzle()).hodoku.hardest).stopsBefore = true;
    m_preferences.change([&own](PreferenceValues& values) {
        values.ownProfiles[QStringLiteral("Mine")] = own;
        values.profile = QStringLiteral("Mine");
    });
    ASSERT_TRUE(start());
    ASSERT_EQ(m_timeline.session()->remark(), PathRemark::reachedStop);
    const int count = m_timeline.session()->stepCount();
    EXPECT_EQ(banner(), QStringLiteral("Replay by Mine, step 1 of %1; your game is kept").arg(count));
    m_timeline.last();
    EXPECT_TRUE(banner().endsWith(HintWords::ofPath(PathRemark::reachedStop))) << banner().toStdString();
    QCoreApplication::processEvents();
    const auto* label = m_timeline.findChild<QLabel*>(QStringLiteral("replayBanner"));
    EXPECT_GE(label->width(), label->fontMetrics().horizontalAdvance(label->text()));
    m_timeline.back();
    EXPECT_FALSE(banner().contains(HintWords::ofPath(PathRemark::reachedStop))) << banner().toStdString();
}

TEST_F(ReplayTimelineTest, SpeaksEachStepThatItShows) {
    QStringList spoken;
    QStringList shown;
    QObject::connect(m_timeline.findChild<Announcer*>(), &Announcer::announced, &m_timeline,
                     [&](const QString& sentence) { spoken.append(sentence); });
    QObject::connect(&m_timeline, &ReplayTimeline::stepShown, &m_timeline,
                     [&](const QString& sentence) { shown.append(sentence); });
    ASSERT_TRUE(start());
    m_timeline.forward();
    m_timeline.last();
    EXPECT_EQ(shown.size(), 3);
    EXPECT_EQ(spoken, shown);
    EXPECT_EQ(shown.last(), banner());
}

TEST_F(ReplayTimelineTest, KeysWorkWhileItHasTheFocus) {
    ASSERT_TRUE(start());
    QTest::keyClick(bars(), Qt::Key_End);
    EXPECT_TRUE(m_timeline.session()->isAtEnd());
    QTest::keyClick(bars(), Qt::Key_Left);
    EXPECT_EQ(m_timeline.session()->place(), m_timeline.session()->stepCount() - 1);
    QTest::keyClick(bars(), Qt::Key_Home);
    EXPECT_EQ(m_timeline.session()->place(), 0);
    QTest::keyClick(bars(), Qt::Key_Space);
    EXPECT_TRUE(m_timeline.isPlaying());
    QTest::keyClick(bars(), Qt::Key_Space);
    EXPECT_FALSE(m_timeline.isPlaying());
    m_preferences.change([](PreferenceValues& values) {
        values.customKeys[values.keyPreset][QStringLiteral("replay.last")] = {QKeySequence(Qt::Key_E)};
    });
    QTest::keyClick(bars(), Qt::Key_E);
    EXPECT_TRUE(m_timeline.session()->isAtEnd());
}

TEST_F(ReplayTimelineTest, GoesToTheHardestStepByButtonAndKey) {
    ASSERT_TRUE(start());
    button("replayHardest")->click();
    const Step* hardest = m_timeline.session()->step();
    ASSERT_NE(hardest, nullptr);
    EXPECT_EQ(hardest->technique, *rate(m_document->puzzle()).hodoku.hardest);
    for (int place = 0; place < m_timeline.session()->place(); ++place)
        EXPECT_NE(m_timeline.session()->steps()[static_cast<std::size_t>(place)].technique, hardest->technique);
    const int place = m_timeline.session()->place();
    QTest::keyClick(bars(), Qt::Key_End);
    QTest::keyClick(bars(), Qt::Key_H);
    EXPECT_EQ(m_timeline.session()->place(), place);
}

TEST_F(ReplayTimelineTest, GoesOnFromHereAsOneCommand) {
    ASSERT_TRUE(start());
    m_timeline.goTo(12);
    const Grid digits = m_timeline.session()->position().digits();
    QTest::mouseClick(button("replayAdopt"), Qt::LeftButton);
    EXPECT_FALSE(m_timeline.isActive());
    EXPECT_FALSE(m_board.isReplay());
    EXPECT_EQ(m_document->digits(), digits);
    EXPECT_EQ(m_document->history().nodes().size(), 3U);
    m_document->undo();
    EXPECT_EQ(m_document->state(), m_mine);
}

TEST_F(ReplayTimelineTest, ScrubsThroughTheBarsAndUnfoldsARun) {
    ASSERT_TRUE(start());
    const std::vector<TimelineBar> before = bars()->timelineLayout().bars();
    const int y = bars()->height() / 2;
    const QPoint last(static_cast<int>(before.back().rect.right() - 2), y);
    QTest::mousePress(bars(), Qt::LeftButton, {}, QPoint(static_cast<int>(before.front().rect.center().x()), y));
    QTest::mouseMove(bars(), QPoint(static_cast<int>(before[before.size() / 2].rect.center().x()), y));
    EXPECT_GT(m_timeline.session()->place(), 0);
    QTest::mouseMove(bars(), last);
    QTest::mouseRelease(bars(), Qt::LeftButton, {}, last);
    EXPECT_TRUE(before.back().holds(m_timeline.session()->place()));

    const auto run = std::ranges::find_if(before, &TimelineBar::isFolded);
    ASSERT_NE(run, before.end());
    const QPoint onRun(static_cast<int>(run->rect.center().x()), y);
    m_timeline.goTo(run->first);
    QTest::mouseClick(bars(), Qt::LeftButton, {}, onRun);
    EXPECT_EQ(bars()->timelineLayout().bars().size(), before.size() + static_cast<std::size_t>(run->count) - 1);
}

TEST_F(ReplayTimelineTest, AChangeOfTheGameEndsIt) {
    ASSERT_TRUE(start());
    m_document->undo();
    EXPECT_FALSE(m_timeline.isActive());
    EXPECT_FALSE(m_board.isReplay());
}

TEST_F(ReplayTimelineTest, PlaysToTheEndAndStops) {
    ASSERT_TRUE(start());
    m_timeline.goTo(m_timeline.session()->stepCount() - 1);
    m_timeline.findChild<QComboBox*>(QStringLiteral("replaySpeed"))->setCurrentIndex(4);
    m_timeline.togglePlay();
    EXPECT_TRUE(QTest::qWaitFor([this] { return m_timeline.session()->isAtEnd(); }, 5000));
    EXPECT_FALSE(m_timeline.isPlaying());
}

TEST_F(ReplayTimelineTest, IsAStripInLowWindows) {
    m_timeline.setCompact(true);
    EXPECT_EQ(m_timeline.height(), 24);
    m_timeline.setCompact(false);
    EXPECT_EQ(m_timeline.height(), 88);
}

TEST_F(ReplayTimelineTest, ItsKeysReachItFromTheBoard) {
    ASSERT_TRUE(start());
    m_board.setFocus();
    m_timeline.goTo(3);
    QTest::keyClick(&m_board, Qt::Key_Home);
    EXPECT_EQ(m_timeline.session()->place(), 0);
    QTest::keyClick(&m_board, Qt::Key_End);
    EXPECT_TRUE(m_timeline.session()->isAtEnd());
    const InputMode mode = m_board.inputMode();
    m_timeline.goTo(0);
    QTest::keyClick(&m_board, Qt::Key_Space);
    EXPECT_TRUE(m_timeline.isPlaying());
    EXPECT_EQ(m_board.inputMode(), mode) << "Space is the film's";
    m_timeline.leave();
    QTest::keyClick(&m_board, Qt::Key_Space);
    EXPECT_NE(m_board.inputMode(), mode) << "and the board's again";
}

}  // namespace
}  // namespace nonet
