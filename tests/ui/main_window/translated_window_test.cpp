// Another language is spoken at once, by a window made anew with all that the previous one held.
#include "tests/ui/main_window/window_fixture.h"
#include "ui/frame/message_bar.h"
#include "ui/main_window/translated_window.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/session/document_session.h"
#include "ui/text/translations.h"

#include <QComboBox>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>

#include <csignal>
#include <sys/resource.h>

namespace nonet {
namespace {

/// As on a full disk.
class NothingCanBeWritten {
public:
    NothingCanBeWritten() {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    ~NothingCanBeWritten() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    NothingCanBeWritten(const NothingCanBeWritten&) = delete;
    NothingCanBeWritten& operator=(const NothingCanBeWritten&) = delete;

private:
    rlimit m_before{};
};

class TranslatedWindowTest : public ::testing::Test {
protected:
    TranslatedWindowTest() { m_spoken.begin({}); }
    ~TranslatedWindowTest() override {
        installTranslations(*qApp, QLocale(QLocale::English));
        QLocale::setDefault(m_locale);
    }
    TranslatedWindowTest(const TranslatedWindowTest&) = delete;
    TranslatedWindowTest& operator=(const TranslatedWindowTest&) = delete;

    static Preferences& english(Preferences& preferences) {
        preferences.change([](PreferenceValues& values) { values.language = QStringLiteral("en"); });
        return preferences;
    }
    PuzzleDocument& document() { return *m_spoken.window().session().document(); }
    QString word(const char* id) { return m_spoken.window().findChild<QAction*>(QLatin1String(id))->text(); }
    /// As a person does, in the dialog.
    void choose(const char* language) {
        auto* action = m_spoken.window().findChild<QAction*>(QStringLiteral("view.preferences"));
        auto* dialog = m_spoken.window().findChild<PreferencesDialog*>();
        if (!dialog) {
            action->trigger();
            dialog = m_spoken.window().findChild<PreferencesDialog*>();
        }
        const QPointer<MainWindow> previous = &m_spoken.window();
        auto* languages = dialog->findChild<QComboBox*>(QStringLiteral("language"));
        languages->setCurrentIndex(languages->findData(QLatin1String(language)));
        Q_EMIT languages->activated(languages->currentIndex());
        ASSERT_TRUE(QTest::qWaitFor([&] { return !previous; }));
    }

    QLocale m_locale;
    QTemporaryDir m_data;
    Preferences m_preferences{m_data.filePath(QStringLiteral("settings.ini"))};
    TranslatedWindow m_spoken{english(m_preferences), m_data.path()};
};

TEST_F(TranslatedWindowTest, SpeaksAnotherLanguageAtOnceAndKeepsTheGame) {
    ASSERT_EQ(word("edit.undo"), QStringLiteral("&Undo"));
    const QString id = document().id();
    PlayState state = document().state();
    const std::vector<Cell> cells = document().puzzle().shape().cells();
    const Cell blank =
        *std::ranges::find_if(cells, [&](Cell cell) { return document().puzzle().givens.isBlank(cell); });
    state.at(blank).digit = 5;
    document().perform(state, {.kind = ActionKind::digit});
    document().undo();
    document().redo();
    const QRect place = m_spoken.window().geometry();

    choose("de");
    EXPECT_EQ(word("edit.undo"), QStringLiteral("&Rückgängig"));
    EXPECT_EQ(QLocale().language(), QLocale::German);
    EXPECT_EQ(document().id(), id);
    EXPECT_EQ(document().state(), state);
    EXPECT_TRUE(document().canUndo());
    EXPECT_EQ(m_spoken.window().size(), place.size());
    EXPECT_NE(m_spoken.window().findChild<PreferencesDialog*>(), nullptr) << "to go on from there";

    choose("en");
    EXPECT_EQ(word("edit.undo"), QStringLiteral("&Undo"));
    EXPECT_EQ(document().state(), state);
}

TEST_F(TranslatedWindowTest, TheSameLanguageMakesNothingAnew) {
    const MainWindow* window = &m_spoken.window();
    m_preferences.change([](PreferenceValues& values) { values.showsTimer = !values.showsTimer; });
    QTest::qWait(50);
    EXPECT_EQ(&m_spoken.window(), window);
}

TEST_F(TranslatedWindowTest, WhatCannotBeSavedIsNotLostToAnotherLanguage) {
    const std::vector<Cell> cells = document().puzzle().shape().cells();
    PlayState state = document().state();
    state.at(*std::ranges::find_if(cells, [&](Cell cell) { return document().puzzle().givens.isBlank(cell); })).digit =
        5;
    const QPointer<MainWindow> window = &m_spoken.window();
    {
        const NothingCanBeWritten full;
        document().perform(state, {.kind = ActionKind::digit});
        m_preferences.change([](PreferenceValues& values) { values.language = QStringLiteral("de"); });
        QTest::qWait(50);
        ASSERT_TRUE(window);
        EXPECT_TRUE(window->isVisible());
        EXPECT_TRUE(window->findChild<MessageBar*>()->sentence().contains(QStringLiteral("at the next start")));
        EXPECT_EQ(document().state(), state);
        EXPECT_EQ(window->findChild<QMessageBox*>(), nullptr) << "nobody asked to quit";
    }
    window->session().store().retry();
}

}  // namespace
}  // namespace nonet
