// Every control of every scene, panel and dialog is operated, then keys are pressed: nothing crashes, and the window
// still answers. Left out: the actions that print, since the printer's dialog asks back in boxes that hold the program
// until they are closed by hand, and Quit. Dialogs that ask for a file are opened, and closed again.
#include "tests/ui/control_walk.h"
#include "tests/ui/labs/every_scene.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"

namespace nonet {
namespace {

constexpr std::uint64_t kSeed = 11;
/// The share of all keys with modifiers that is pressed after each scene: the scenes of a lab together press nearly
/// every one.
constexpr double kKeysAScene = 0.15;

class EveryControl : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        for (const char* id : {"file.print", "file.print_steps", "file.quit"})
            find<QAction>(id)->disconnect(SIGNAL(triggered(bool)));
    }
    /// As people type: to whatever has the focus.
    static void press(int key) {
        ASSERT_NE(QApplication::focusWidget(), nullptr);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(key));
    }
    void expectPlayAnswers() {
        trigger("room.play");
        press(Qt::Key_Escape);
        press(Qt::Key_Escape);
        EXPECT_TRUE(board().hasFocus());
        // Home would go to the film's start where one is left running.
        press(Qt::Key_Left);
        const Geometry& geometry = document().puzzle().geometry();
        const int before = geometry.column(board().currentCell().value_or(Cell(0)));
        press(Qt::Key_Right);
        EXPECT_EQ(geometry.column(board().currentCell().value_or(Cell(0))), (before + 1) % geometry.side());
    }
};

class EveryControlOfAScene : public EveryControl, public ::testing::WithParamInterface<SceneOfALab> {
protected:
    LearnRoom& room() { return *find<LearnRoom>("learnRoom"); }
    LabSession& session() { return room().session(); }
    int index() { return *session().lab()->scenes().indexOf(GetParam().id); }
    QWidget* enter() {
        // From a lab this leads to all labs.
        trigger("room.learn");
        room().openLab(QLatin1String(GetParam().lab->id));
        session().setLength(static_cast<int>(session().lab()->lengths().size()) - 1);
        session().setScene(index());
        return &room().view();
    }
};

TEST_P(EveryControlOfAScene, LeavesTheWindowAnswering) {
    trigger(qPrintable(GetParam().lab->action()));
    enter();
    test::ControlWalk walk(*m_window, kSeed + static_cast<std::uint64_t>(index()));
    // What leads out of the scene leads back into it.
    walk.operateAll([this] { return enter(); });
    EXPECT_GT(walk.count(), 15U);
    walk.pressKeys(kKeysAScene);
    walk.leave();
    enter();
    press(Qt::Key_Escape);
    EXPECT_TRUE(room().view().stage()->hasFocus());
    const int scene = session().sceneIndex();
    press(scene == 0 ? Qt::Key_PageDown : Qt::Key_PageUp);
    EXPECT_EQ(session().sceneIndex(), scene == 0 ? 1 : scene - 1);
    expectPlayAnswers();
}

INSTANTIATE_TEST_SUITE_P(Labs, EveryControlOfAScene, ::testing::ValuesIn(everyScene()),
                         [](const auto& each) { return each.param.name(); });

/// The action that shows it, and its name.
struct Place {
    const char* action;
    const char* name;
};

void PrintTo(const Place& place, std::ostream* out) { *out << place.name; }

class EveryControlOfAPanel : public EveryControl, public ::testing::WithParamInterface<Place> {};

TEST_P(EveryControlOfAPanel, LeavesTheWindowAnswering) {
    test::ControlWalk walk(*m_window, kSeed);
    walk.operateAll([this] {
        trigger("room.play");
        auto* panel = QLatin1String(GetParam().name) == m_window->objectName() ? m_window->centralWidget()
                                                                               : find<QWidget>(GetParam().name);
        if (!panel->isVisible())
            trigger(GetParam().action);
        EXPECT_TRUE(QTest::qWaitFor([&] { return panel->isVisible(); }));
        return panel;
    });
    EXPECT_GT(walk.count(), 0U);
    walk.pressKeys(0.3);
    walk.leave();
    expectPlayAnswers();
}

INSTANTIATE_TEST_SUITE_P(
    Panels, EveryControlOfAPanel,
    ::testing::Values(Place{"hint.ask", "hintDock"}, Place{"hint.all_steps", "allStepsDock"},
                      Place{"puzzle.facts", "puzzleDock"}, Place{"puzzle.explainer", "explainerDock"},
                      Place{"candidates.dock", "candidatesDock"}, Place{"edit.undo_tree", "undoTreeDock"},
                      Place{"file.continue", "continueDock"}, Place{"replay.show", "replayTimeline"},
                      Place{"help.find_action", "findAction"}, Place{"room.play", "mainWindow"}),
    [](const auto& each) { return std::string(each.param.name); });

class EveryControlOfADialog : public EveryControl, public ::testing::WithParamInterface<Place> {};

TEST_P(EveryControlOfADialog, LeavesTheWindowAnswering) {
    if (QLatin1String(GetParam().action).startsWith(QLatin1String("lab.")))
        trigger("labs.minigrid");
    test::ControlWalk walk(*m_window, kSeed);
    walk.operateAll([this]() -> QWidget* {
        trigger(GetParam().action);
        const QPointer<QWidget> dialog = find<QWidget>(GetParam().name);
        EXPECT_TRUE(QTest::qWaitFor([&] { return dialog && dialog->isVisible(); }));
        return dialog;
    });
    EXPECT_GT(walk.count(), 0U);
    walk.pressKeys(0.2);
    walk.leave();
    expectPlayAnswers();
}

INSTANTIATE_TEST_SUITE_P(
    Dialogs, EveryControlOfADialog,
    ::testing::Values(Place{"file.new", "newPuzzleDialog"}, Place{"file.generate", "generatorWindow"},
                      Place{"transform.open", "transformDialog"}, Place{"view.charts", "chartsWindow"},
                      Place{"view.preferences", "preferencesDialog"}, Place{"help.keys", "keySheet"},
                      Place{"help.open", "helpWindow"}, Place{"help.about", "about"},
                      Place{"edit.checkpoint", "checkpointDialog"}, Place{"lab.handout", "handoutDialog"},
                      Place{"lab.present", "presentWindow"}),
    [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace nonet
