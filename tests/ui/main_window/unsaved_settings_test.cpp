// Settings that the disk does not take: told in every room as long as it is so, and asked about before they are lost.
#include "core/techniques/profiles/hodoku_profile.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/unsaved_bar.h"
#include "ui/preferences/saved_profiles.h"
#include "ui/session/document_session.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>

#include <sys/stat.h>

namespace nonet {
namespace {

class UnsavedSettings : public WindowTest {
protected:
    QString file() const { return m_data.filePath(QStringLiteral("settings.ini")); }
    /// A folder in the file's place: not even root can write there.
    void obstruct() {
        QFile::remove(file());
        ASSERT_TRUE(QDir().mkpath(file()));
    }
    void heal() { ASSERT_TRUE(QDir().rmdir(file())); }
    UnsavedBar& bar() { return *find<UnsavedBar>("unsavedBar"); }
    QMessageBox* question() { return m_window->findChild<QMessageBox*>(QStringLiteral("unsavedQuestion")); }
    QRect placeOf(const QWidget& widget) const { return {widget.mapTo(m_window.get(), QPoint()), widget.size()}; }
};

TEST_F(UnsavedSettings, AreToldInEveryRoomUntilTheyAreKept) {
    trigger("theme.light");
    EXPECT_FALSE(bar().isVisible());
    obstruct();
    trigger("theme.dark");
    for (const char* room : {"room.play", "room.design", "room.learn"}) {
        trigger(room);
        QTest::qWait(20);
        EXPECT_TRUE(bar().isVisible()) << room;
        EXPECT_TRUE(bar().sentence().contains(QStringLiteral("settings and progress")))
            << bar().sentence().toStdString();
        EXPECT_TRUE(bar().sentence().contains(file())) << bar().sentence().toStdString();
        EXPECT_EQ(placeOf(bar()).bottom(), placeOf(*m_window->centralWidget()).bottom()) << room;
        EXPECT_FALSE(find<QPushButton>("unsavedSaveAs")->isVisible()) << "no document";
    }
    heal();
    QTest::mouseClick(find<QPushButton>("unsavedRetry"), Qt::LeftButton);
    EXPECT_FALSE(bar().isVisible());
    EXPECT_EQ(Preferences(file()).values().theme, ThemeChoice::dark);
    EXPECT_EQ(Preferences(file()).kept(QStringLiteral("room")), QByteArray("learn"));
    EXPECT_TRUE(m_window->close());
    EXPECT_EQ(question(), nullptr);
}

TEST_F(UnsavedSettings, AreAskedAboutBeforeTheyAreLost) {
    obstruct();
    trigger("theme.dark");
    EXPECT_FALSE(m_window->close());
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->text().contains(QStringLiteral("settings"))) << question()->text().toStdString();
    EXPECT_EQ(question()->findChild<QPushButton*>(QStringLiteral("unsavedElsewhere")), nullptr);
    question()->reject();
    EXPECT_TRUE(m_window->isVisible());
    QTest::qWait(1);
    EXPECT_FALSE(m_window->close());
    QTest::mouseClick(find<QPushButton>("unsavedQuit"), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !m_window->isVisible(); }));
}

TEST_F(UnsavedSettings, AreNamedBesideDocuments) {
    const QString folder = m_data.filePath(QStringLiteral("documents"));
    ASSERT_TRUE(QDir(folder).removeRecursively());
    QFile obstacle(folder);
    ASSERT_TRUE(obstacle.open(QIODevice::WriteOnly));
    obstruct();
    trigger("theme.dark");
    trigger("marks.fill");
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar().sentence().contains(QStringLiteral("last changes")); }));
    EXPECT_TRUE(bar().sentence().contains(QStringLiteral("settings"))) << bar().sentence().toStdString();
    EXPECT_TRUE(find<QPushButton>("unsavedSaveAs")->isVisible());
    trigger("room.learn");
    EXPECT_FALSE(find<QPushButton>("unsavedSaveAs")->isVisible()) << "the game is in another room";
    EXPECT_FALSE(m_window->close());
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->text().contains(QStringLiteral("last changes")));
    EXPECT_TRUE(question()->text().contains(QStringLiteral("settings")));
}

/// The bar lies over what was there; a room without a status line gives way to it once it is entered, or once the
/// pointer goes to the bar.
TEST_F(UnsavedSettings, MoveNothingUnderThePointer) {
    makeAppearance();
    obstruct();
    trigger("room.learn");
    trigger("labs.lookup");
    QTest::qWait(50);
    heal();
    ASSERT_TRUE(m_preferences->store().retry());
    trigger("room.play");
    trigger("room.learn");
    QTest::qWait(20);
    obstruct();
    const QWidget& room = *find<QWidget>("learnRoom");
    const QRect before = placeOf(room);
    trigger("theme.dark");
    QTest::qWait(20);
    ASSERT_TRUE(bar().isVisible());
    EXPECT_EQ(placeOf(room), before);
    QHoverEvent move(QEvent::HoverMove, QPointF(5, 5), QPointF(5, 5), QPointF(6, 5));
    QCoreApplication::sendEvent(&bar(), &move);
    QTest::qWait(20);
    EXPECT_LE(placeOf(room).bottom(), placeOf(bar()).top());
    trigger("room.play");
    QTest::qWait(20);
    EXPECT_FALSE(placeOf(board()).intersects(placeOf(bar())));
}

TEST_F(UnsavedSettings, ThatCannotBeReadAreToldAtTheStart) {
    m_window.reset();
    m_preferences.reset();
    QFile::remove(file());
    ASSERT_EQ(::mkfifo(QFile::encodeName(file()).constData(), 0600), 0);
    openWindow();
    EXPECT_TRUE(message().contains(QStringLiteral("pipe"))) << message().toStdString();
    trigger("theme.dark");
    EXPECT_TRUE(bar().isVisible());
}

TEST_F(UnsavedSettings, ThatAreDamagedAreToldOnce) {
    trigger("theme.dark");
    trigger("room.design");
    trigger("room.play");
    m_window->close();
    m_window.reset();
    m_preferences.reset();
    QFile damaged(file());
    ASSERT_TRUE(damaged.open(QIODevice::ReadOnly));
    const QByteArray before = damaged.readAll().replace("look/theme", "look/thema");
    damaged.close();
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write(before);
    damaged.close();
    openWindow();
    EXPECT_TRUE(message().contains(file() + QStringLiteral(".damaged"))) << message().toStdString();
    QFile aside(file() + QStringLiteral(".damaged"));
    ASSERT_TRUE(aside.open(QIODevice::ReadOnly));
    EXPECT_EQ(aside.readAll(), before);
    EXPECT_EQ(m_preferences->kept(QStringLiteral("room")), QByteArray("play"));
    m_window->close();
    openWindow();
    EXPECT_EQ(message(), QString());
}

TEST_F(UnsavedSettings, OfANewerNonetAreToldAndNotWritten) {
    m_window.reset();
    m_preferences.reset();
    const QByteArray newer = "nonet values 7\nsomething else\n";
    QFile theirs(file());
    ASSERT_TRUE(theirs.open(QIODevice::WriteOnly));
    theirs.write(newer);
    theirs.close();
    openWindow();
    EXPECT_TRUE(message().contains(QStringLiteral("newer"))) << message().toStdString();
    trigger("theme.dark");
    EXPECT_TRUE(bar().sentence().contains(QStringLiteral("newer"))) << bar().sentence().toStdString();
    m_window.reset();
    ASSERT_TRUE(theirs.open(QIODevice::ReadOnly));
    EXPECT_EQ(theirs.readAll(), newer);
}

}  // namespace
}  // namespace nonet
