// A lab on the projector: its keys, its notes, its question before its answer.
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/frame/lab_room_fixture.h"
#include "ui/labs/frame/present_window.h"
#include "ui/labs/frame/slide.h"
#include "ui/preferences/theme.h"

#include <QLabel>
#include <QRegularExpression>

namespace nonet {
namespace {

class Presenting : public LabRoomTest {};

TEST_F(Presenting, PresentingFollowsTheSameKeys) {
    trigger("lab.present");
    PresentWindow* show = room().view().presentation();
    ASSERT_NE(show, nullptr);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(show));
    QTest::keyClick(show, Qt::Key_PageDown);
    EXPECT_EQ(session().sceneIndex(), 1);
    QTest::keyClick(show, Qt::Key_B);
    EXPECT_TRUE(show->isBlank());
    QTest::keyClick(show, Qt::Key_B);
    QTest::mousePress(show, Qt::RightButton, {}, {50, 50});
    QTest::mouseRelease(show, Qt::RightButton, {}, {50, 50});
    EXPECT_TRUE(show->hasInk());
    QTest::keyClick(show, Qt::Key_PageDown);
    EXPECT_FALSE(show->hasInk());
    QTest::keyClick(show, Qt::Key_Escape);
    EXPECT_EQ(room().view().presentation(), nullptr);
    EXPECT_FALSE(find<QAction>("lab.present")->isChecked());
}

TEST_F(Presenting, KeysTypedOnTheProjectorReachTheCells) {
    trigger("labs.lookup");
    session().setScene(2);
    session().edits().setControl(QStringLiteral("clear"), 1);
    const auto typed = [this] {
        return session().lab()->inputText().count(QRegularExpression(QStringLiteral("[1-9]")));
    };
    ASSERT_EQ(typed(), 0);
    trigger("lab.present");
    PresentWindow* show = room().view().presentation();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(show));
    const QImage before = show->grab().toImage();
    QTest::keyClick(show, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(room().view().stage()->cursor(), Cell(0));
    EXPECT_NE(show->grab().toImage(), before);
    QTest::keyClick(show, Qt::Key_5);
    EXPECT_EQ(typed(), 1);
    EXPECT_TRUE(session().lab()->inputText().startsWith(u'5'));
    QTest::keyClick(show, Qt::Key_Delete);
    EXPECT_EQ(typed(), 0);
    // A click goes where the keys then go.
    const StageArea area = slideArea(QRectF(QPointF(), QSizeF(show->size()) * kProjectorHeight / show->height()),
                                     session(), projectorStyle(session(), themeOf(ThemeId::light), m_painters, 1));
    const QPointF middle = session().scene().clickableBoard(area)->cellRect(Cell(40)).center();
    QTest::mouseClick(show, Qt::LeftButton, {}, (middle * show->height() / kProjectorHeight).toPoint());
    EXPECT_EQ(room().view().stage()->cursor(), Cell(40));
    QTest::keyClick(show, Qt::Key_7);
    EXPECT_EQ(session().lab()->inputText()[40], u'7');
    // What means nothing on the stage is the lab's own key.
    QTest::keyClick(show, Qt::Key_PageDown);
    EXPECT_EQ(session().sceneIndex(), 3);
    trigger("lab.present");
}

TEST_F(Presenting, TheNotesShowWhatComesNext) {
    auto* next = find<QWidget>("nextScene");
    EXPECT_FALSE(next->isVisible());
    trigger("lab.present");
    EXPECT_TRUE(next->isVisible());
    EXPECT_TRUE(find<QLabel>("nextSceneTitle")->text().contains(session().lab()->scene(1).title()));
    const QImage before = next->grab().toImage();
    session().nextScene();
    EXPECT_TRUE(find<QLabel>("nextSceneTitle")->text().contains(session().lab()->scene(2).title()));
    EXPECT_NE(next->grab().toImage(), before);
    session().setScene(9);
    EXPECT_FALSE(find<QLabel>("nextSceneTitle")->text().isEmpty());
    trigger("lab.present");
    EXPECT_FALSE(next->isVisible());
}

TEST_F(Presenting, SpaceAsksBeforeItAnswersOnTheProjector) {
    trigger("lab.present");
    trigger("lab.reveal");
    EXPECT_TRUE(session().questions().isAsked());
    EXPECT_FALSE(session().questions().isRevealed());
    trigger("lab.reveal");
    EXPECT_TRUE(session().questions().isRevealed());
    trigger("lab.reveal");
    EXPECT_FALSE(session().questions().isAsked());
    trigger("lab.present");
}

TEST_F(Presenting, TheFilmLeavesTheQuestionToSpace) {
    for (const char* lab : {"labs.lookup", "labs.inverse"}) {
        trigger(lab);
        trigger("lab.present");
        for (int scene = 0; scene < session().lab()->scenes().count(); ++scene) {
            SCOPED_TRACE(scene + 1);
            session().setScene(scene);
            ASSERT_TRUE(settles(*session().lab(), 60'000));
            for (int move = 0; move <= session().scene().moveCount(); ++move)
                session().film().forward();
            EXPECT_FALSE(session().questions().isAsked());
            trigger("lab.reveal");
            EXPECT_TRUE(session().questions().isAsked());
            EXPECT_FALSE(session().questions().isRevealed());
            trigger("lab.reveal");
            EXPECT_TRUE(session().questions().isRevealed());
            trigger("lab.reveal");
        }
        trigger("lab.present");
    }
}

}  // namespace
}  // namespace nonet
