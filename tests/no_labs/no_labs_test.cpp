// The window of a program that is built without the labs (NONET_BUILD_LABS=OFF): Learn has the lessons on techniques,
// and nothing leads to a lab.
#include "test_paths.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/lessons/lesson_room.h"
#include "ui/main_window/main_window.h"
#include "ui/shortcuts/action_catalogue.h"

#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolButton>

namespace nonet {

namespace {

class WithoutLabs : public WindowTest {
protected:
    LessonRoom& lessons() { return *find<LessonRoom>("lessonRoom"); }
};

TEST_F(WithoutLabs, NoActionAndNoMenuIsOfALab) {
    EXPECT_TRUE(labCatalogue().empty());
    static const QRegularExpression lab(QStringLiteral("\\blabs?\\b"), QRegularExpression::CaseInsensitiveOption);
    for (const ActionRow& row : actionCatalogue()) {
        EXPECT_NE(row.scope, ActionScope::lab) << row.id;
        EXPECT_FALSE(includes(row.needs, ActionNeed::openLab)) << row.id;
        for (const QString& words :
             {actionText(row).remove(u'&'), actionTip(row), actionMenuPath(row).join(u' ').remove(u'&')})
            EXPECT_FALSE(lab.match(words).hasMatch()) << row.id << ": " << words.toStdString();
    }
    EXPECT_EQ(findAction(QStringLiteral("labs.minigrid")), nullptr);
    QSet<QString> mnemonics;
    for (const QAction* menu : m_window->menuBar()->actions()) {
        EXPECT_FALSE(lab.match(menu->text().remove(u'&')).hasMatch()) << menu->text().toStdString();
        if (menu->isVisible()) {
            const QString mnemonic = menu->text().mid(menu->text().indexOf(u'&') + 1, 1).toLower();
            EXPECT_FALSE(mnemonics.contains(mnemonic)) << menu->text().toStdString();
            mnemonics.insert(mnemonic);
        }
    }
}

TEST_F(WithoutLabs, LearnIsTheListOfLessonsAndEveryWayOutAndBackWorks) {
    trigger("room.learn");
    EXPECT_TRUE(lessons().isVisible());
    EXPECT_FALSE(lessons().isLessonOpen());
    EXPECT_FALSE(find<QToolButton>("lessonsBack")->isVisible()) << "there is no page before the list";
    trigger("learn.course");
    EXPECT_TRUE(lessons().isLessonOpen());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    trigger("lesson.leave");
    EXPECT_FALSE(lessons().isLessonOpen());
    EXPECT_TRUE(lessons().isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
    EXPECT_TRUE(lessons().isVisible());
    trigger("learn.techniques");
    // The room's own button, pressed again, leads home.
    trigger("room.learn");
    EXPECT_TRUE(lessons().isVisible());
    trigger("room.play");
    EXPECT_TRUE(board().isVisible());
}

TEST_F(WithoutLabs, ALabsLessonOpensAsThePuzzleThatItHolds) {
    QFile file(QStringLiteral(NONET_SOURCE_DIR "/tests/data/legacy_lessons/minigrid.nonet"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    paste(QString::fromUtf8(file.readAll()));
    EXPECT_TRUE(board().isVisible());
    EXPECT_EQ(document().puzzle().geometry().side(), 4);
}

}  // namespace
}  // namespace nonet
