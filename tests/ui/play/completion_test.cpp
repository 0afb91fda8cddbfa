// The end of a game, and its film.
#include "tests/core/sample_puzzles.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/board/cell_looks.h"
#include "ui/play/completion_card.h"
#include "ui/play/game_film.h"
#include "ui/replay/replay_timeline.h"
#include "ui/session/document_session.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace nonet {
namespace {

class Completion : public WindowTest {
protected:
    void enter(Cell cell, int digit) {
        board().setSelection({cell}, cell);
        QTest::keyClick(&board(), static_cast<Qt::Key>(Qt::Key_0 + digit));
    }
    void fillAll() {
        const Grid solution = *document().findings().solution();
        for (int i = 0; i < 81; ++i)
            if (document().digits().isBlank(Cell(i)))
                enter(Cell(i), solution.valueAt(Cell(i)));
    }
    Cell blank() {
        Cell cell(0);
        while (!document().digits().isBlank(cell))
            cell = Cell(cell.index() + 1);
        return cell;
    }
    CompletionCard& card() { return *find<CompletionCard>("completionCard"); }
    GameFilm& film() { return *find<GameFilm>("gameFilm"); }
    QWidget& wave() { return *find<QWidget>("completionWave"); }
};

TEST_F(Completion, TellsHowTheGameWasPlayed) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    const Cell cell = blank();
    enter(cell, document().findings().solution()->valueAt(cell) % 9 + 1);
    trigger("edit.undo");
    board().setSelection({cell}, cell);
    trigger("hint.digit");
    EXPECT_FALSE(card().isVisible());
    fillAll();
    ASSERT_TRUE(card().isVisible());
    EXPECT_TRUE(wave().isVisible());
    for (const char* fact :
         {"Solved in ", "Level: Easy", "Hardest step: ", "Hints: none", "Digits shown: 1", "Mistakes: 1"})
        EXPECT_TRUE(card().text().contains(QLatin1String(fact))) << fact << ": " << card().text().toStdString();
    EXPECT_TRUE(board().rect().contains(card().geometry()));
    for (const CellLook& look : boardLooks(board().picture()).cells)
        EXPECT_FALSE(look.isPeer || look.isSameDigit) << "the board is not tinted any more";
    EXPECT_TRUE(board().selection().isEmpty());
    trigger("edit.undo");
    EXPECT_FALSE(card().isVisible());
    EXPECT_EQ(board().selection().count(), 1) << "keys go somewhere again";
    trigger("edit.redo");
    EXPECT_TRUE(card().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(card().isVisible());
    EXPECT_TRUE(board().hasFocus());
}

TEST_F(Completion, ComesBackAfterTheFilmThatItStarted) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    document().notes().setPlayedSeconds(59.999);
    fillAll();
    EXPECT_EQ(card().text().section(u' ', 2, 2).section(u'\n', 0, 0), find<QLabel>("headerTime")->text());
    EXPECT_FALSE(
        std::ranges::any_of(boardLooks(board().picture()).cells, [](const CellLook& look) { return look.isPeer; }));
    find<QPushButton>("completionReplay")->click();
    ASSERT_TRUE(film().isActive());
    EXPECT_FALSE(card().isVisible());
    film().goTo(1);
    EXPECT_EQ(board().picture().flashed.count(), 1);
    film().leave();
    ASSERT_TRUE(card().isVisible());
    EXPECT_TRUE(find<QPushButton>("completionAnother")->hasFocus());
    card().dismiss();
    trigger("replay.game");
    film().leave();
    EXPECT_FALSE(card().isVisible()) << "it was closed before";
}

TEST_F(Completion, BackToTheLastRightPositionNamesNoMove) {
    const Cell cell = blank();
    enter(cell, document().findings().solution()->valueAt(cell));
    enter(blank(), document().findings().solution()->valueAt(blank()) % 9 + 1);
    trigger("edit.last_right");
    EXPECT_TRUE(
        find<QLabel>("statusText")->accessibleName().endsWith(QStringLiteral("Back at the last right position")));
}

TEST_F(Completion, MovesNothingWhereMotionIsReduced) {
    m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
    fillAll();
    EXPECT_TRUE(card().isVisible());
    EXPECT_FALSE(wave().isVisible());
}

TEST_F(Completion, DoesNotPraiseASolutionThatWasShown) {
    trigger("hint.solution");
    find<QPushButton>("messageButton")->click();
    ASSERT_TRUE(card().isVisible());
    EXPECT_FALSE(wave().isVisible());
    EXPECT_TRUE(card().text().startsWith(QStringLiteral("The solution was shown"))) << card().text().toStdString();
}

TEST_F(Completion, EnterOpensAnotherOfTheLevel) {
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    fillAll();
    auto* another = find<QPushButton>("completionAnother");
    ASSERT_TRUE(another->hasFocus());
    const QString id = document().id();
    QTest::keyClick(another, Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return document().id() != id; }, 30'000));
    EXPECT_FALSE(card().isVisible());
    ASSERT_TRUE(QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, 20'000));
    EXPECT_EQ(document().findings().rating()->hodoku.level, Level::easy);
}

TEST_F(Completion, TheGameIsReplayedMoveByMoveOnACopy) {
    fillAll();
    const History history = document().history();
    find<QPushButton>("completionReplay")->click();
    ASSERT_TRUE(film().isActive());
    EXPECT_TRUE(film().isPlaying());
    EXPECT_EQ(film().count(), 81 - document().puzzle().givens.filledCount() + 1);
    film().goTo(0);
    EXPECT_EQ(board().picture().digits, document().puzzle().givens);
    film().goTo(1);
    EXPECT_EQ(board().picture().digits.filledCount(), document().puzzle().givens.filledCount() + 1);
    QTest::keyClick(&board(), Qt::Key_5);
    EXPECT_EQ(document().history(), history);
    EXPECT_FALSE(find<QAction>("edit.undo")->isEnabled());
    const double before = document().notes().playedSeconds();
    QTest::qWait(1100);
    EXPECT_DOUBLE_EQ(document().notes().playedSeconds(), before);
    trigger("replay.game");
    EXPECT_FALSE(film().isActive());
    EXPECT_EQ(board().picture().digits, document().digits());
    EXPECT_EQ(document().history(), history);
}

TEST_F(Completion, OneFilmAtATime) {
    enter(blank(), document().findings().solution()->valueAt(blank()));
    trigger("replay.game");
    ASSERT_TRUE(film().isActive());
    trigger("replay.show");
    auto* timeline = find<ReplayTimeline>("replayTimeline");
    ASSERT_TRUE(QTest::qWaitFor([&] { return timeline->isActive(); }, 20'000));
    EXPECT_FALSE(film().isActive());
    EXPECT_TRUE(board().isReplay());
    trigger("replay.game");
    EXPECT_FALSE(timeline->isActive());
    EXPECT_TRUE(film().isActive());
    EXPECT_TRUE(board().isReplay());
    film().leave();
    EXPECT_FALSE(board().isReplay());
}

}  // namespace
}  // namespace nonet
