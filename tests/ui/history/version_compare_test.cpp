// Two versions of a layout beside each other, in the Versions panel.
#include "core/design/constraint_edits.h"
#include "core/design/strokes.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/designer/design_board.h"
#include "ui/document/puzzle_document.h"
#include "ui/history/version_compare.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>

namespace nonet {
namespace {

Cell at(int row, int column) { return Cell(9 * row + column); }

class VersionCompareTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        trigger("room.design");
        ASSERT_TRUE(QTest::qWaitFor([this] { return layoutBoard().isVisible(); }));
        trigger("design.compare");
    }
    DesignBoard& layoutBoard() { return *find<DesignBoard>("designBoard"); }
    PuzzleDocument& layout() { return *layoutBoard().document(); }
    void draw(ConstraintKind kind, const std::vector<Cell>& cells, std::vector<int> values = {}) {
        Constraint constraint = constraintOf(kind, cells, layout().puzzle().layout());
        if (!values.empty())
            constraint.values = std::move(values);
        layout().setPuzzle(place(layout().puzzle(), {constraint}).puzzle);
    }
    void give(Cell cell, int digit) {
        Puzzle puzzle = layout().puzzle();
        puzzle.givens.clear(cell);
        if (digit > 0)
            puzzle.givens.set(cell, Digit(digit));
        layout().setPuzzle(puzzle);
    }
    QStringList rows() {
        QStringList texts;
        for (int i = 0; i < list().count(); ++i)
            texts << list().item(i)->text();
        return texts;
    }
    QListWidget& list() { return *find<QListWidget>("compareList"); }
    QComboBox& from() { return *find<QComboBox>("compareFrom"); }
    QComboBox& to() { return *find<QComboBox>("compareTo"); }
    QString sentence() { return find<QLabel>("compareSentence")->text(); }
    void click(int row) {
        list().scrollToItem(list().item(row));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(list().item(row)).center());
    }
};

TEST_F(VersionCompareTest, IsShownByItsActionWithTheFocus) {
    EXPECT_TRUE(find<QDockWidget>("designVersions")->isVisible());
    EXPECT_TRUE(from().hasFocus());
    EXPECT_EQ(sentence(), QStringLiteral("Rules, givens and drawings are the same."));
}

TEST_F(VersionCompareTest, TellsWhatWasAddedChangedAndTakenAway) {
    draw(ConstraintKind::cage, {at(0, 0), at(0, 1)}, {7});
    draw(ConstraintKind::thermometer, {at(4, 4), at(4, 5), at(4, 6)});
    give(at(8, 8), 3);
    give(at(8, 7), 4);
    layout().notes().setCheckpoint(QStringLiteral("Draft"));
    Puzzle puzzle = layout().puzzle();
    Constraint cage = puzzle.constraints()[0];
    cage.values = {9};
    layout().setPuzzle(change(puzzle, 0, cage).puzzle);
    layout().setPuzzle(remove(layout().puzzle(), std::vector{1}).puzzle);
    draw(ConstraintKind::whisper, {at(6, 0), at(6, 1)});
    give(at(8, 8), 5);
    give(at(8, 7), 0);
    give(at(8, 6), 6);
    from().setCurrentIndex(from().findText(QStringLiteral("Draft")));
    ASSERT_GE(from().currentIndex(), 0);
    EXPECT_EQ(
        rows().join(u'|').toStdString(),
        (QStringList{QStringLiteral("Added: Whisper line: 5, 2 cells, r7c1 to r7c2"),
                     QStringLiteral("Changed: Cage: 7 to Cage: 9, 2 cells, r1c1 and r1c2"),
                     QStringLiteral("Gone: Thermometer, 3 cells, r5c5 to r5c7"), QStringLiteral("Added: 6 in r9c7"),
                     QStringLiteral("Gone: 4 in r9c8"), QStringLiteral("Changed: 3 to 5 in r9c9")})
            .join(u'|')
            .toStdString());
    EXPECT_EQ(sentence(), QStringLiteral("6 differences."));
    click(0);
    EXPECT_EQ(layoutBoard().selection(), (CellSet{at(6, 0), at(6, 1)}));
    click(2);
    EXPECT_EQ(layoutBoard().selection(), (CellSet{at(4, 4), at(4, 5), at(4, 6)})) << "where it was";
    click(5);
    EXPECT_EQ(layoutBoard().selection(), (CellSet{at(8, 8)}));
    // The other way round added and gone change places.
    to().setCurrentIndex(to().findText(QStringLiteral("Draft")));
    from().setCurrentIndex(0);
    EXPECT_TRUE(rows().contains(QStringLiteral("Added: Thermometer, 3 cells, r5c5 to r5c7")))
        << rows().join(u'|').toStdString();
    layout().undo();
    EXPECT_EQ(sentence(), QStringLiteral("5 differences.")) << "it follows the layout";
}

TEST_F(VersionCompareTest, OtherBoardsAndDocumentsAreComparedToo) {
    draw(ConstraintKind::cage, {at(0, 0), at(8, 8)});
    layout().notes().setCheckpoint(QStringLiteral("Large"));
    layout().setPuzzle(Puzzle(Layout(Geometry(2, 2)), Grid(BoardShape::square(4))));
    from().setCurrentIndex(from().findText(QStringLiteral("Large")));
    ASSERT_EQ(list().count(), 2);
    EXPECT_TRUE(rows()[0].startsWith(QStringLiteral("Changed: the board")));
    click(1);
    EXPECT_EQ(layoutBoard().selection(), (CellSet{Cell(0)})) << "what of it lies on this board";
    trigger("room.play");
    trigger("design.from_play");
    EXPECT_EQ(sentence(), QStringLiteral("Rules, givens and drawings are the same."));
    EXPECT_EQ(from().findText(QStringLiteral("Large")), -1);
}

TEST_F(VersionCompareTest, AHiddenRuleOnlyLooksDifferent) {
    draw(ConstraintKind::cage, {at(0, 0), at(0, 1)}, {7});
    layout().notes().setCheckpoint(QStringLiteral("Seen"));
    layout().setPuzzle(setHidden(layout().puzzle(), std::vector{0}, true).puzzle);
    from().setCurrentIndex(from().findText(QStringLiteral("Seen")));
    EXPECT_EQ(rows().join(u'|').toStdString(), "Changed in looks: Cage: 7, 2 cells, r1c1 and r1c2");
    click(0);
    EXPECT_EQ(layoutBoard().selection(), (CellSet{at(0, 0), at(0, 1)}));
}

TEST_F(VersionCompareTest, AnyEditOfTheTreeIsCompared) {
    draw(ConstraintKind::cage, {at(0, 0), at(0, 1)});
    const NodeId node = layout().history().current();
    draw(ConstraintKind::renban, {at(3, 0), at(3, 1)});
    auto* compare = m_window->findChild<VersionCompare*>();
    ASSERT_NE(compare, nullptr);
    compare->compareWith(node);
    ASSERT_EQ(list().count(), 1);
    EXPECT_TRUE(rows()[0].startsWith(QStringLiteral("Added: Renban")));
    QSignalSpy spy(compare, &VersionCompare::placeRequested);
    click(0);
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(spy[0][0].toInt(), 1);
}

TEST_F(VersionCompareTest, IsSeenWhereItIsAskedFor) {
    m_window->resize(1280, 700);
    for (int i = 0; i < 30; ++i)
        give(Cell(i), i % 9 + 1);
    trigger("design.compare");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !list().visibleRegion().isEmpty(); }));
    EXPECT_FALSE(from().visibleRegion().isEmpty());
}

}  // namespace
}  // namespace nonet
