// Controls that come and go while they are used: nothing crashes, and the keys are the lab's again afterwards.
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/minigrid/minigrid_lab.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace nonet::minigrid {
namespace {

class SceneControlsTest : public LabTest<MinigridLab> {
protected:
    SceneControlsTest() : LabTest("labs.minigrid") {}

    /// As people type: to whatever has the focus.
    static void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* focus = QApplication::focusWidget();
        ASSERT_NE(focus, nullptr) << "no key is heard";
        QTest::keyClick(focus, Qt::Key(key), modifiers);
    }
    void expectKeysReachTheLab() {
        const int scene = session().sceneIndex();
        press(Qt::Key_PageDown);
        EXPECT_EQ(session().sceneIndex(), scene + 1);
        press(Qt::Key_PageUp);
        EXPECT_EQ(session().sceneIndex(), scene);
        press(Qt::Key_Right);
        EXPECT_EQ(session().film().movesDone(), 1);
        press(Qt::Key_Up, Qt::AltModifier);
        EXPECT_FALSE(find<LearnRoom>("learnRoom")->isLabOpen());
    }
    /// The small buttons of a number.
    QToolButton* stepButton(const char* number, const QString& sign) {
        for (QToolButton* each : find<QSpinBox>(number)->parentWidget()->findChildren<QToolButton*>())
            if (each->text() == sign)
                return each;
        return nullptr;
    }
};

TEST_F(SceneControlsTest, AListMayBeChosenThatTakesOtherControlsAway) {
    const LabScene& scene = enter("'Guess-free'?");
    auto* film = find<QComboBox>("control_film");
    ASSERT_NE(find<QSpinBox>("control_seed"), nullptr);
    film->setFocus();
    for (int kind = 1; kind < 5; ++kind) {
        QTest::keyClick(film, Qt::Key_Down);
        ASSERT_EQ(control("film")->value, kind);
        EXPECT_TRUE(film->hasFocus());
        session().film().seek(scene.moveCount());
        EXPECT_FALSE(view().stage()->grab().isNull());
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(m_window->findChild<QSpinBox*>(QStringLiteral("control_seed")), nullptr);
}

TEST_F(SceneControlsTest, ANumberMayBeSteppedThatTakesOtherControlsAway) {
    enter("The tree of one box");
    for (const auto& [sign, step] : {std::pair(QStringLiteral("+"), 1), std::pair(QStringLiteral("−"), -1)})
        for (int i = 0; i < 8; ++i) {
            const int box = control("box")->value;
            QTest::mouseClick(stepButton("control_box", sign), Qt::LeftButton);
            EXPECT_EQ(control("box")->value, std::clamp(box + step, 1, 9));
        }
    expectKeysReachTheLab();
}

TEST_F(SceneControlsTest, AScenesOwnWidgetGivesTheFocusBack) {
    enter("The tree of one box");
    QWidget* canvas = view().stage()->canvas();
    ASSERT_NE(canvas, nullptr);
    canvas->setFocus();
    press(Qt::Key_PageDown);
    expectKeysReachTheLab();
}

TEST_F(SceneControlsTest, ATextThatIsTakenGivesTheFocusBack) {
    enter("Versions and paths compared");
    auto* path = find<QLineEdit>("control_drawn");
    path->setFocus();
    path->selectAll();
    QTest::keyClicks(path, QStringLiteral("123456789"));
    QTest::keyClick(path, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(toText(lab().drawnPath(9)), "123456789");
    EXPECT_TRUE(view().stage()->hasFocus());
    expectKeysReachTheLab();
}

TEST_F(SceneControlsTest, ATextThatIsRefusedKeepsTheFocus) {
    enter("Versions and paths compared");
    auto* path = find<QLineEdit>("control_drawn");
    path->setFocus();
    path->selectAll();
    QTest::keyClicks(path, QStringLiteral("1234"));
    QTest::keyClick(path, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_TRUE(find<QLineEdit>("control_drawn")->hasFocus());
    EXPECT_TRUE(find<QLabel>("control_drawn_fault")->isVisible());
}

TEST_F(SceneControlsTest, AButtonThatGoesGivesTheFocusBack) {
    enter("Where they explode");
    // Seventeen clues: neither version ends soon.
    lab().setInput(QStringLiteral("000000010400000000020000000000050407008000300001090000300400200050100000000806000"));
    for (const char* each : {"control_stop", "control_resume", "control_stop"}) {
        auto* button = find<QPushButton>(each);
        ASSERT_NE(button, nullptr) << each;
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }
    EXPECT_TRUE(control("resume"));
    expectKeysReachTheLab();
}

}  // namespace
}  // namespace nonet::minigrid
