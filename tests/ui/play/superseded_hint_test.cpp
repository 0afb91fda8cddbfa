// A hint that nobody waits for any more is gone at once, however long its search.
#include "core/play/player_actions.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/hints/hint_dock.h"

#include <QElapsedTimer>
#include <QThread>

namespace nonet {
namespace {

class SupersededHintTest : public WindowTest {
protected:
    /// Every cell of the puzzle may hold the same two digits: more chains of them than anybody can count, and no other
    /// technique is on.
    void openEndlessSearch() {
        m_preferences->change([](PreferenceValues& values) {
            Profile profile = ownCopy(hodokuProfile(), "chains");
            useAll(profile, TechniqueSet().set(), false);
            useAll(profile, TechniqueSet().set(static_cast<std::size_t>(TechniqueId::remotePair)), true);
            values.ownProfiles.insert(QStringLiteral("chains"), profile);
            values.profile = QStringLiteral("chains");
        });
        // Nobody knows that it has no solution.
        m_window->session().facts().setCounter([](const Puzzle&, std::stop_token) { return SolutionFacts(); });
        PuzzleRecord record;
        record.puzzle.startCandidates = CandidateGrid();
        for (const Cell cell : classic::kAllCells)
            record.puzzle.startCandidates->at(cell) = DigitSet{Digit(1), Digit(2)};
        m_window->session().open(record);
        waitForCount();
    }
    HintDock& hint() { return *find<HintDock>("hintDock"); }
};

TEST_F(SupersededHintTest, IsGoneWithin20MillisecondsOfTheChange) {
    openEndlessSearch();
    qint64 worst = 0;
    for (int round = 0; round < 5; ++round) {
        trigger("hint.ask");
        QTest::qWait(20);
        ASSERT_TRUE(hint().isSearching());
        ASSERT_EQ(hint().session().stage(), HintSession::Stage::asking);
        QElapsedTimer clock;
        const std::vector<Cell> cells{Cell(round)};
        document().perform(enterDigit(document().puzzle(), document().state(), cells, Digit(1)),
                           {.kind = ActionKind::digit});
        clock.start();
        while (hint().isSearching() && clock.elapsed() < 5000)
            QThread::usleep(50);
        worst = std::max(worst, clock.nsecsElapsed());
        EXPECT_FALSE(hint().isHintOpen());
    }
    const double milliseconds = static_cast<double>(worst) / 1e6;
    std::printf("gone %.3f ms after the change, the worst of five\n", milliseconds);
    RecordProperty("milliseconds", std::to_string(milliseconds));
    // Within 20 ms on a machine with nothing else to do; others build beside the tests.
    EXPECT_LT(milliseconds, 200);
}

}  // namespace
}  // namespace nonet
