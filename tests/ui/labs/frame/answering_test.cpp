// Answering a scene's question by keys and pointer: asked once, hidden until asked for, and the film that waits.
#include "tests/ui/labs/frame/lab_room_fixture.h"

#include <QLabel>
#include <QPushButton>

namespace nonet {
namespace {

TEST_F(LabRoomTest, AnOpenQuestionIsAskedOnce) {
    session().setScene(3);
    session().film().seek(session().scene().lastReachableMove());
    int changes = 0;
    int notes = 0;
    QObject::connect(&session(), &LabSession::changed, &session(), [&] { ++changes; });
    QObject::connect(&session(), &LabSession::statusMessage, &session(), [&] { ++notes; });
    for (int i = 0; i < 3; ++i)
        session().film().forward();
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(notes, 3);
    EXPECT_TRUE(session().questions().awaitsGuess());
}

TEST_F(LabRoomTest, SpaceCarriesOnTheFilmThatStoppedForIt) {
    session().film().togglePlay();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().questions().awaitsGuess(); }, 20000));
    EXPECT_FALSE(session().film().isPlaying());
    key(Qt::Key_Space);
    EXPECT_TRUE(session().questions().isRevealed());
    EXPECT_FALSE(session().film().isPlaying());
    key(Qt::Key_Space);
    EXPECT_TRUE(session().questions().isRevealed());
    EXPECT_TRUE(session().film().isPlaying());
    session().film().stop();
    key(Qt::Key_Space);
    EXPECT_FALSE(session().questions().isRevealed());
}

TEST_F(LabRoomTest, AnAnswerIsHiddenUntilAskedAndAWrongGuessStays) {
    auto* answer = find<QLabel>("labAnswer");
    EXPECT_TRUE(answer->text().isEmpty());
    key(Qt::Key_Space);
    EXPECT_FALSE(answer->text().isEmpty());
    key(Qt::Key_Space);
    EXPECT_TRUE(answer->text().isEmpty());
    const LabQuestion question = session().scene().question();
    const int wrong = question.right == 0 ? 1 : 0;
    QTest::mouseClick(find<QPushButton>(qPrintable(QStringLiteral("labChoice%1").arg(wrong))), Qt::LeftButton);
    EXPECT_FALSE(answer->text().isEmpty());
    EXPECT_TRUE(answer->text().contains(question.choices[wrong]));
    EXPECT_TRUE(answer->text().contains(question.choices[question.right]));
}

}  // namespace
}  // namespace nonet
