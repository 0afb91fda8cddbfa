#include "ui/preferences/appearance.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/key_table_page.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/preferences_dialog.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class PreferencesTest : public ::testing::Test {
protected:
    QString file() const { return m_folder.filePath(QStringLiteral("nonet.ini")); }

private:
    QTemporaryDir m_folder;
};

TEST_F(PreferencesTest, KeepValuesBetweenSessions) {
    {
        Preferences preferences(file());
        preferences.change([](PreferenceValues& v) {
            v.theme = ThemeChoice::highContrast;
            v.keyPreset = KeyPreset::hodoku;
            v.customKeys[KeyPreset::hodoku][QStringLiteral("hint.ask")] = {
                QKeySequence(QStringLiteral("Ctrl+Shift+F9")), QKeySequence(QStringLiteral("Ctrl+,"))};
            v.customKeys[KeyPreset::hodoku][QStringLiteral("hint.apply")] = {};
            v.mistakes = MistakeDisplay::never;
            v.showsTimer = false;
            v.reasonsFromCentreMarks = true;
            v.language = QStringLiteral("de");
        });
        preferences.setLayout(QStringLiteral("play"), QByteArray("state\0x", 7));
    }
    Preferences restored(file());
    PreferenceValues expected;
    expected.theme = ThemeChoice::highContrast;
    expected.keyPreset = KeyPreset::hodoku;
    expected.customKeys[KeyPreset::hodoku][QStringLiteral("hint.ask")] = {QKeySequence(QStringLiteral("Ctrl+Shift+F9")),
                                                                          QKeySequence(QStringLiteral("Ctrl+,"))};
    expected.customKeys[KeyPreset::hodoku][QStringLiteral("hint.apply")] = {};
    expected.mistakes = MistakeDisplay::never;
    expected.showsTimer = false;
    expected.reasonsFromCentreMarks = true;
    expected.language = QStringLiteral("de");
    EXPECT_EQ(restored.values(), expected);
    EXPECT_EQ(restored.layout(QStringLiteral("play")), QByteArray("state\0x", 7));
    restored.clearLayouts();
    EXPECT_TRUE(restored.layout(QStringLiteral("play")).isEmpty());
}

TEST_F(PreferencesTest, NonsenseInTheFileFallsBackToDefaults) {
    {
        UserStore foreign(file());
        foreign.change({{QStringLiteral("look/theme"), "77"},
                        {QStringLiteral("keys/preset"), "nine"},
                        {QStringLiteral("keys/SudokuPad/no.such.action"), "Ctrl+Z"},
                        {QStringLiteral("play/mistakes"), "-1"},
                        {QStringLiteral("play/showsTimer"), "maybe"},
                        {QStringLiteral("profiles/Mine"), "{"},
                        {QStringLiteral("techniques/profile"), "Mine"}});
    }
    Preferences preferences(file());
    EXPECT_EQ(preferences.values(), PreferenceValues());
    // What a newer program may have written stays.
    preferences.change([](PreferenceValues& v) { v.showsKeyLine = false; });
    EXPECT_EQ(UserStore(file()).value(QStringLiteral("look/theme")), QByteArray("77"));
    EXPECT_EQ(UserStore(file()).value(QStringLiteral("profiles/Mine")), QByteArray("{"));
}

TEST_F(PreferencesTest, AChangeWritesItselfAlone) {
    Preferences preferences(file());
    preferences.change([](PreferenceValues& v) { v.theme = ThemeChoice::dark; });
    EXPECT_EQ(UserStore(file()).names({}), QStringList{QStringLiteral("look/theme")});
}

TEST_F(PreferencesTest, TellWhatChanged) {
    Preferences preferences(file());
    QSignalSpy changed(&preferences, &Preferences::changed);
    QSignalSpy theme(&preferences, &Preferences::themeChanged);
    QSignalSpy keys(&preferences, &Preferences::keysChanged);
    preferences.change([](PreferenceValues& v) { v.showsTimer = false; });
    preferences.change([](PreferenceValues& v) { v.showsTimer = false; });
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(theme.count() + keys.count(), 0);
    preferences.change([](PreferenceValues& v) { v.theme = ThemeChoice::dark; });
    preferences.change([](PreferenceValues& v) { v.keyPreset = KeyPreset::hodoku; });
    EXPECT_EQ(theme.count(), 1);
    EXPECT_EQ(keys.count(), 1);
}

TEST_F(PreferencesTest, SystemThemeFollowsTheDesktopsPalette) {
    const QPalette before = qApp->palette();
    Preferences preferences(file());
    EXPECT_FALSE(preferences.theme().isDark);
    qApp->setPalette(QPalette(QColor(0x20, 0x20, 0x20)));
    QApplication::processEvents();
    EXPECT_TRUE(preferences.theme().isDark);
    preferences.change([](PreferenceValues& v) { v.theme = ThemeChoice::light; });
    EXPECT_FALSE(preferences.theme().isDark);
    qApp->setPalette(before);
    QApplication::processEvents();
}

TEST_F(PreferencesTest, TheStyleSheetNamesEveryColour) {
    for (const ThemeId id :
         {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::highContrastReversed, ThemeId::print})
        EXPECT_FALSE(styleSheetOf(themeOf(id)).contains(QLatin1Char('@')));
}

TEST_F(PreferencesTest, IconsFollowTheTheme) {
    ASSERT_GE(iconNames().size(), 30);
    for (const QString& name : iconNames()) {
        const QImage image = icon(name, QColor(Qt::red)).pixmap(24, 24).toImage();
        bool isDrawn = false;
        for (int y = 0; y < image.height() && !isDrawn; ++y)
            for (int x = 0; x < image.width() && !isDrawn; ++x)
                isDrawn = image.pixelColor(x, y).alpha() > 128;
        EXPECT_TRUE(isDrawn) << name.toStdString();
    }
    const QImage undo = icon(QStringLiteral("undo"), QColor(Qt::red)).pixmap(48, 48).toImage();
    EXPECT_EQ(undo.pixelColor(24, 18).rgb(), QColor(Qt::red).rgb());
}

TEST_F(PreferencesTest, DialogChangesAndShowsValues) {
    Preferences preferences(file());
    PreferencesDialog dialog(preferences);
    auto* timer = dialog.findChild<QCheckBox*>(QStringLiteral("showsTimer"));
    ASSERT_TRUE(timer);
    timer->click();
    EXPECT_FALSE(preferences.values().showsTimer);
    preferences.change([](PreferenceValues& v) { v.showsTimer = true; });
    EXPECT_TRUE(timer->isChecked());
    auto* theme = dialog.findChild<QComboBox*>(QStringLiteral("theme"));
    ASSERT_TRUE(theme);
    theme->setCurrentIndex(2);
    Q_EMIT theme->activated(2);
    EXPECT_EQ(preferences.values().theme, ThemeChoice::dark);
}

TEST_F(PreferencesTest, EveryLanguageCanBeChosen) {
    Preferences preferences(file());
    PreferencesDialog dialog(preferences);
    auto* language = dialog.findChild<QComboBox*>(QStringLiteral("language"));
    ASSERT_TRUE(language);
    for (const char* code : {"", "en", "de"})
        EXPECT_GE(language->findData(QString::fromLatin1(code)), 0) << code;
    language->setCurrentIndex(language->findData(QStringLiteral("de")));
    Q_EMIT language->activated(language->currentIndex());
    EXPECT_EQ(preferences.values().language, QStringLiteral("de"));
}

TEST_F(PreferencesTest, TheKeyEditIsAboutARowThatCanBeSeen) {
    Preferences preferences(file());
    KeyTablePage page(preferences);
    page.findChild<QLineEdit*>(QStringLiteral("keySearch"))->setText(QStringLiteral("puzzle facts"));
    auto* edit = page.findChild<QKeySequenceEdit*>(QStringLiteral("keyEdit"));
    EXPECT_EQ(edit->keySequence(), QKeySequence(QStringLiteral("Ctrl+I")));
    edit->clear();
    page.findChild<QPushButton*>(QStringLiteral("keyAssign"))->click();
    EXPECT_TRUE(preferences.keyBindings().keysOf(QStringLiteral("puzzle.facts")).isEmpty());
    EXPECT_FALSE(preferences.keyBindings().keysOf(QStringLiteral("file.new")).isEmpty());
}

TEST_F(PreferencesTest, RebindingRefusesAKeyThatIsTaken) {
    Preferences preferences(file());
    KeyTablePage page(preferences);
    EXPECT_FALSE(page.bind(QStringLiteral("hint.ask"), QKeySequence(QStringLiteral("Ctrl+Z"))));
    EXPECT_TRUE(page.message().contains(QStringLiteral("Undo"))) << page.message().toStdString();
    EXPECT_FALSE(page.bind(QStringLiteral("hint.ask"), QKeySequence(QStringLiteral("H"))));
    EXPECT_FALSE(page.bind(QStringLiteral("mode.digit"), QKeySequence(QStringLiteral("5"))));
    EXPECT_TRUE(preferences.values().customKeys.isEmpty());
    EXPECT_TRUE(page.bind(QStringLiteral("hint.ask"), QKeySequence(QStringLiteral("Ctrl+Shift+F9"))));
    EXPECT_TRUE(page.message().isEmpty());
    EXPECT_EQ(preferences.keyBindings().keysOf(QStringLiteral("hint.ask")),
              QList<QKeySequence>{QKeySequence(QStringLiteral("Ctrl+Shift+F9"))});
    EXPECT_TRUE(findConflicts(preferences.keyBindings()).empty());
    page.resetAction(QStringLiteral("hint.ask"));
    EXPECT_EQ(preferences.keyBindings().keyText(QStringLiteral("hint.ask")), QStringLiteral("Ctrl+H"));
}

TEST_F(PreferencesTest, AKeyThatIsTakenIsReassignedAndThatIsTakenBack) {
    Preferences preferences(file());
    KeyTablePage page(preferences);
    page.resize(600, 400);
    page.show();
    const auto keyOf = [&](const char* id) { return preferences.keyBindings().keyText(QLatin1String(id)); };
    auto* reassign = page.findChild<QPushButton*>(QStringLiteral("keyReassign"));
    auto* cancel = page.findChild<QPushButton*>(QStringLiteral("keyCancel"));
    const QKeySequence undo(QStringLiteral("Ctrl+Z"));
    const QRect before = page.findChild<QTreeWidget*>(QStringLiteral("keyTable"))->geometry();
    EXPECT_FALSE(page.bind(QStringLiteral("hint.ask"), undo));
    QTest::qWait(20);
    EXPECT_EQ(page.findChild<QTreeWidget*>(QStringLiteral("keyTable"))->geometry(), before) << "nothing moves";
    ASSERT_TRUE(reassign->isVisible());
    cancel->click();
    EXPECT_FALSE(reassign->isVisible());
    EXPECT_TRUE(page.message().isEmpty());
    EXPECT_TRUE(preferences.values().customKeys.isEmpty()) << "nothing was changed";
    EXPECT_FALSE(page.bind(QStringLiteral("hint.ask"), undo));
    reassign->click();
    EXPECT_EQ(keyOf("hint.ask"), QStringLiteral("Ctrl+Z"));
    EXPECT_EQ(keyOf("edit.undo"), QString());
    EXPECT_TRUE(findConflicts(preferences.keyBindings()).empty());
    EXPECT_TRUE(page.message().contains(QStringLiteral("Undo"))) << page.message().toStdString();
    cancel->click();
    EXPECT_EQ(keyOf("hint.ask"), QStringLiteral("Ctrl+H"));
    EXPECT_EQ(keyOf("edit.undo"), QStringLiteral("Ctrl+Z"));
    // One that begins the chords of others takes those.
    EXPECT_FALSE(page.bind(QStringLiteral("hint.ask"), QKeySequence(QStringLiteral("Ctrl+T"))));
    page.reassign();
    EXPECT_EQ(keyOf("hint.ask"), QStringLiteral("Ctrl+T"));
    EXPECT_EQ(keyOf("theme.dark"), QString());
    EXPECT_TRUE(findConflicts(preferences.keyBindings()).empty());
    // What was taken is asked for again with the preset.
    EXPECT_FALSE(page.bind(QStringLiteral("hint.another"), QKeySequence(QStringLiteral("Ctrl+T"))));
    page.reassign();
    page.resetAction(QStringLiteral("theme.dark"));
    ASSERT_TRUE(reassign->isVisible());
    page.reassign();
    EXPECT_EQ(keyOf("theme.dark"), QStringLiteral("Ctrl+T, D"));
    EXPECT_EQ(keyOf("hint.another"), QString());
}

}  // namespace
}  // namespace nonet
