// Every control of every scene, panel and dialog is operated, then keys are pressed: nothing crashes, and the window
// still answers. Left out: the actions that print, since the printer's dialog asks back in boxes that hold the program
// until they are closed by hand, and Quit. Dialogs that ask for a file are opened, and closed again.
#include "tests/ui/control_walk.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/lab_catalogue.h"

namespace nonet {
namespace {

constexpr std::uint64_t kSeed = 11;
/// Of all keys with modifiers, after each scene: the scenes of a lab together press nearly every one.
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

struct LabScenes {
    const char* lab;
    int scenes;
};
constexpr LabScenes kLabs[] = {
    {"shift_cipher", 10}, {"lookup", 9}, {"minigrid", 10}, {"difficulty", 7}, {"inverse", 9}};

struct SceneOfLab {
    LabScenes lab;
    int scene;
};

void PrintTo(const SceneOfLab& scene, std::ostream* out) { *out << scene.lab.lab << ' ' << scene.scene + 1; }

std::vector<SceneOfLab> allScenes() {
    std::vector<SceneOfLab> all;
    for (const LabScenes& lab : kLabs)
        for (int scene = 0; scene < lab.scenes; ++scene)
            all.push_back({lab, scene});
    return all;
}

class EveryControlOfAScene : public EveryControl, public ::testing::WithParamInterface<SceneOfLab> {
protected:
    LearnRoom& room() { return *find<LearnRoom>("learnRoom"); }
    LabSession& session() { return room().session(); }
    QWidget* enter() {
        // From a lab this leads to all labs.
        trigger("room.learn");
        room().openLab(QLatin1String(GetParam().lab.lab));
        session().setLength(static_cast<int>(session().lab()->lengths().size()) - 1);
        session().setScene(GetParam().scene);
        return &room().view();
    }
};

TEST_P(EveryControlOfAScene, LeavesTheWindowAnswering) {
    trigger((std::string("labs.") + GetParam().lab.lab).c_str());
    ASSERT_EQ(session().lab()->sceneCount(), GetParam().lab.scenes);
    enter();
    test::ControlWalk walk(*m_window, kSeed + static_cast<std::uint64_t>(GetParam().scene));
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

TEST(EveryControlOfTheLabs, LeavesNoLabOut) {
    ASSERT_EQ(std::size(kLabs), labCatalogue().size());
    for (std::size_t i = 0; i < std::size(kLabs); ++i)
        EXPECT_STREQ(kLabs[i].lab, labCatalogue()[i]->id);
}

INSTANTIATE_TEST_SUITE_P(Labs, EveryControlOfAScene, ::testing::ValuesIn(allScenes()), [](const auto& each) {
    return std::string(each.param.lab.lab) + '_' + std::to_string(each.param.scene + 1);
});

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
                      Place{"help.about", "about"}, Place{"edit.checkpoint", "checkpointDialog"},
                      Place{"lab.handout", "handoutDialog"}, Place{"lab.present", "presentWindow"}),
    [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace nonet
