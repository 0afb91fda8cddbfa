// The Explainer's rating in the window: one film at a time, and nothing moves when it comes.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/hints/hint_dock.h"
#include "ui/play/game_film.h"
#include "ui/rating/explainer_dock.h"
#include "ui/replay/replay_timeline.h"
#include "ui/session/document_session.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>

#include <map>

namespace nonet {
namespace {

class ExplainerView : public WindowTest {
protected:
    ExplainerDock& dock() { return *find<ExplainerDock>("explainerDock"); }
    void reveal() {
        if (!dock().isVisible())
            trigger("puzzle.explainer");
        dock().reveal();
        ASSERT_TRUE(QTest::qWaitFor([this] { return dock().run().isWhole(); }, 20'000));
    }
    bool startReplay() {
        trigger("replay.show");
        return QTest::qWaitFor([this] { return find<ReplayTimeline>("replayTimeline")->isActive(); }, 20'000);
    }
};

TEST_F(ExplainerView, IsOneFilmOfThree) {
    reveal();
    auto& timeline = *find<ReplayTimeline>("replayTimeline");
    auto& film = *find<GameFilm>("gameFilm");
    ASSERT_TRUE(startReplay());
    dock().showStep(2);
    EXPECT_FALSE(timeline.isActive());
    EXPECT_TRUE(dock().isActive());
    EXPECT_TRUE(board().isReplay());
    EXPECT_FALSE(find<QAction>("hint.ask")->isEnabled());
    ASSERT_TRUE(startReplay());
    EXPECT_FALSE(dock().isActive());
    EXPECT_TRUE(board().isReplay()) << "the film's own picture is on the board";
    EXPECT_EQ(board().picture().step, *timeline.session()->step());
    timeline.leave();
    board().setSelection({Cell(0)}, Cell(0));
    trigger("marks.fill");
    dock().showStep(2);
    trigger("replay.game");
    EXPECT_TRUE(film.isActive());
    EXPECT_FALSE(dock().isActive());
    EXPECT_TRUE(board().isReplay());
    dock().showStep(1);
    EXPECT_FALSE(film.isActive());
    EXPECT_TRUE(board().isReplay());
    EXPECT_TRUE(board().picture().step.has_value());
}

TEST_F(ExplainerView, EscapeGoesBackToTheGame) {
    reveal();
    const Grid before = board().picture().digits;
    dock().showStep(static_cast<int>(dock().run().steps().size()) - 1);
    EXPECT_NE(board().picture().digits, before);
    board().setFocus();
    QTest::keyClick(&board(), Qt::Key_Escape);
    EXPECT_FALSE(dock().isActive());
    EXPECT_EQ(board().picture().digits, before);
    EXPECT_TRUE(find<QAction>("hint.ask")->isEnabled());
}

TEST_F(ExplainerView, WhatAFilmRefusedIsNotSaidAfterEscape) {
    const auto isSaid = [this](const QString& film) {
        return find<QLabel>("statusText")->accessibleName().contains(QStringLiteral("This is ") + film);
    };
    const auto expectTakenBack = [&](const char* name) {
        const QString film = QString::fromUtf8(name);
        board().setFocus();
        EXPECT_TRUE(board().isReplay()) << name;
        QTest::keyClick(&board(), Qt::Key_5);
        EXPECT_TRUE(isSaid(film)) << name;
        QTest::keyClick(&board(), Qt::Key_Escape);
        EXPECT_FALSE(board().isReplay()) << name;
        EXPECT_FALSE(isSaid(film)) << name;
    };
    reveal();
    dock().showStep(2);
    expectTakenBack("a step of the Explainer’s path");
    board().setSelection({Cell(0)}, Cell(0));
    trigger("marks.fill");
    trigger("replay.game");
    expectTakenBack("the film of your game");
    ASSERT_TRUE(startReplay());
    expectTakenBack("the replay");
}

TEST_F(ExplainerView, ItsListIsReadUnderAHintAndOverTheReplay) {
    makeAppearance();
    m_window->resize(1280, 800);
    const auto* list = find<QListView>("explainerSteps");
    const auto rows = [list] {
        QTest::qWait(200);
        return list->visibleRegion().boundingRect().height() / list->sizeHintForRow(0);
    };
    reveal();
    trigger("hint.ask");
    EXPECT_GE(rows(), 4);
    EXPECT_EQ(list->visibleRegion().boundingRect().width(), list->width()) << "nothing is cut at the side";
    EXPECT_FALSE(find<QPushButton>("explainerLeave")->visibleRegion().isEmpty());
    ASSERT_TRUE(startReplay());
    EXPECT_GE(rows(), 3);
}

TEST_F(ExplainerView, IsRememberedWithThePuzzleAndWorkedOutAgain) {
    EXPECT_FALSE(dock().isVisible());
    EXPECT_EQ(dock().run().state(), ExplainerRun::State::nothing);
    trigger("puzzle.explainer");
    EXPECT_EQ(dock().run().state(), ExplainerRun::State::nothing);
    reveal();
    const ExplainerRating rating = dock().run().rating();
    m_window->close();
    openWindow();
    if (!dock().isVisible())
        trigger("puzzle.explainer");
    ASSERT_TRUE(QTest::qWaitFor([this] { return dock().run().isWhole(); }, 20'000));
    EXPECT_EQ(dock().run().rating(), rating);
}

TEST_F(ExplainerView, MovesNothingWhenItsAnswerComes) {
    makeAppearance();
    m_window->resize(1280, 800);
    trigger("puzzle.explainer");
    const std::vector<explainer::Step> steps = ExplainerRater().path(document().puzzle()).steps;
    std::atomic<bool> goesOn = false;
    dock().run().setWalk([&](const Puzzle&, const explainer::Rater::StepSink& tell, const std::stop_token& stop,
                             std::uint64_t, std::span<const explainer::Step>) {
        while (!goesOn && !stop.stop_requested())
            QTest::qSleep(1);
        for (const explainer::Step& step : steps)
            tell(step);
        return ExplainerEnd::solved;
    });
    dock().reveal();
    QTest::qWait(100);
    const auto places = [this] {
        std::map<const QWidget*, QRect> all;
        const QWidget* viewport = find<QListView>("explainerSteps")->viewport();
        for (const QWidget* each : m_window->findChildren<QWidget*>())
            if (each->isVisible() && each->window() == m_window.get() && each != viewport &&
                !each->inherits("QScrollBar") && !each->parentWidget()->inherits("QListView"))
                all[each] = QRect(each->mapTo(m_window.get(), QPoint()), each->size());
        return all;
    };
    const std::map<const QWidget*, QRect> before = places();
    goesOn = true;
    ASSERT_TRUE(QTest::qWaitFor([this] { return dock().run().isWhole(); }, 20'000));
    QTest::qWait(100);
    for (const auto& [widget, place] : places()) {
        const auto was = before.find(widget);
        // The chip of the level has room for the rating to its right.
        if (was != before.end() && widget->objectName() == QLatin1String("headerLevel")) {
            EXPECT_EQ(was->second.topLeft(), place.topLeft());
            continue;
        }
        EXPECT_EQ(was == before.end() ? place : was->second, place)
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
}

}  // namespace
}  // namespace nonet
