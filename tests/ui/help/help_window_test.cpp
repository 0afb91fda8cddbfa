// F1 in every room and window, the list and its search, and where links lead.
#include "core/techniques/catalogue.h"
#include "tests/ui/main_window/german_window.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/frame/searched_words.h"
#include "ui/help/help_window.h"
#include "ui/hints/hint_dock.h"
#include "ui/lessons/lesson_view.h"
#include "ui/main_window/translated_window.h"
#include "ui/text/technique_text.h"
#include "ui/text/translations.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QTextBlock>
#include <QTextBrowser>

namespace nonet {
namespace {

class HelpWindowTest : public WindowTest {
protected:
    HelpWindow* help() { return m_window->findChild<HelpWindow*>(); }
    QString shown() { return help() && help()->page() ? help()->page()->id : QString(); }
    QLineEdit& search() { return *find<QLineEdit>("helpSearch"); }
    QListWidget& list() { return *find<QListWidget>("helpPages"); }
    QTextBrowser& text() { return *find<QTextBrowser>("helpPage"); }
    static bool waitForFocus() {
        return QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; });
    }
    /// A dialog over an active window is active for Qt, too.
    static bool waitForFront(const QWidget* window) {
        return QTest::qWaitFor([window] { return QApplication::activeWindow() == window; });
    }
    /// Wherever the focus is.
    void pressF1() {
        ASSERT_TRUE(waitForFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
        ASSERT_NE(help(), nullptr);
        ASSERT_TRUE(waitForFront(help()));
    }
    void close() {
        ASSERT_TRUE(waitForFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        ASSERT_FALSE(help()->isVisible());
        ASSERT_TRUE(QTest::qWaitFor([this] {
            const QWidget* front = QApplication::activeWindow();
            return front != nullptr && front != help();
        }));
    }
    bool waitForPicture() {
        return QTest::qWaitFor([this] { return text().toHtml().contains(QStringLiteral("<img")); }, 60'000);
    }
};

TEST_F(HelpWindowTest, F1OpensThePageOfTheRoomAndEscGoesBack) {
    for (const char* room : {"play", "design", "learn"}) {
        trigger(qPrintable(QStringLiteral("room.") + QLatin1String(room)));
        const QPointer<QWidget> focus = QApplication::focusWidget();
        ASSERT_NE(focus, nullptr) << room;
        pressF1();
        EXPECT_EQ(shown(), QLatin1String(room));
        EXPECT_TRUE(search().hasFocus()) << room;
        close();
        EXPECT_TRUE(QTest::qWaitFor([&] { return QApplication::focusWidget() == focus; })) << room;
    }
}

TEST_F(HelpWindowTest, IsOneWindowThatGoesToAnotherPage) {
    pressF1();
    const HelpWindow* first = help();
    QTest::keyClicks(&search(), QStringLiteral("wing"));
    EXPECT_NE(shown(), QStringLiteral("play"));
    pressF1();
    EXPECT_TRUE(search().hasFocus());
    EXPECT_EQ(search().selectedText(), QStringLiteral("wing")) << "ready for another word";
    m_window->activateWindow();
    ASSERT_TRUE(waitForFront(m_window.get()));
    trigger("room.design");
    trigger("help.open");
    EXPECT_EQ(help(), first);
    EXPECT_EQ(shown(), QStringLiteral("design"));
    EXPECT_TRUE(search().text().isEmpty());
}

TEST_F(HelpWindowTest, TheGeneratorHasAPageOfItsOwn) {
    trigger("file.generate");
    auto* generator = find<QWidget>("generatorWindow");
    ASSERT_TRUE(waitForFront(generator));
    pressF1();
    EXPECT_EQ(shown(), QStringLiteral("generate"));
    close();
    EXPECT_TRUE(waitForFront(generator));
}

TEST_F(HelpWindowTest, FromTheHintItOpensThePageOfItsTechnique) {
    trigger("hint.ask");
    const auto* dock = find<HintDock>("hintDock");
    ASSERT_TRUE(QTest::qWaitFor([dock] { return dock->session().step() != nullptr; }));
    board().setFocus();
    pressF1();
    EXPECT_EQ(shown(), QStringLiteral("play"));
    close();
    const QList<QAbstractButton*> buttons = dock->widget()->findChildren<QAbstractButton*>();
    const auto usable = std::ranges::find_if(
        buttons, [](const QAbstractButton* each) { return each->isVisible() && each->isEnabled(); });
    ASSERT_NE(usable, buttons.end());
    (*usable)->setFocus();
    ASSERT_TRUE((*usable)->hasFocus());
    pressF1();
    EXPECT_EQ(shown(), helpPageOf(dock->session().step()->technique));
}

TEST_F(HelpWindowTest, ArrowsWalkTheListFromTheSearchField) {
    pressF1();
    QTest::keyClick(&search(), Qt::Key_Down);
    EXPECT_EQ(shown(), QStringLiteral("design"));
    EXPECT_TRUE(search().hasFocus());
    QTest::keyClick(&search(), Qt::Key_Up);
    QTest::keyClick(&search(), Qt::Key_Up);
    EXPECT_EQ(shown(), QStringLiteral("play"));
    // Over the title of the techniques.
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&search(), Qt::Key_Down);
    EXPECT_TRUE(shown().startsWith(QStringLiteral("technique/"))) << shown().toStdString();
    QTest::keyClick(&search(), Qt::Key_Return);
    EXPECT_TRUE(text().hasFocus());
    EXPECT_EQ(text().accessibleName(), help()->page()->title);
}

TEST_F(HelpWindowTest, ASearchShowsTheBestFirstAndWhereItsWordsAre) {
    pressF1();
    QTest::keyClicks(&search(), QStringLiteral("sword"));
    EXPECT_EQ(shown(), helpPageOf(TechniqueId::swordfish));
    EXPECT_FALSE(text().extraSelections().isEmpty());
    search().clear();
    QTest::keyClicks(&search(), QStringLiteral("mirror"));
    EXPECT_GT(list().count(), 1);
    search().setText(QStringLiteral("relabel"));
    EXPECT_EQ(shown(), QStringLiteral("play"));
    const QRect lit = text().cursorRect(text().extraSelections().first().cursor);
    EXPECT_TRUE(text().viewport()->rect().intersects(lit)) << "scrolled to";
    search().setText(QStringLiteral("qqq"));
    EXPECT_TRUE(find<QWidget>("helpNothing")->isVisible());
    EXPECT_FALSE(list().isVisible());
    QTest::keyClick(&search(), Qt::Key_Down);
    QTest::keyClick(&search(), Qt::Key_Return);
    search().clear();
    EXPECT_TRUE(list().isVisible());
    EXPECT_EQ(shown(), QStringLiteral("play")) << "the page that was read stays";
}

TEST_F(HelpWindowTest, ATechniqueShowsItsPatternAndLeadsToItsLesson) {
    pressF1();
    search().setText(QStringLiteral("x-wing"));
    ASSERT_EQ(shown(), helpPageOf(TechniqueId::xWing));
    ASSERT_TRUE(waitForPicture());
    Q_EMIT text().anchorClicked(QUrl(QLatin1String(kPractise) + QStringLiteral("0300")));
    EXPECT_EQ(find<LessonView>("lessonView")->run().technique(), TechniqueId::xWing);
    EXPECT_TRUE(find<LessonView>("lessonView")->isVisible());
    EXPECT_FALSE(help()->isVisible());
    EXPECT_TRUE(waitForFront(m_window.get()));
}

TEST_F(HelpWindowTest, LinksLeadToPagesAndToPlacesOnThem) {
    pressF1();
    Q_EMIT text().anchorClicked(QUrl(QStringLiteral("technique/0200")));
    EXPECT_EQ(shown(), QStringLiteral("technique/0200"));
    Q_EMIT text().anchorClicked(QUrl(QStringLiteral("rule/cage")));
    EXPECT_EQ(shown(), QStringLiteral("rule/cage"));
    EXPECT_TRUE(waitForPicture());
    Q_EMIT text().anchorClicked(QUrl(QStringLiteral("play")));
    EXPECT_EQ(list().currentItem()->text(), QStringLiteral("Play"));
    QTest::mouseClick(text().viewport(), Qt::LeftButton);
}

TEST_F(HelpWindowTest, FollowsKeysThemeAndLetters) {
    pressF1();
    const QString before = text().toHtml();
    m_preferences->change([](PreferenceValues& values) { values.keyPreset = KeyPreset::hodoku; });
    EXPECT_NE(text().toHtml(), before);
    EXPECT_EQ(shown(), QStringLiteral("play"));
    search().setText(QStringLiteral("naked pair"));
    ASSERT_TRUE(waitForPicture());
    EXPECT_TRUE(search().hasFocus()) << "the picture takes nothing away";
    m_preferences->change([](PreferenceValues& values) { values.theme = ThemeChoice::dark; });
    EXPECT_EQ(shown(), helpPageOf(TechniqueId::nakedPair));
    EXPECT_TRUE(waitForPicture());
    close();
}

/// The window never grows beyond the smallest one that Nonet is made for, nor is its page scrolled sideways.
using GermanHelp = GermanWindowTest;

TEST_F(GermanHelp, FitsIntoTheSmallestWindow) {
    m_window->resize(800, 600);
    trigger("help.open");
    auto* help = find<HelpWindow>("helpWindow");
    EXPECT_LE(help->width(), 800);
    EXPECT_LE(help->height(), 600);
    const auto* text = find<QTextBrowser>("helpPage");
    for (const HelpChapter& chapter : help->chapters())
        for (const HelpPage& page : chapter.pages) {
            help->open(page.id);
            EXPECT_LE(text->document()->size().width(), text->viewport()->width()) << page.id.toStdString();
        }
}

TEST(HelpInAnotherLanguage, IsNotLeftBehind) {
    const QLocale locale;
    QTemporaryDir data;
    Preferences preferences(data.filePath(QStringLiteral("settings.ini")));
    preferences.change([](PreferenceValues& values) { values.language = QStringLiteral("en"); });
    {
        TranslatedWindow spoken(preferences, data.path());
        spoken.begin({});
        spoken.window().findChild<QAction*>(QStringLiteral("help.open"))->trigger();
        const QPointer<HelpWindow> english = spoken.window().findChild<HelpWindow*>();
        ASSERT_NE(english, nullptr);
        preferences.change([](PreferenceValues& values) { values.language = QStringLiteral("de"); });
        ASSERT_TRUE(QTest::qWaitFor([&] { return !english; }));
        for (const QWidget* each : QApplication::topLevelWidgets())
            EXPECT_NE(each->objectName(), QStringLiteral("helpWindow"));
        spoken.window().findChild<QAction*>(QStringLiteral("help.open"))->trigger();
        EXPECT_EQ(spoken.window().findChild<HelpWindow*>()->windowTitle(), QStringLiteral("Hilfe"));
    }
    installTranslations(*qApp, QLocale(QLocale::English));
    QLocale::setDefault(locale);
}

}  // namespace
}  // namespace nonet
