// Lessons that walk only some of a lab's scenes: list, keys, Play and lesson files.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/lesson_file.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/shortcuts/action_set.h"

#include <QComboBox>
#include <QToolButton>

namespace nonet {
namespace {

/// Three of the shift cipher's scenes as a short lesson.
class TwoLengths : public ShiftLab {
public:
    std::vector<LabLength> lengths() const override {
        return {{QStringLiteral("short"), QStringLiteral("Short"), {0, 1, 4}}, ShiftLab::lengths().back()};
    }
    using Lab::current;
};

/// As labs are that offer no shorter ones.
class OneLength : public ShiftLab {
public:
    std::vector<LabLength> lengths() const override { return {ShiftLab::lengths().back()}; }
};

class LabLengthsTest : public ::testing::Test {
protected:
    void SetUp() override {
        m_preferences.change([](PreferenceValues& v) { v.reducesMotion = true; });
        m_session.open(m_lab);
    }
    QTemporaryDir m_data;
    Preferences m_preferences{m_data.filePath(QStringLiteral("settings.ini"))};
    TwoLengths m_lab;
    LabSession m_session{m_preferences};
};

TEST_F(LabLengthsTest, ALabOpensWithAllItsScenes) {
    EXPECT_EQ(m_session.length(), 1);
    EXPECT_EQ(m_session.lessonScenes().size(), 10U);
    ShiftLab plain;
    ASSERT_EQ(plain.lengths().size(), 4U);
    EXPECT_EQ(plain.lengths().back().scenes.size(), 10U);
}

TEST_F(LabLengthsTest, NextAndBackKeepToTheLength) {
    m_session.setLength(0);
    m_session.nextScene();
    m_session.nextScene();
    EXPECT_EQ(m_session.sceneIndex(), 4);
    EXPECT_FALSE(m_session.sceneAfter());
    m_session.nextScene();
    EXPECT_EQ(m_session.sceneIndex(), 4);
    m_session.setScene(7);
    EXPECT_EQ(m_session.sceneIndex(), 4);
    m_session.previousScene();
    EXPECT_EQ(m_session.sceneIndex(), 1);
}

TEST_F(LabLengthsTest, ASceneThatIsLeftOutGivesWay) {
    m_session.setScene(8);
    m_session.setLength(0);
    EXPECT_EQ(m_session.sceneIndex(), 4);
    m_session.setLength(1);
    EXPECT_EQ(m_session.sceneIndex(), 4);
    m_session.nextScene();
    EXPECT_EQ(m_session.sceneIndex(), 5);
}

TEST_F(LabLengthsTest, PlayStaysAtASceneEndWithTheNextOfTheLengthOneStepOn) {
    m_session.setLength(0);
    m_session.setScene(1);
    m_session.questions().reveal();
    m_session.film().seek(m_session.scene().moveCount());
    m_session.film().togglePlay();
    for (int i = 0; i < 20 && m_session.film().isPlaying(); ++i)
        m_session.film().forward();
    EXPECT_FALSE(m_session.film().isPlaying());
    EXPECT_EQ(m_session.sceneIndex(), 1);
    EXPECT_EQ(m_session.sceneAfter(), 4);
}

TEST_F(LabLengthsTest, TheLabKnowsItsScene) {
    EXPECT_EQ(m_lab.current(), 0);
    m_session.setScene(3);
    EXPECT_EQ(m_lab.current(), 3);
    m_session.setLength(0);
    EXPECT_EQ(m_lab.current(), 1);
}

TEST_F(LabLengthsTest, ALessonKeepsItsLengthAndOlderOnesHaveAllScenes) {
    m_session.setLength(0);
    m_session.setScene(4);
    PuzzleRecord record = lessonRecord(m_session);
    m_session.setLength(1);
    EXPECT_TRUE(openLesson(record, m_session));
    EXPECT_EQ(m_session.length(), 0);
    EXPECT_EQ(m_session.sceneIndex(), 4);
    record.view = R"({"lab":"shift_cipher","labScene":"8","labInput":"859612437"})";
    EXPECT_TRUE(openLesson(record, m_session));
    EXPECT_EQ(m_session.length(), 1);
    EXPECT_EQ(m_session.sceneIndex(), 7);
}

TEST_F(LabLengthsTest, ALessonOnAnotherBoardComesBack) {
    m_session.edits().setControl(QStringLiteral("size"), 0);
    ASSERT_TRUE(m_session.edits().setInput(QStringLiteral("3142")).isEmpty());
    const PuzzleRecord record = lessonRecord(m_session);
    m_session.edits().setControl(QStringLiteral("size"), 2);
    EXPECT_TRUE(openLesson(record, m_session));
    EXPECT_EQ(m_lab.inputText(), QStringLiteral("3142"));
}

TEST_F(LabLengthsTest, TheFooterShowsTheScenesOfTheLength) {
    ActionSet actions{KeyBindings{}};
    LabView view(m_session, actions, m_preferences);
    m_session.setScene(1);
    TwoLengths lab;
    m_session.open(lab);
    view.show();
    auto* box = view.findChild<QComboBox*>(QStringLiteral("labLength"));
    ASSERT_TRUE(box && box->isVisible());
    EXPECT_EQ(box->currentText(), lab.lengths().back().name);
    actions.action(QStringLiteral("lab.length"))->trigger();
    EXPECT_EQ(box->currentText(), QStringLiteral("Short"));
    for (int scene = 0; scene < 10; ++scene) {
        auto* button = view.findChild<QToolButton*>(QStringLiteral("labScene%1").arg(scene + 1));
        ASSERT_TRUE(button);
        EXPECT_EQ(button->isVisible(), scene == 0 || scene == 1 || scene == 4) << scene;
    }
    actions.action(QStringLiteral("lab.next"))->trigger();
    actions.action(QStringLiteral("lab.next"))->trigger();
    EXPECT_EQ(m_session.sceneIndex(), 4);
    OneLength plain;
    m_session.open(plain);
    EXPECT_FALSE(box->isVisible());
    m_session.open(m_lab);
}

}  // namespace
}  // namespace nonet
