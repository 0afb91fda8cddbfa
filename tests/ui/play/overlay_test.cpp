// Hint, picked step, film and mistakes over one board, as the window connects them.
#include "core/play/player_actions.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/hint_dock.h"
#include "ui/replay/replay_timeline.h"
#include "ui/text/technique_text.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTreeView>

namespace nonet {
namespace {

class OverlayTest : public WindowTest {
protected:
    HintDock& hint() { return *find<HintDock>("hintDock"); }
    ReplayTimeline& timeline() { return *find<ReplayTimeline>("replayTimeline"); }
    void askForHint() {
        trigger("hint.ask");
        ASSERT_TRUE(QTest::qWaitFor([this] { return hint().session().step() != nullptr; }, 20000));
    }
    void startReplay() {
        trigger("replay.show");
        ASSERT_TRUE(QTest::qWaitFor([this] { return timeline().isActive(); }, 20000));
    }
    QTreeView& revealedSteps() {
        auto* dock = find<AllStepsDock>("allStepsDock");
        dock->show();
        dock->reveal();
        auto* list = find<QTreeView>("allStepsList");
        EXPECT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() > 0; }, 20000));
        return *list;
    }
    Cell enterWrongDigit() {
        const Grid solution = *document().findings().solution();
        const Cell cell = Position::fromPuzzle(document().puzzle()).unsolvedCells().first();
        const std::vector<Cell> cells{cell};
        document().perform(
            enterDigit(document().puzzle(), document().state(), cells, Digit(solution.valueAt(cell) % 9 + 1)),
            {.kind = ActionKind::digit});
        return cell;
    }
};

TEST_F(OverlayTest, APickedStepIsDrawnOnceAndIsAHintToldAtOnce) {
    QTreeView& list = revealedSteps();
    QSignalSpy painted(&board(), &BoardWidget::pictureChanged);
    list.setCurrentIndex(list.model()->index(0, 0));
    EXPECT_EQ(painted.count(), 1);
    ASSERT_TRUE(board().picture().step.has_value());
    ASSERT_NE(hint().session().step(), nullptr);
    EXPECT_EQ(*hint().session().step(), *board().picture().step);
    QTest::keyClick(&list, Qt::Key_Escape);
    EXPECT_FALSE(board().picture().step.has_value());
    EXPECT_FALSE(hint().isHintOpen());
}

TEST_F(OverlayTest, TheFilmTakesTheHintsPlaceAndLeavesNothingBehind) {
    askForHint();
    startReplay();
    EXPECT_FALSE(hint().isHintOpen());
    EXPECT_TRUE(board().isReplay());
    ASSERT_TRUE(board().picture().step.has_value());
    EXPECT_EQ(*board().picture().step, *timeline().session()->step());
    trigger("replay.leave");
    EXPECT_FALSE(board().isReplay());
    EXPECT_FALSE(board().picture().step.has_value());
    EXPECT_EQ(board().picture().digits, document().digits());
    askForHint();
    EXPECT_TRUE(board().picture().step.has_value());
}

TEST_F(OverlayTest, AStepPickedDuringTheFilmIsOfItsPositionAndOnlyToLookAt) {
    QTreeView& list = revealedSteps();
    startReplay();
    const Step shown = *board().picture().step;
    ASSERT_TRUE(QTest::qWaitFor([&] { return list.model()->rowCount() > 1; }, 20000));
    list.setCurrentIndex(list.model()->index(list.model()->rowCount() - 1, 0));
    const Step picked = *board().picture().step;
    EXPECT_NE(picked, shown);
    EXPECT_TRUE(board().isReplay());
    EXPECT_EQ(find<QLabel>("hintHeadline")->text(), stepTitle(picked));
    QTest::keyClick(&list, Qt::Key_Return);
    EXPECT_EQ(document().history().nodes().size(), 1U);
    QTest::keyClick(&list, Qt::Key_Escape);
    EXPECT_EQ(*board().picture().step, shown);
    EXPECT_EQ(find<QLabel>("hintHeadline")->text(), stepTitle(shown));
    list.setCurrentIndex(list.model()->index(list.model()->rowCount() - 1, 0));
    timeline().forward();
    EXPECT_EQ(*board().picture().step, *timeline().session()->step()) << "the film goes on with its own";
    trigger("replay.leave");
    EXPECT_FALSE(board().picture().step.has_value());
    EXPECT_FALSE(hint().isHintOpen());
}

TEST_F(OverlayTest, MarksThatWereAskedForOutliveHintAndFilmAndGoWithTheNextAction) {
    const Cell wrong = enterWrongDigit();
    EXPECT_TRUE(board().picture().mistakes.isEmpty());
    trigger("puzzle.check");
    EXPECT_EQ(board().picture().mistakes, CellSet{wrong});
    trigger("hint.ask");
    ASSERT_TRUE(QTest::qWaitFor([this] { return hint().session().answer() != nullptr; }, 20000));
    hint().clear();
    EXPECT_EQ(board().picture().mistakes, CellSet{wrong});
    startReplay();
    EXPECT_TRUE(board().picture().mistakes.isEmpty());
    trigger("replay.leave");
    EXPECT_EQ(board().picture().mistakes, CellSet{wrong});
    trigger("edit.undo");
    EXPECT_TRUE(board().picture().mistakes.isEmpty());
}

TEST_F(OverlayTest, MistakesShownAtOnceFollowTheGame) {
    m_preferences->change([](PreferenceValues& values) { values.mistakes = MistakeDisplay::atOnce; });
    const Cell wrong = enterWrongDigit();
    EXPECT_EQ(board().picture().mistakes, CellSet{wrong});
    trigger("edit.undo");
    EXPECT_TRUE(board().picture().mistakes.isEmpty());
    trigger("edit.redo");
    m_preferences->change([](PreferenceValues& values) { values.mistakes = MistakeDisplay::never; });
    EXPECT_TRUE(board().picture().mistakes.isEmpty());
}

}  // namespace
}  // namespace nonet
