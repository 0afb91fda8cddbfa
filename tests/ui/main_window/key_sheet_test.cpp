#include "ui/main_window/key_sheet.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

class KeySheetTest : public ::testing::TestWithParam<KeyPreset> {
protected:
    KeySheetTest() : m_actions(KeyBindings{GetParam(), {}}), m_sheet(new KeySheet(m_actions)) {}
    ~KeySheetTest() override { delete m_sheet; }

    int lineCount() const {
        int lines = 0;
        for (const KeySheet::Section& section : m_sheet->sections())
            lines += static_cast<int>(section.lines.size());
        return lines;
    }
    void type(const QString& words) { m_sheet->findChild<QLineEdit*>(QStringLiteral("keySheetWords"))->setText(words); }

    ActionSet m_actions;
    KeySheet* m_sheet;
};

TEST_P(KeySheetTest, ShowsTheTwentyThatMatterAndFindsTheRest) {
    EXPECT_EQ(lineCount(), 20);
    for (const KeySheet::Section& section : m_sheet->sections())
        for (const KeySheet::Line& line : section.lines) {
            EXPECT_FALSE(line.keys.isEmpty()) << line.text.toStdString();
            EXPECT_FALSE(line.text.isEmpty());
        }
    type(QStringLiteral("print steps"));
    ASSERT_EQ(lineCount(), 1);
    EXPECT_EQ(m_sheet->sections()[0].lines[0].keys, m_actions.bindings().keyText(QStringLiteral("file.print_steps")));
    type(QStringLiteral("no such thing"));
    EXPECT_EQ(lineCount(), 0);
    m_sheet->findChild<QPushButton*>(QStringLiteral("keySheetClear"))->click();
    EXPECT_EQ(lineCount(), 20);
}

TEST_P(KeySheetTest, OfALayoutItShowsTheKeysOfItsRoom) {
    const KeySheet sheet(m_actions, nullptr, KeySheet::Of::layout);
    QStringList keys;
    for (const KeySheet::Section& section : sheet.sections())
        for (const KeySheet::Line& line : section.lines) {
            EXPECT_FALSE(line.keys.isEmpty()) << line.text.toStdString();
            keys << line.keys;
        }
    EXPECT_EQ(keys.size(), 20);
    for (const char* id : {"design.find_rule", "design.off", "design.undo"})
        EXPECT_TRUE(keys.contains(m_actions.bindings().keyText(QLatin1String(id)))) << id;
    EXPECT_FALSE(keys.contains(m_actions.bindings().keyText(QStringLiteral("hint.ask"))));
}

INSTANTIATE_TEST_SUITE_P(Presets, KeySheetTest, ::testing::ValuesIn(kKeyPresets));

}  // namespace
}  // namespace nonet
