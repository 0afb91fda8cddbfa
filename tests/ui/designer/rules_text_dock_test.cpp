#include "core/design/constraint_edits.h"
#include "core/design/rules_text.h"
#include "core/rules/rulebook.h"
#include "tests/ui/designer/layout_panels.h"
#include "ui/designer/rules_text_dock.h"
#include "ui/text/rule_words.h"
#include "ui/text/rules_lines.h"
#include "ui/text/translations.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace nonet {
namespace {

class RulesTextDockTest : public test::LayoutPanels {
protected:
    RulesTextDockTest() : m_dock(m_designer, m_preferences) {
        use({thermometer(), cage()});
        m_dock.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_dock));
    }
    QPlainTextEdit& text() { return *m_dock.findChild<QPlainTextEdit*>(QStringLiteral("rulesLines")); }
    QPushButton& button(const char* name) { return *m_dock.findChild<QPushButton*>(QLatin1String(name)); }
    QString state() { return m_dock.findChild<QLabel*>(QStringLiteral("rulesState"))->text(); }
    QStringList lines() { return text().toPlainText().split(QLatin1Char('\n')); }
    QStringList made() { return rulesOf(m_document->puzzle().rulebook()); }
    QString stored() { return QString::fromStdString(m_document->info().rules); }
    void write(const QString& words) {
        text().setPlainText(words);
        EXPECT_TRUE(QTest::qWaitFor([&] { return stored() == words; }));
    }
    void add(const Constraint& constraint) { m_designer.edit(place(m_document->puzzle(), {constraint})); }

    RulesTextDock m_dock;
};

TEST_F(RulesTextDockTest, FollowsTheRulesUntilASentenceIsChanged) {
    EXPECT_EQ(lines(), made());
    add(dot());
    EXPECT_EQ(lines(), made());
    EXPECT_TRUE(stored().isEmpty());
    EXPECT_FALSE(button("rulesUpdate").isEnabled());
}

TEST_F(RulesTextDockTest, KeepsOwnLinesWhenItIsBroughtUpToDate) {
    QStringList words = made();
    words[1] = QStringLiteral("Mercury rises.");
    words << QStringLiteral("Have fun!");
    write(words.join(QLatin1Char('\n')));
    EXPECT_EQ(text().extraSelections().size(), 2) << "underlined";
    EXPECT_EQ(stored(), words.join(QLatin1Char('\n')));
    EXPECT_FALSE(button("rulesUpdate").isEnabled());

    add(dot());
    EXPECT_EQ(lines(), words) << "nothing moves by itself";
    ASSERT_TRUE(button("rulesUpdate").isEnabled()) << state().toStdString();
    button("rulesUpdate").click();
    EXPECT_EQ(lines().size(), words.size() + 1);
    EXPECT_EQ(lines()[1], words[1]);
    EXPECT_TRUE(lines().contains(made().back()));
    EXPECT_TRUE(state().contains(QLatin1String("still fit"))) << state().toStdString();
    EXPECT_FALSE(button("rulesUpdate").isEnabled());

    m_designer.edit(remove(m_document->puzzle(), std::array{1}));
    button("rulesUpdate").click();
    EXPECT_EQ(lines().size(), words.size()) << "the cage's sentence went";
    EXPECT_TRUE(lines().contains(QStringLiteral("Have fun!")));
}

TEST_F(RulesTextDockTest, UndoTakesEveryStepBack) {
    const QStringList first = lines();
    write(QStringLiteral("Mine alone."));
    ASSERT_EQ(stored(), QStringLiteral("Mine alone."));
    button("rulesAnew").click();
    EXPECT_EQ(lines(), first);
    EXPECT_TRUE(stored().isEmpty());
    m_document->undo();
    EXPECT_EQ(lines(), QStringList{QStringLiteral("Mine alone.")});
    m_document->undo();
    EXPECT_EQ(lines(), first);
    EXPECT_FALSE(m_document->canUndo());
}

TEST_F(RulesTextDockTest, WhatSaysTheSameAsTheRulesFollowsThemAgain) {
    const QString first = text().toPlainText();
    write(QStringLiteral("Mine alone."));
    text().setPlainText(first);
    EXPECT_TRUE(QTest::qWaitFor([&] { return stored().isEmpty(); }));
    add(dot());
    EXPECT_EQ(lines(), made());
}

/// The sentences that a German window makes.
std::vector<std::string> germanOf(const Puzzle& puzzle) {
    std::vector<std::string> lines;
    const std::vector<QStringList> all = inEveryLanguage([&] { return rulesOf(puzzle.rulebook()); });
    for (const QString& sentence : all.back())
        lines.push_back(sentence.toStdString());
    return lines;
}

TEST_F(RulesTextDockTest, AForeignWindowsSentencesAreNotTheSettersOwn) {
    const QStringList before = made();
    std::vector<std::string> german = germanOf(m_document->puzzle());
    ASSERT_NE(german.back(), before.back().toStdString());
    EXPECT_EQ(made(), before) << "the window goes on in its own language";
    const std::string composed = textOf(german);
    german.push_back("Viel Spaß!");
    m_document->names().setRules(QString::fromStdString(textOf(german)), QString::fromStdString(composed));
    EXPECT_EQ(text().extraSelections().size(), 1);
    EXPECT_FALSE(state().contains(QStringLiteral("changed since"))) << state().toStdString();
    EXPECT_FALSE(button("rulesUpdate").isEnabled());
    add(dot());
    ASSERT_TRUE(button("rulesUpdate").isEnabled());
    button("rulesUpdate").click();
    EXPECT_EQ(lines(), made() << QStringLiteral("Viel Spaß!")) << "in the window's language, and the setter's stays";
}

TEST_F(RulesTextDockTest, ATextThatComesBackFromALinkIsKnown) {
    const Puzzle& puzzle = m_document->puzzle();
    for (const std::vector<std::string>& lines : {composedLines(puzzle.rulebook()), germanOf(puzzle)}) {
        PuzzleInfo info;
        info.rules = textOf(lines);
        recogniseRules(info, puzzle.rulebook());
        EXPECT_TRUE(info.rules.empty()) << "it follows the rules again";
        EXPECT_TRUE(info.composedRules.empty());
    }
    PuzzleInfo info;
    info.rules = textOf(germanOf(puzzle)) + "\nViel Spaß!";
    recogniseRules(info, puzzle.rulebook());
    EXPECT_EQ(linesOf(info.composedRules), germanOf(puzzle));
    PuzzleInfo foreign;
    foreign.rules = "Mercury rises.";
    recogniseRules(foreign, puzzle.rulebook());
    EXPECT_EQ(foreign.rules, "Mercury rises.");
    EXPECT_EQ(linesOf(foreign.composedRules), composedLines(puzzle.rulebook())) << "nothing has changed since";
}

TEST_F(RulesTextDockTest, TakesTheTextOfTheLayoutThatIsOpen) {
    PuzzleRecord record;
    record.info.rules = "A text\n\nfrom elsewhere.";
    PuzzleDocument other(record);
    m_designer.setDocument(&other);
    EXPECT_EQ(lines(), (QStringList{QStringLiteral("A text"), QStringLiteral("from elsewhere.")}));
    EXPECT_EQ(text().extraSelections().size(), 2);
    m_designer.setDocument(nullptr);
}

}  // namespace
}  // namespace nonet
