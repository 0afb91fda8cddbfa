#include "core/design/drawing_colours.h"
#include "core/design/drawing_edits.h"
#include "tests/ui/designer/layout_panels.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/placed_dock.h"
#include "ui/text/constraint_words.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QListView>
#include <QSignalSpy>
#include <QToolButton>

namespace nonet {
namespace {

class PlacedDockTest : public test::LayoutPanels {
protected:
    void SetUp() override {
        m_dock.resize(320, 480);
        m_dock.show();
        m_dock.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_dock));
        use({thermometer(), cage(), dot()});
    }
    QListView& list() { return *m_dock.findChild<QListView*>(QStringLiteral("placedList")); }
    QModelIndex rowOf(int constraint) { return list().model()->index(list().model()->rowCount() - 1 - constraint, 0); }
    QString spoken(int constraint) { return rowOf(constraint).data(Qt::AccessibleTextRole).toString(); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        list().setFocus();
        QTest::keyClick(&list(), static_cast<Qt::Key>(key), modifiers);
    }
    std::vector<ConstraintKind> kinds() const {
        std::vector<ConstraintKind> kinds;
        for (const Constraint& each : m_document->puzzle().constraints())
            kinds.push_back(each.kind);
        return kinds;
    }

    PlacedDock m_dock{m_designer, m_preferences};
};

using enum ConstraintKind;

TEST_F(PlacedDockTest, ListsWhatIsPlacedTheTopmostFirst) {
    QAbstractItemModelTester tester(list().model());
    EXPECT_EQ(m_dock.windowTitle(), QStringLiteral("Rules on the board (3)"));
    EXPECT_EQ(list().model()->rowCount(), 3);
    EXPECT_EQ(list().model()->index(0, 0).data().toString(), QStringLiteral("White dot"));
    EXPECT_EQ(rowOf(1).data().toString(), QStringLiteral("Cage: 17"));
    EXPECT_EQ(rowOf(0).data(PlacedModel::kWhereRole).toString(), QStringLiteral("4 cells, r1c1 to r4c4"));
    m_designer.choose({0, 1});
    deleteChosen(m_designer);
    EXPECT_EQ(m_dock.windowTitle(), QStringLiteral("Rules on the board (1)"));
    m_document->undo();
    EXPECT_EQ(list().model()->rowCount(), 3);
}

TEST_F(PlacedDockTest, SaysEachRowToScreenReaders) {
    EXPECT_EQ(spoken(0), QStringLiteral("thermometer, 4 cells, r1c1 to r4c4"));
    EXPECT_EQ(spoken(1), QStringLiteral("cage, 17, 3 cells, r5c5, r5c6 and r6c5"));
    m_designer.choose({0});
    press(Qt::Key_H);
    press(Qt::Key_L);
    EXPECT_EQ(spoken(0), QStringLiteral("thermometer, 4 cells, r1c1 to r4c4, hidden, locked"));
}

TEST_F(PlacedDockTest, NamesWhatIsUnfinished) {
    use({make(thermometer().kind, {{at(0, 0)}})});
    EXPECT_NE(rowOf(0).data(PlacedModel::kFaultRole).toString(), QString());
    EXPECT_TRUE(spoken(0).contains(rowOf(0).data(PlacedModel::kFaultRole).toString()));
}

TEST_F(PlacedDockTest, SelectionIsTheSameHereAndOnTheBoard) {
    m_designer.choose({0, 2});
    EXPECT_TRUE(list().selectionModel()->isSelected(rowOf(0)));
    EXPECT_FALSE(list().selectionModel()->isSelected(rowOf(1)));
    EXPECT_TRUE(list().selectionModel()->isSelected(rowOf(2)));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualRect(rowOf(1)).center());
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
    QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::ControlModifier, list().visualRect(rowOf(2)).center());
    EXPECT_EQ(m_designer.chosen(), (std::vector{1, 2}));
    m_designer.choose({});
    EXPECT_FALSE(list().selectionModel()->hasSelection());
}

TEST_F(PlacedDockTest, DeleteTakesAwayWhatIsNotLocked) {
    m_designer.choose({0, 1});
    m_designer.locks().setLocked({0}, true);
    press(Qt::Key_Delete);
    EXPECT_EQ(kinds(), (std::vector{ConstraintKind::thermometer, difference}));
    m_document->undo();
    EXPECT_EQ(kinds().size(), 3U);
}

TEST_F(PlacedDockTest, HidesAndShowsAndKeepsLocks) {
    m_designer.choose({0, 1});
    m_designer.locks().setLocked({1}, true);
    press(Qt::Key_H);
    EXPECT_TRUE(constraint(0).isHidden && constraint(1).isHidden);
    EXPECT_TRUE(m_designer.locks().isLocked(1));
    EXPECT_EQ(m_designer.chosen(), (std::vector{0, 1}));
    press(Qt::Key_H);
    EXPECT_FALSE(constraint(0).isHidden || constraint(1).isHidden);
    press(Qt::Key_L);
    EXPECT_TRUE(m_designer.locks().isLocked(0) && m_designer.locks().isLocked(1));
    press(Qt::Key_L);
    EXPECT_FALSE(m_designer.locks().isLocked(0) || m_designer.locks().isLocked(1));
}

TEST_F(PlacedDockTest, PageKeysRaiseAndLower) {
    m_designer.choose({0});
    press(Qt::Key_PageUp);
    EXPECT_EQ(kinds(), (std::vector{ConstraintKind::cage, ConstraintKind::thermometer, difference}));
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
    EXPECT_TRUE(list().selectionModel()->isSelected(rowOf(1)));
    press(Qt::Key_PageDown);
    press(Qt::Key_PageDown);
    EXPECT_EQ(kinds(), (std::vector{ConstraintKind::thermometer, ConstraintKind::cage, difference}));
    // Two that stand against the end stay in their order.
    m_designer.choose({1, 2});
    press(Qt::Key_PageUp);
    EXPECT_EQ(kinds(), (std::vector{ConstraintKind::thermometer, ConstraintKind::cage, difference}));
    press(Qt::Key_PageDown);
    EXPECT_EQ(kinds(), (std::vector{ConstraintKind::cage, difference, ConstraintKind::thermometer}));
    EXPECT_EQ(m_designer.chosen(), (std::vector{0, 1}));
}

TEST_F(PlacedDockTest, EnterGoesThere) {
    QSignalSpy asked(&m_dock, &PlacedDock::goToRequested);
    m_designer.choose({1});
    press(Qt::Key_Return);
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked.front().front().toInt(), 1);
}

TEST_F(PlacedDockTest, DuplicatesTurnsAndMirrors) {
    m_designer.choose({1});
    press(Qt::Key_D, Qt::ControlModifier);
    ASSERT_EQ(kinds().size(), 4U);
    EXPECT_EQ(m_designer.chosen(), std::vector{3});
    EXPECT_EQ(constraint(3).values, std::vector{17});
    EXPECT_NE(constraint(3).parts, constraint(1).parts);
    const Puzzle before = m_document->puzzle();
    for (int quarter = 0; quarter < 4; ++quarter)
        press(Qt::Key_R);
    EXPECT_EQ(m_document->puzzle(), before);
    press(Qt::Key_F);
    EXPECT_NE(m_document->puzzle(), before);
    press(Qt::Key_F);
    EXPECT_EQ(m_document->puzzle(), before);
}

/// Below the rules; cells of one colour are one row.
TEST_F(PlacedDockTest, ListsWhatIsOnlyDrawn) {
    QAbstractItemModelTester tester(list().model());
    Drawing line;
    line.points = {{0.5, 0.5}, {1.5, 1.5}};
    Drawing circle;
    circle.kind = DrawingKind::circle;
    circle.points = {{4.5, 4.5}};
    circle.text = "7";
    Puzzle puzzle = addDrawing(addDrawing(m_designer.puzzle(), line).puzzle, circle).puzzle;
    puzzle = colourCells(puzzle, std::vector{at(0, 0), at(0, 1)}, kLightColours[2]);
    m_designer.edit(puzzle);
    ASSERT_EQ(list().model()->rowCount(), 6);
    const auto row = [this](int at) { return list().model()->index(at, 0); };
    EXPECT_EQ(row(3).data().toString(), QStringLiteral("Drawn circle: 7"));
    EXPECT_EQ(row(3).data(Qt::AccessibleTextRole).toString(), QStringLiteral("Drawn circle: 7, row 5, column 5"));
    EXPECT_EQ(row(4).data().toString(), QStringLiteral("Drawn line"));
    EXPECT_EQ(row(5).data().toString(), QStringLiteral("Cell colour: Yellow"));
    const auto click = [&](int at, Qt::KeyboardModifiers modifiers = {}) {
        list().scrollTo(row(at));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, modifiers, list().visualRect(row(at)).center());
    };
    click(5);
    EXPECT_EQ(m_designer.chosenDrawings(), (std::vector{0, 1}));
    click(3);
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{3});
    click(4, Qt::ControlModifier);
    EXPECT_EQ(m_designer.chosenDrawings(), (std::vector{2, 3}));
    click(0, Qt::ControlModifier);
    EXPECT_EQ(m_designer.chosen(), std::vector{2}) << "rules or drawings, never both";
    EXPECT_EQ(list().selectionModel()->selectedIndexes().size(), 1);
    // Of cells of one colour some alone.
    m_designer.chooseDrawings({0});
    press(Qt::Key_H);
    EXPECT_EQ(row(5).data(PlacedModel::kWhereRole).toString(), QStringLiteral("2 cells, 1 hidden"));
    press(Qt::Key_L);
    EXPECT_EQ(row(5).data(PlacedModel::kWhereRole).toString(), QStringLiteral("2 cells, 1 hidden, 1 locked"));
    press(Qt::Key_L);
    press(Qt::Key_H);
    EXPECT_EQ(row(5).data(PlacedModel::kWhereRole).toString(), QStringLiteral("2 cells"));
    m_designer.chooseDrawings({2});
    EXPECT_TRUE(list().selectionModel()->isSelected(row(4)));
    for (const QToolButton* button : m_dock.widget()->findChildren<QToolButton*>()) {
        EXPECT_TRUE(button->isEnabled()) << button->objectName().toStdString();
    }
    press(Qt::Key_H);
    EXPECT_TRUE(row(4).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("hidden")));
    press(Qt::Key_L);
    EXPECT_TRUE(row(4).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("locked")));
    press(Qt::Key_L);
    press(Qt::Key_H);
    EXPECT_FALSE(row(4).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("hidden")));
    QSignalSpy asked(&m_dock, &PlacedDock::goToDrawingsRequested);
    press(Qt::Key_Return);
    EXPECT_EQ(asked.size(), 1);
    press(Qt::Key_Delete);
    EXPECT_EQ(list().model()->rowCount(), 5);
    m_document->undo();
    EXPECT_EQ(list().model()->rowCount(), 6);
}

TEST_F(PlacedDockTest, SaysHowToPlaceTheFirst) {
    use(std::vector<Constraint>());
    EXPECT_TRUE(m_dock.findChild<QWidget*>(QStringLiteral("placedEmpty"))->isVisible());
    EXPECT_FALSE(list().isVisible());
    EXPECT_EQ(m_dock.windowTitle(), QStringLiteral("Rules on the board"));
}

TEST_F(PlacedDockTest, EveryButtonHasATooltipANameAndAnEntry) {
    const QList<QToolButton*> buttons = m_dock.widget()->findChildren<QToolButton*>();
    EXPECT_EQ(buttons.size(), 9);
    for (const QToolButton* button : buttons) {
        EXPECT_FALSE(button->toolTip().isEmpty() || button->accessibleName().isEmpty() || button->icon().isNull());
        EXPECT_TRUE(list().actions().contains(button->defaultAction()));
        EXPECT_FALSE(button->isEnabled());
    }
    m_designer.choose({0});
    for (const QToolButton* button : buttons)
        EXPECT_TRUE(button->isEnabled());
}

TEST_F(PlacedDockTest, AClueAtACornerIsToldThere) {
    const Layout layout;
    Constraint clue = make(ConstraintKind::littleKiller, {}, {9});
    clue.place = OutsidePlace{.row = -1, .column = -1, .down = 1, .right = 1};
    EXPECT_EQ(whereText(clue, layout), QStringLiteral("at the upper left corner, down to the right"));
    clue.place = OutsidePlace{.row = 9, .column = 9, .down = -1, .right = -1};
    EXPECT_EQ(whereText(clue, layout), QStringLiteral("at the lower right corner, up to the left"));
    clue.place = OutsidePlace{.row = -1, .column = 0, .down = 1, .right = 1};
    EXPECT_EQ(whereText(clue, layout), QStringLiteral("above column 1, down to the right"));
}

}  // namespace
}  // namespace nonet
