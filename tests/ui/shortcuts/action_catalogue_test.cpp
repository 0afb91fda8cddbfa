#include "ui/shortcuts/action_catalogue.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_bindings.h"
#include "ui/shortcuts/key_stroke.h"
#include "ui/text/translations.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QSet>

#include <gtest/gtest.h>

namespace nonet {
namespace {

QKeySequence keys(const char* text) { return QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText); }

TEST(ActionCatalogue, EveryActionHasAMenuATipAndAKeyInEveryPreset) {
    QSet<QString> ids;
    for (const ActionRow& row : actionCatalogue()) {
        const QString id = QString::fromLatin1(row.id);
        EXPECT_FALSE(ids.contains(id)) << row.id;
        ids.insert(id);
        EXPECT_FALSE(actionMenuPath(row).isEmpty()) << row.id;
        EXPECT_FALSE(actionText(row).isEmpty()) << row.id;
        EXPECT_FALSE(actionTip(row).isEmpty()) << row.id;
        for (const KeyPreset preset : kKeyPresets) {
            EXPECT_FALSE(presetKeys(row, preset).isEmpty()) << row.id;
            for (const QKeySequence& key : presetKeys(row, preset))
                EXPECT_TRUE(!key.isEmpty() && key[0].key() != Qt::Key_unknown) << row.id;
        }
    }
}

TEST(ActionCatalogue, NoMenuUnderlinesOneLetterTwice) {
    for (const char* language : {"en", "de"}) {
        installTranslations(*QCoreApplication::instance(), QLocale(QString::fromLatin1(language)));
        // By menu: which entry has the letter.
        QMap<QString, QMap<QChar, QString>> letters;
        const auto add = [&](const QString& menu, const QString& entry) {
            const qsizetype mark = entry.indexOf(u'&');
            if (mark < 0)
                return;
            QString& holder = letters[menu][entry.at(mark + 1).toLower()];
            EXPECT_TRUE(holder.isEmpty() || holder == entry)
                << language << ' ' << holder.toStdString() << ' ' << entry.toStdString();
            holder = entry;
        };
        for (const ActionRow& row : actionCatalogue()) {
            QString menu;
            for (const QString& entry : actionMenuPath(row) + QStringList{actionText(row)}) {
                add(menu, entry);
                menu += u'/' + entry;
            }
        }
    }
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

TEST(ActionCatalogue, NoPresetGivesOneKeyTwoMeanings) {
    for (const KeyPreset preset : kKeyPresets)
        for (const KeyConflict& conflict : findConflicts({preset, {}}))
            ADD_FAILURE() << presetName(preset).toStdString() << ": " << conflict.key.toString().toStdString() << " is "
                          << conflict.first.toStdString() << " and " << conflict.second.toStdString();
}

TEST(ActionCatalogue, WindowWideKeysLeaveTheBoardItsOwn) {
    for (const KeyPreset preset : kKeyPresets) {
        const KeyBindings bindings{preset, {}};
        for (const ActionRow& row : actionCatalogue())
            for (const QKeySequence& key : presetKeys(row, preset))
                EXPECT_TRUE(!isOfWholeWindow(row.scope) || isAllowedWindowWide(key, bindings))
                    << row.id << ' ' << key.toString().toStdString();
    }
}

TEST(ActionCatalogue, WindowWideKeysThatAreForbidden) {
    const KeyBindings sudokuPad;
    for (const char* key : {"Q", "Shift+Q", "7", "Space", "Ctrl+7", "Shift+7", "Alt+7", "Ctrl+Shift+7"})
        EXPECT_FALSE(isAllowedWindowWide(keys(key), sudokuPad)) << key;
    for (const char* key : {"Ctrl+Q", "Alt+Left", "F5", "Ctrl+Alt+7", "?", "Ctrl+T, 1"})
        EXPECT_TRUE(isAllowedWindowWide(keys(key), sudokuPad)) << key;
    EXPECT_FALSE(isAllowedWindowWide(keys("F5"), {KeyPreset::hodoku, {}}));
    EXPECT_TRUE(isAllowedWindowWide(keys("F12"), {KeyPreset::hodoku, {}}));
}

TEST(ActionCatalogue, ConflictsAreFoundAcrossScopesAndChords) {
    KeyBindings bindings;
    bindings.custom[QStringLiteral("mode.digit")] = {keys("Ctrl+H")};
    bindings.custom[QStringLiteral("hint.another")] = {keys("Ctrl+T")};
    bindings.custom[QStringLiteral("mode.link")] = {keys("3")};
    // The board's and the timeline's keys never meet.
    bindings.custom[QStringLiteral("select.same")] = {keys("Home")};
    QStringList found;
    for (const KeyConflict& conflict : findConflicts(bindings))
        found << conflict.first + QLatin1Char('+') + conflict.second;
    EXPECT_TRUE(found.contains(QStringLiteral("mode.digit+hint.ask")));
    EXPECT_TRUE(found.contains(QStringLiteral("hint.another+theme.system")));
    EXPECT_TRUE(found.contains(QStringLiteral("mode.link+")));
    EXPECT_FALSE(found.contains(QStringLiteral("select.same+replay.first")));
}

TEST(ActionSet, ShowsKeysInTooltipsAndFollowsRebinding) {
    ActionSet actions({KeyPreset::sudokuPad, {}});
    QAction* undo = actions.action(QStringLiteral("edit.undo"));
    EXPECT_EQ(undo->shortcut(), keys("Ctrl+Z"));
    EXPECT_EQ(undo->shortcutContext(), Qt::WindowShortcut);
    EXPECT_TRUE(undo->toolTip().contains(QStringLiteral("Ctrl+Z")));
    EXPECT_EQ(actions.action(QStringLiteral("mode.corner"))->shortcutContext(), Qt::WidgetShortcut);
    EXPECT_EQ(actions.action(QStringLiteral("mode.centre"))->shortcut(), keys("C"));
    actions.setBindings({KeyPreset::hodoku, {}});
    EXPECT_EQ(actions.action(QStringLiteral("mode.centre"))->shortcut(), keys("N"));
    actions.setUnavailable(QStringLiteral("edit.undo"), QStringLiteral("Nothing was done yet."));
    EXPECT_FALSE(undo->isEnabled());
    EXPECT_TRUE(undo->toolTip().contains(QStringLiteral("Nothing was done yet.")));
    actions.setUnavailable(QStringLiteral("edit.undo"), QString());
    EXPECT_TRUE(undo->isEnabled());
}

TEST(KeyStroke, ShiftedKeypadKeysStayDigits) {
    const QKeyEvent seven(QEvent::KeyPress, Qt::Key_Home, Qt::ShiftModifier | Qt::KeypadModifier);
    EXPECT_EQ(readKey(seven).digit, 7);
    const QKeyEvent home(QEvent::KeyPress, Qt::Key_Home, Qt::NoModifier);
    EXPECT_FALSE(readKey(home).digit);
    const QKeyEvent three(QEvent::KeyPress, Qt::Key_3, Qt::ControlModifier);
    EXPECT_EQ(readKey(three).digit, 3);
}

TEST(KeyStroke, EntryKeysLieWhereTheyLieOnEveryKeyboard) {
    // On AZERTY the key at Z's place says W, and the one at 1's place says &.
    const QKeyEvent w(QEvent::KeyPress, Qt::Key_W, Qt::NoModifier, 52, 0, 0);
    EXPECT_EQ(actionFor(readKey(w, PositionSource::event), ActionScope::board, {}), QStringLiteral("mode.digit"));
    const QKeyEvent one(QEvent::KeyPress, Qt::Key_Ampersand, Qt::NoModifier, 10, 0, 0);
    EXPECT_EQ(readKey(one, PositionSource::event).digit, 1);
    // Shift and 3 of the keypad arrive as Page Down.
    const QKeyEvent three(QEvent::KeyPress, Qt::Key_PageDown, Qt::ShiftModifier, 89, 0, 0);
    EXPECT_EQ(readKey(three, PositionSource::event).digit, 3);
    // Ctrl+A stays where A is printed: Q on a US keyboard.
    const QKeyEvent all(QEvent::KeyPress, Qt::Key_A, Qt::ControlModifier, 24, 0, 0);
    EXPECT_EQ(actionFor(readKey(all, PositionSource::event), ActionScope::board, {}), QStringLiteral("select.all"));
}

TEST(KeyStroke, FindsTheActionOfItsScope) {
    const QKeyEvent z(QEvent::KeyPress, Qt::Key_Z, Qt::NoModifier);
    EXPECT_EQ(actionFor(readKey(z), ActionScope::board, {}), QStringLiteral("mode.digit"));
    EXPECT_EQ(actionFor(readKey(z), ActionScope::timeline, {}), QString());
    const QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
    EXPECT_EQ(actionFor(readKey(space), ActionScope::board, {}), QStringLiteral("mode.next"));
    EXPECT_EQ(actionFor(readKey(space), ActionScope::timeline, {}), QStringLiteral("replay.play"));
}

}  // namespace
}  // namespace nonet
