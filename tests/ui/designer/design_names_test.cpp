// The Design room's words and what comes back of it: one name for one thing, the layout's own, tools found by words,
// and what was open at a sudden end.
#include "core/design/new_board.h"
#include "tests/ui/designer/design_room_fixture.h"
#include "tests/ui/main_window/german_window.h"
#include "ui/designer/palette.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/frame/title_line.h"
#include "ui/main_window/find_action.h"
#include "ui/publishing/export_ways.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/rule_words.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTreeWidget>

namespace nonet {
namespace {

/// Of all parents that cut what does not fit.
bool isWhollySeen(const QWidget& widget) {
    QRect seen = widget.rect();
    for (const QWidget* at = &widget; !at->isWindow(); at = at->parentWidget())
        seen = seen.translated(at->pos()) & at->parentWidget()->rect();
    return seen.size() == widget.size() && widget.isVisible();
}

class DesignNames : public DesignRoomTest {
protected:
    static void expectSeen(const QWidget& dock, std::initializer_list<const char*> names) {
        for (const char* name : names) {
            const auto* each = dock.findChild<QWidget*>(QLatin1String(name));
            ASSERT_NE(each, nullptr) << name;
            EXPECT_TRUE(isWhollySeen(*each)) << name;
            EXPECT_GE(each->width(), each->sizeHint().width()) << name;
        }
    }
};

TEST_F(DesignNames, ALayoutOpensByADoubleClickAndTheBoardHasTheKeys) {
    enter();
    findRule(QStringLiteral("magic"));
    const QString first = layoutDocument().id();
    openCopy();
    const QString open = layoutDocument().id();
    trigger("design.open");
    auto* list = find<QDockWidget>("designLayouts")->findChild<QListView*>(QStringLiteral("continueList"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return list->model()->rowCount() == 1 && list->isVisible(); }));
    const QPoint row = list->visualRect(list->model()->index(0, 0)).center();
    list->setFocus();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row);
    EXPECT_EQ(layoutDocument().id(), open);
    QTest::mouseDClick(list->viewport(), Qt::LeftButton, {}, row);
    EXPECT_EQ(layoutDocument().id(), first);
    ASSERT_TRUE(layoutBoard().hasFocus());
    press(Qt::Key_S);
    EXPECT_EQ(layoutBoard().toolHint().isEmpty(), false);
}

TEST_F(DesignNames, WhatWasOpenComesBackAfterASuddenEnd) {
    for (const QSize& size : {QSize(1280, 800), QSize(1000, 760)}) {
        SCOPED_TRACE(size.width());
        m_preferences->clearLayouts();
        // Nothing is closed first.
        openWindow();
        m_window->resize(size);
        enter();
        trigger("design.rules");
        find<QDockWidget>("placedDock")->close();
        trigger("design.true_candidates");
        ASSERT_FALSE(find<QDockWidget>("designRules")->isHidden());
        ASSERT_TRUE(find<QDockWidget>("placedDock")->isHidden());
        QTest::qWait(2000);
        openWindow();
        m_window->resize(size);
        enter();
        EXPECT_FALSE(find<QDockWidget>("designRules")->isHidden());
        EXPECT_TRUE(find<QDockWidget>("placedDock")->isHidden());
        EXPECT_TRUE(find<QAction>("design.true_candidates")->isChecked());
        EXPECT_TRUE(find<QAbstractButton>("answerCandidates")->isChecked());
        const auto* answer = find<QScrollArea>("answerBody");
        QTest::qWait(50);
        EXPECT_EQ(answer->verticalScrollBar()->value(), 0) << "the count is what is seen first";
        trigger("design.true_candidates");
        openWindow();
        enter();
        EXPECT_FALSE(find<QAction>("design.true_candidates")->isChecked());
    }
}

TEST_F(DesignNames, EscapeForgetsWhatIsLookedForAndLeavesTheField) {
    enter();
    press(Qt::Key_T);
    auto* search = find<QLineEdit>("paletteSearch");
    EXPECT_EQ(search->placeholderText(), QStringLiteral("Find a rule (T)"));
    QTest::keyClicks(search, QStringLiteral("zzz"));
    press(Qt::Key_Escape);
    EXPECT_TRUE(search->text().isEmpty());
    EXPECT_TRUE(layoutBoard().hasFocus());
    // What is chosen on the board stays so.
    findRule(QStringLiteral("cage"));
    layoutBoard().setSelection({Cell(0), Cell(1)}, Cell(1));
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    press(Qt::Key_T);
    ASSERT_TRUE(search->hasFocus());
    press(Qt::Key_Escape);
    EXPECT_TRUE(layoutBoard().hasFocus());
    press(Qt::Key_Delete);
    EXPECT_TRUE(constraints().empty()) << "it was chosen still";
}

TEST_F(DesignNames, KeysOfPlayPaintAndFilterNothing) {
    enter();
    press(Qt::Key_G);
    const CandidateFilter unfiltered = layoutBoard().filter();
    const std::size_t before = layoutDocument().history().nodes().size();
    for (const Qt::Key key : {Qt::Key_Period, Qt::Key_V, Qt::Key_F5})
        press(key);
    EXPECT_FALSE(find<QAction>("mode.colour")->isChecked());
    const QPoint middle = layoutBoard().cellRect(Cell(20)).center().toPoint();
    QTest::mouseClick(&layoutBoard(), Qt::LeftButton, {}, middle);
    EXPECT_EQ(layoutDocument().history().nodes().size(), before);
    EXPECT_TRUE(layoutBoard().filter() == unfiltered);
}

TEST_F(DesignNames, APanelIsCalledAsItsMenuEntry) {
    enter();
    for (const auto& [id, name] : {std::pair{"design.answer", "answerDock"},
                                   {"design.placed", "placedDock"},
                                   {"design.this", "thisDock"},
                                   {"design.rules", "designRules"},
                                   {"design.versions", "designVersions"}})
        EXPECT_EQ(find<QAction>(id)->text().remove(u'&'), find<QDockWidget>(name)->windowTitle());
    auto* versions = find<QDockWidget>("designVersions");
    EXPECT_EQ(versions->findChild<QPushButton*>(QStringLiteral("setCheckpoint"))->text(),
              find<QAction>("design.name_version")->text().remove(u'&'));
}

TEST_F(DesignNames, TheLineUnderTheBoardIsOneClause) {
    enter();
    const auto* line = find<QLabel>("toolHint");
    for (const ToolRow* row : toolCatalogue())
        for (const DesignTool& tool : toolsOf(*row)) {
            layoutBoard().designer().setTool(tool);
            EXPECT_FALSE(line->text().isEmpty());
            EXPECT_FALSE(line->text().contains(QStringLiteral(" · "))) << line->text().toStdString();
            EXPECT_TRUE(line->toolTip().startsWith(line->text())) << "all of it";
        }
}

TEST_F(DesignNames, TheChosenRulesPanelIsOpenFromTheStart) {
    makeAppearance();
    m_window->resize(1280, 800);
    enter();
    QTest::qWait(50);
    for (const char* name : {"answerDock", "thisDock", "placedDock"})
        EXPECT_FALSE(find<QDockWidget>(name)->visibleRegion().isEmpty()) << name;
}

TEST_F(DesignNames, TitleAndAuthorStandInTheRoom) {
    makeAppearance();
    m_window->resize(1280, 800);
    enter();
    auto* line = find<TitleLine>("designTitle");
    EXPECT_EQ(line->text(), QStringLiteral("Add a title"));
    layoutDocument().names().setTitle(QStringLiteral("Tides & Moon"));
    layoutDocument().names().setAuthor(QStringLiteral("Ada"));
    EXPECT_TRUE(line->accessibleName().endsWith(QStringLiteral("Tides & Moon by Ada")));
    EXPECT_TRUE(line->toolTip().contains(QStringLiteral("Ada")));
    layoutDocument().names().setTitle(QString(300, u'x'));
    QTest::qWait(20);
    EXPECT_EQ(m_window->width(), 1280);
    EXPECT_TRUE(line->text().endsWith(u'…'));
    line->click();
    auto* dialog = find<QDialog>("titleDialog");
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    dialog->reject();
    openCopy();
    EXPECT_EQ(line->text().contains(u'x'), layoutDocument().title().contains(u'x'));
}

TEST_F(DesignNames, ToolsAreFoundAmongTheActionsOfThisRoom) {
    const auto found = [this](const char* words) {
        trigger("help.find_action");
        auto* field = find<QLineEdit>("findWords");
        field->setText(QLatin1String(words));
        const QTreeWidgetItem* first = find<QTreeWidget>("findList")->topLevelItem(0);
        return first != nullptr ? first->text(0) : QString();
    };
    EXPECT_FALSE(found("thermometer").startsWith(QStringLiteral("Thermometer"))) << "in Play there is none";
    press(Qt::Key_Escape);
    enter();
    EXPECT_EQ(found("thermometer"), QStringLiteral("Thermometer: draw"));
    press(Qt::Key_Return);
    EXPECT_TRUE(layoutBoard().hasFocus());
    EXPECT_EQ(find<QTreeWidget>("paletteTools")->currentItem()->data(0, Qt::AccessibleTextRole).toString(),
              QStringLiteral("Thermometer"));
    EXPECT_EQ(found("arrow"), QStringLiteral("Arrow: draw")) << "before what is only called so as well";
    EXPECT_EQ(found("kropki"), QStringLiteral("White dot: draw")) << "by another word";
    EXPECT_EQ(found("magic"), QStringLiteral("Magic five: set for the board"));
    press(Qt::Key_Return);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().kind, ConstraintKind::magic5);
}

TEST_F(DesignNames, ALinkOfOnesOwnBringsNoOwnSentences) {
    enter();
    findRule(QStringLiteral("king"));
    findRule(QStringLiteral("knight"));
    const Result<QString> link = exportText(layoutDocument().record(), ExportWay::sudokuPadLink);
    ASSERT_TRUE(link);
    const QString before = layoutDocument().id();
    trigger("design.rules");
    trigger("design.new");
    find<QDialog>("newBoardDialog")->accept();
    ASSERT_NE(layoutDocument().id(), before);
    QApplication::clipboard()->setText(*link);
    trigger("edit.paste");
    ASSERT_TRUE(QTest::qWaitFor([this] { return constraints().size() == 2; }));
    EXPECT_TRUE(layoutDocument().info().rules.empty());
    EXPECT_TRUE(find<QPlainTextEdit>("rulesLines")->extraSelections().isEmpty());
    EXPECT_FALSE(find<QPushButton>("rulesUpdate")->isEnabled());
}

TEST_F(DesignNames, NoButtonOfTheRulesTextIsCutOff) {
    makeAppearance();
    m_window->resize(1280, 800);
    enter();
    trigger("design.rules");
    QTest::qWait(100);
    expectSeen(*find<QDockWidget>("designRules"), {"rulesUpdate", "rulesAnew", "rulesCopy"});
}

TEST_F(DesignNames, TheValueOfTheChosenRuleIsSeenAmongFivePanels) {
    makeAppearance();
    m_window->resize(1920, 1080);
    enter();
    for (const char* id : {"design.this", "design.rules", "design.versions", "design.placed", "design.answer"})
        if (!find<QAction>(id)->isChecked())
            trigger(id);
    QTest::qWait(100);
    Puzzle puzzle = layoutDocument().puzzle();
    Layout layout = puzzle.layout();
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{at(4, 4), at(4, 5)}};
    layout.constraints = {cage};
    puzzle.setLayout(layout);
    layoutDocument().setPuzzle(puzzle);
    layoutBoard().setFocus();
    press(Qt::Key_S);
    QTest::mouseClick(&layoutBoard(), Qt::LeftButton, {}, layoutBoard().cellRect(at(4, 4)).center().toPoint());
    auto* dock = find<QDockWidget>("thisDock");
    auto* value = dock->findChild<QSpinBox*>(QStringLiteral("thisValue0"));
    ASSERT_NE(value, nullptr);
    QTest::qWait(100);
    EXPECT_TRUE(isWhollySeen(*value));
    EXPECT_GE(value->height(), value->minimumSizeHint().height());
    EXPECT_EQ(value->toolTip(), QStringLiteral("3 to 17")) << "of two cells";
    const auto* tools = dock->findChild<QWidget*>(QStringLiteral("thisHide"));
    EXPECT_GE(tools->mapTo(dock, QPoint()).y(), value->mapTo(dock, QPoint(0, value->height())).y());
}

class GermanDesignNames : public GermanWindowTest {};

TEST_F(GermanDesignNames, NoButtonOfTheRulesTextIsCutOff) {
    m_window->resize(1280, 800);
    trigger("room.design");
    trigger("design.rules");
    QTest::qWait(100);
    for (const char* name : {"rulesUpdate", "rulesAnew", "rulesCopy"}) {
        auto* each = find<QWidget>(name);
        EXPECT_TRUE(isWhollySeen(*each)) << name;
        EXPECT_GE(each->width(), each->sizeHint().width()) << name;
    }
}

TEST(BoardSizeText, TellsGridsAndCells) {
    EXPECT_EQ(boardSizeText(Layout()), QStringLiteral("9 × 9 cells"));
    EXPECT_EQ(boardSizeText(overlappingBoard(OverlappingBoard::samurai)),
              QStringLiteral("5 grids of 9 × 9, 369 cells"));
}

}  // namespace
}  // namespace nonet
