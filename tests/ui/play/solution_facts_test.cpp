// What is known of a puzzle's solutions is worked out once for every change of the puzzle, whoever reads it.
#include "core/play/player_actions.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/hint_dock.h"
#include "ui/replay/replay_timeline.h"

#include <QThread>
#include <QTreeView>

#include <atomic>

namespace nonet {
namespace {

class SolutionFactsTest : public WindowTest {
protected:
    void openCounted(const Puzzle& puzzle) {
        m_window->session().facts().setCounter([this](const Puzzle& asked, std::stop_token stop) {
            ++m_counts;
            while (m_isHeld && !stop.stop_requested())
                QThread::msleep(1);
            return solutionFacts(asked, stop);
        });
        PuzzleRecord record;
        record.puzzle = puzzle;
        m_window->session().open(record);
    }
    HintDock& hint() { return *m_window->findChild<HintDock*>(); }
    ReplayTimeline& timeline() { return *m_window->findChild<ReplayTimeline*>(); }
    [[nodiscard]] bool waitForHint() {
        return QTest::qWaitFor([this] { return hint().session().stage() == HintSession::Stage::answered; }, 20000);
    }
    [[nodiscard]] bool waitForSteps() {
        return QTest::qWaitFor([this] { return find<QTreeView>("allStepsList")->model()->rowCount() > 0; }, 20000);
    }
    [[nodiscard]] bool waitForReplay() {
        return QTest::qWaitFor([this] { return timeline().isActive(); }, 20000);
    }

    std::atomic<int> m_counts = 0;
    std::atomic<bool> m_isHeld = false;
};

TEST_F(SolutionFactsTest, ASessionOfHintsChecksStepsAndReplaySearchesOnce) {
    openCounted(test::samplePuzzles("0300").front());
    waitForCount();
    board().setShowsCandidates(true);
    for (int i = 0; i < 3; ++i) {
        trigger("hint.ask");
        ASSERT_TRUE(waitForHint());
        trigger("hint.another");
        ASSERT_TRUE(waitForHint());
        hint().apply();
        trigger("puzzle.check");
        EXPECT_FALSE(message().isEmpty());
    }
    find<AllStepsDock>("allStepsDock")->show();
    find<AllStepsDock>("allStepsDock")->reveal();
    ASSERT_TRUE(waitForSteps());
    trigger("replay.show");
    ASSERT_TRUE(waitForReplay());
    timeline().leave();
    EXPECT_EQ(m_counts, 1);
    const Cell cell = Position::fromPuzzle(document().puzzle()).unsolvedCells().first();
    const std::vector<Cell> cells{cell};
    document().perform(
        enterDigit(document().puzzle(), document().state(), cells, *document().findings().solution()->digit(cell)),
        {.kind = ActionKind::digit});
    trigger("puzzle.lock_givens");
    waitForCount();
    EXPECT_EQ(m_counts, 2) << "another puzzle";
}

TEST_F(SolutionFactsTest, WhatIsAskedBeforeTheyAreKnownWaitsForThem) {
    m_isHeld = true;
    openCounted(test::samplePuzzles("0300").front());
    trigger("hint.ask");
    find<AllStepsDock>("allStepsDock")->show();
    find<AllStepsDock>("allStepsDock")->reveal();
    timeline().start();
    QTest::qWait(50);
    EXPECT_EQ(hint().session().stage(), HintSession::Stage::asking);
    EXPECT_FALSE(timeline().isActive());
    m_isHeld = false;
    ASSERT_TRUE(waitForReplay());
    timeline().leave();
    ASSERT_TRUE(waitForSteps());
    trigger("hint.ask");
    ASSERT_TRUE(waitForHint());
    EXPECT_EQ(hint().session().answer()->facts.state, SolutionState::one);
    EXPECT_EQ(m_counts, 1);
}

TEST_F(SolutionFactsTest, AHintComesWithoutThemWhereTheCountingIsCancelled) {
    m_isHeld = true;
    openCounted(test::samplePuzzles("0300").front());
    trigger("hint.ask");
    for (Task* task : m_window->session().findChildren<Task*>())
        task->cancel();
    ASSERT_TRUE(waitForHint());
    EXPECT_EQ(hint().session().answer()->facts.state, SolutionState::unknown);
    EXPECT_NE(hint().session().step(), nullptr);
}

}  // namespace
}  // namespace nonet
