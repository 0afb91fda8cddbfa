// Clicks and drags on the Design room's board, what they choose, and undo.
#include "core/design/constraint_edits.h"
#include "core/design/drawing_edits.h"
#include "core/design/new_board.h"
#include "core/design/strokes.h"
#include "core/rules/value_range.h"
#include "tests/ui/designer/design_board_fixture.h"
#include "ui/board/layers/rules/corner_labels.h"
#include "ui/designer/chosen_edits.h"

#include <QLineEdit>
#include <QWheelEvent>
#include <QtMath>

#include <gtest/gtest.h>
#include <map>

namespace nonet {
namespace {

class DesignBoardClicks : public test::DesignBoardTest {};

TEST_F(DesignBoardClicks, AKeyWhileTheMouseDrawsTakesTheDrawingBackAndNothingElse) {
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    take(ConstraintKind::thermometer);
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(6, 6)));
    moveTo(middle(at(6, 7)));
    moveTo(middle(at(6, 8)));
    press(Qt::Key_U);
    moveTo(middle(at(7, 8)));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(7, 8)));
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().kind, ConstraintKind::cage);
}

TEST_F(DesignBoardClicks, DraggingBackTakesCellsOff) {
    take(ConstraintKind::whisper);
    drag({at(0, 0), at(0, 1), at(0, 2), at(0, 3), at(0, 2), at(1, 2)});
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(0, 0), at(0, 1), at(0, 2), at(1, 2)}));
}

TEST_F(DesignBoardClicks, AClickBesideTheBoardLeavesARuleOfTheWholeBoard) {
    take(ConstraintKind::antiKnight);
    m_board.drawSelection();
    ASSERT_EQ(constraints().size(), 1U);
    click({1, 1});
    EXPECT_EQ(constraints().size(), 1U);
    m_designer.choose({});
    click(m_board.cellRect(at(4, 4)).center().toPoint());
    EXPECT_EQ(constraints().size(), 1U) << "on the board it chooses it";
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    m_designer.choose({});
    press(Qt::Key_Delete);
    EXPECT_TRUE(constraints().empty()) << "Del takes it off, chosen or not";
}

TEST_F(DesignBoardClicks, AnEdgeKeepsTheDotThatIsThere) {
    take(ConstraintKind::ratio);
    const QPointF edge = (m_board.cellRect(at(2, 2)).center() + m_board.cellRect(at(2, 3)).center()) / 2;
    for (const ConstraintKind kind :
         {ConstraintKind::ratio, ConstraintKind::ratio, ConstraintKind::sum, ConstraintKind::inequality}) {
        take(kind);
        m_designer.choose({});
        click((edge - QPointF(3, 0)).toPoint());
        ASSERT_EQ(constraints().size(), 1U);
        EXPECT_EQ(constraints().front().kind, ConstraintKind::ratio);
        EXPECT_EQ(constraints().front().cells(), (std::vector{at(2, 2), at(2, 3)}));
        EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "a click chooses";
    }
    take(ConstraintKind::ratio);
    click((edge + QPointF(3, 0)).toPoint(), Qt::RightButton);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardClicks, TheBoardTakesTheRoomThatNoClueNeeds) {
    const double alone = m_board.metrics().cellSide();
    take(ConstraintKind::sandwich);
    const double beside = m_board.metrics().cellSide();
    EXPECT_GT(alone, beside);
    click(m_board.metrics().placeRect(-1, 4).center().toPoint());
    take(ConstraintKind::cage);
    EXPECT_EQ(m_board.metrics().cellSide(), beside) << "one stands there";
    m_document.undo();
    EXPECT_EQ(m_board.metrics().cellSide(), alone);
}

TEST_F(DesignBoardClicks, WhatIsOffIsKeptAndDoesNotCount) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    const Puzzle drawn = m_document.puzzle();
    toggleOff(m_designer);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_TRUE(constraints().front().isOff);
    EXPECT_EQ(m_document.puzzle().rulebook().rule(0), nullptr);
    m_designer.choose({});
    m_designer.setTool({DesignTool::Type::select});
    click(middle(at(2, 2)));
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "it can be picked up";
    toggleOff(m_designer);
    EXPECT_EQ(m_document.puzzle(), drawn);
    m_document.undo();
    EXPECT_TRUE(constraints().front().isOff) << "a step each";
}

TEST_F(DesignBoardClicks, AThermometerLongerThanThereAreDigitsIsToldAtOnce) {
    QString said;
    QObject::connect(&m_designer, &Designer::statusMessage, &m_board, [&said](const QString& each) { said = each; });
    take(ConstraintKind::thermometer);
    std::vector<Cell> way;
    for (int column = 0; column < 9; ++column)
        way.push_back(at(0, column));
    drag(way);
    EXPECT_EQ(said, QString()) << "nine have room";
    way.push_back(at(1, 8));
    m_document.undo();
    drag(way);
    EXPECT_TRUE(said.contains(QStringLiteral("10 cells, only 9 digits"))) << said.toStdString();
}

TEST_F(DesignBoardClicks, TheWheelCountsTheNumberUnderThePointer) {
    const auto turn = [this](const QPointF& point, int notches) {
        QWheelEvent wheel(point, m_board.mapToGlobal(point), {}, QPoint(0, 120 * notches), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&m_board, &wheel);
    };
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    const QPointF cage = m_board.cellRect(at(2, 3)).center();
    turn(cage, 1);
    EXPECT_EQ(constraints().front().value(), 3) << "from none the lowest";
    turn(cage, 4);
    EXPECT_EQ(constraints().front().value(), 7);
    m_designer.choose({});
    const Puzzle before = m_document.puzzle();
    turn(cage, 1);
    EXPECT_EQ(m_document.puzzle(), before) << "a rule that is not chosen only over its number";
    turn(cornerLabels(m_board.metrics(), m_document.puzzle()).at(at(2, 2)).center(), -1);
    EXPECT_EQ(constraints().front().value(), 6);
    m_designer.choose({});
    take(ConstraintKind::sandwich);
    const QPointF place = m_board.metrics().placeRect(-1, 4).center();
    click(place.toPoint());
    turn(place, 2);
    EXPECT_EQ(constraints().back().value(), valueRange(constraints().back(), Layout()).least + 1);
}

TEST_F(DesignBoardClicks, TheRightButtonAsksForTheMenuWhereItHasNothingToTake) {
    int asked = 0;
    QObject::connect(&m_board, &DesignBoard::menuAsked, &m_board, [&asked] { ++asked; });
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    m_designer.choose({});
    QTest::mouseClick(&m_board, Qt::RightButton, Qt::ControlModifier, middle(at(2, 3)));
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "of the rule there";
    EXPECT_EQ(constraints().size(), 1U);
    click(middle(at(2, 3)), Qt::RightButton);
    EXPECT_EQ(asked, 1) << "it took the cage away";
    EXPECT_TRUE(constraints().empty());
    click(middle(at(2, 3)), Qt::RightButton);
    EXPECT_EQ(asked, 2);
    EXPECT_TRUE(m_board.selection().contains(at(2, 3)));
}

TEST_F(DesignBoardClicks, AFillIsErasedInTheSelectedCellsThenGivens) {
    m_designer.setTool({DesignTool::Type::givens});
    m_board.setSelection({at(0, 0)}, at(0, 0));
    press(Qt::Key_7);
    PlayState filled = m_document.state();
    filled.cells[static_cast<std::size_t>(at(4, 4).index())].digit = 4;
    m_document.perform(filled, {});
    m_board.runAction(QStringLiteral("select.all"));
    m_board.eraseSelection();
    EXPECT_EQ(m_document.state().at(at(4, 4)).digit, 0);
    EXPECT_FALSE(m_document.puzzle().givens.isBlank(at(0, 0)));
    m_board.eraseSelection();
    EXPECT_TRUE(m_document.puzzle().givens.isBlank(at(0, 0)));
}

TEST_F(DesignBoardClicks, TheRightButtonTakesAwayWhatTheToolDraws) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::renban, {at(0, 0), at(1, 0)}, Layout())}));
    take(ConstraintKind::cage);
    click(middle(at(0, 0)), Qt::RightButton);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().kind, ConstraintKind::renban);
}

TEST_F(DesignBoardClicks, WhatOneDragOfTheRightButtonTakesIsOneStep) {
    const std::vector<Cell> way{at(4, 1), at(4, 2), at(4, 3), at(4, 4)};
    take(ConstraintKind::even);
    drag(way);
    ASSERT_FALSE(constraints().empty());
    const Puzzle before = m_document.puzzle();
    const auto erase = [&](std::size_t count) {
        QTest::mousePress(&m_board, Qt::RightButton, Qt::NoModifier, middle(way.front()));
        for (std::size_t i = 0; i < count; ++i)
            moveTo(middle(way[i]));
        QTest::mouseRelease(&m_board, Qt::RightButton, Qt::NoModifier, middle(way[count - 1]));
    };
    const NodeId node = m_document.history().current();
    erase(4);
    EXPECT_TRUE(constraints().empty());
    EXPECT_EQ(m_document.history().node(m_document.history().current()).parent, node);
    m_document.undo();
    EXPECT_EQ(m_document.puzzle(), before) << "by one Undo";
    erase(2);
    const Puzzle half = m_document.puzzle();
    EXPECT_NE(half, before);
    erase(4);
    m_document.undo();
    EXPECT_EQ(m_document.puzzle(), half) << "another drag is another step";
}

TEST_F(DesignBoardClicks, TheRightButtonTakesWhatIsSeenBeforeWhatIsHidden) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::renban, {at(0, 0), at(1, 0)}, Layout())}));
    m_designer.edit(setHidden(m_document.puzzle(), std::vector{1}, true));
    m_designer.setTool({DesignTool::Type::select});
    click(middle(at(0, 0)), Qt::RightButton);
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_EQ(constraints().front().kind, ConstraintKind::renban) << "the hidden one is left";
    Drawing circle;
    circle.kind = DrawingKind::circle;
    m_designer.edit(addDrawing(m_document.puzzle(), *drawingOver(std::vector{at(0, 0)}, circle, BoardShape())));
    click(middle(at(0, 0)), Qt::RightButton);
    EXPECT_TRUE(m_document.puzzle().decoration().drawings.empty()) << "so is what is only drawn";
    ASSERT_EQ(constraints().size(), 1U);
    click(middle(at(0, 0)), Qt::RightButton);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardClicks, AClickPicksUpWhatIsSeenBeforeWhatIsHidden) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    drag({at(2, 3), at(3, 3)});
    m_designer.edit(setHidden(m_document.puzzle(), std::vector{1}, true));
    m_designer.choose({});
    m_designer.setTool({DesignTool::Type::select});
    click(middle(at(2, 3)));
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    press(Qt::Key_Tab);
    EXPECT_EQ(m_designer.chosen(), std::vector{1}) << "Tab reaches it still";
}

TEST_F(DesignBoardClicks, AClickPicksUpADrawingThatIsSeenBeforeAHiddenRule) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(2, 2), at(2, 3)}, Layout())}));
    m_designer.edit(setHidden(m_document.puzzle(), std::vector{0}, true));
    Drawing circle;
    circle.kind = DrawingKind::circle;
    m_designer.edit(addDrawing(m_document.puzzle(), *drawingOver(std::vector{at(2, 2)}, circle, BoardShape())));
    m_designer.setTool({DesignTool::Type::select});
    click(middle(at(2, 2)));
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{0});
    EXPECT_TRUE(m_designer.chosen().empty());
    press(Qt::Key_Tab);
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "Tab goes round to what lies before it";
    press(Qt::Key_Tab);
    EXPECT_EQ(m_designer.chosenDrawings(), std::vector{0}) << "and on";
    m_designer.choose({});
    click(middle(at(2, 3)));
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "where nothing is drawn the rule is picked up";
    click(middle(at(2, 2)));
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "and, once chosen, held";
    EXPECT_TRUE(m_designer.chosenDrawings().empty());
    m_designer.edit(setHidden(m_document.puzzle(), std::vector{0}, false));
    m_designer.choose({});
    click(middle(at(2, 2)));
    EXPECT_EQ(m_designer.chosen(), std::vector{0}) << "a rule that is seen goes first, as ever";
}

TEST_F(DesignBoardClicks, AHiddenMarkIsShownAgainByItsToolAndAMarkStays) {
    take(ConstraintKind::odd);
    click(middle(at(4, 4)));
    m_designer.edit(setHidden(m_document.puzzle(), std::vector{0}, true));
    click(middle(at(4, 4)));
    ASSERT_EQ(constraints().size(), 1U);
    EXPECT_FALSE(constraints().front().isHidden);
    click(middle(at(4, 4)));
    EXPECT_EQ(constraints().size(), 1U) << "what is seen is chosen";
    click(middle(at(4, 4)), Qt::RightButton);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardClicks, SymmetryDrawsPartnersInOneStep) {
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    EXPECT_EQ(constraints().size(), 2U);
    m_document.undo();
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardClicks, SelectCyclesWhatLiesUnderThePointer) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::renban, {at(0, 0), at(1, 0)}, Layout())}));
    m_designer.setTool({DesignTool::Type::select});
    click(middle(at(0, 0)));
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
    press(Qt::Key_Tab);
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    press(Qt::Key_Tab);
    EXPECT_EQ(m_designer.chosen(), std::vector{1}) << "round and round";
}

TEST_F(DesignBoardClicks, TabWithOneRuleStaysOnTheBoardSoThatDelDeletesIt) {
    QLineEdit other;
    other.setParent(m_board.window());
    other.show();
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.setTool({DesignTool::Type::select});
    m_board.setSelection({at(0, 1)}, at(0, 1));
    press(Qt::Key_Tab);
    EXPECT_NE(m_board.focusWidget(), &other);
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    press(Qt::Key_Delete);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardClicks, WhatWasChosenBeforeSelectLiesUntilItIsPickedUp) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    const Puzzle drawn = m_document.puzzle();
    m_designer.setTool({DesignTool::Type::select});
    ASSERT_EQ(m_designer.chosen(), std::vector{0});
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    EXPECT_EQ(m_document.puzzle(), drawn) << "the arrows are the cursor's";
    EXPECT_EQ(m_board.currentCell(), at(2, 3));
    press(Qt::Key_Return);
    press(Qt::Key_Down);
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(3, 2), at(3, 3)}));
}

TEST_F(DesignBoardClicks, DraggingMovesWhatIsChosenAndLockedRulesStay) {
    m_designer.edit(place(m_document.puzzle(), {constraintOf(ConstraintKind::cage, {at(0, 0), at(0, 1)}, Layout())}));
    m_designer.setTool({DesignTool::Type::select});
    drag({at(0, 0), at(3, 3)});
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(3, 3), at(3, 4)}));
    m_designer.locks().setLocked({0}, true);
    drag({at(3, 3), at(0, 0)});
    EXPECT_EQ(constraints().front().cells(), (std::vector{at(3, 3), at(3, 4)}));
    press(Qt::Key_Delete);
    EXPECT_EQ(constraints().size(), 1U);
}

TEST_F(DesignBoardClicks, AFastDragOfTheRightButtonSkipsNoCell) {
    take(ConstraintKind::even);
    drag({at(4, 1), at(4, 2), at(4, 3), at(4, 4), at(4, 5)});
    ASSERT_FALSE(constraints().empty());
    QTest::mousePress(&m_board, Qt::RightButton, Qt::NoModifier, middle(at(4, 1)));
    moveTo(middle(at(4, 5)));
    QTest::mouseRelease(&m_board, Qt::RightButton, Qt::NoModifier, middle(at(4, 5)));
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardClicks, AFastDragOverRegionsSkipsNoCell) {
    m_designer.setTool({DesignTool::Type::regions});
    drag({at(0, 0), at(0, 6), at(3, 6)});
    const RegionMap& regions = m_document.puzzle().layout().grids.front().regions;
    for (int column = 1; column <= 6; ++column)
        EXPECT_EQ(regions.region(at(0, column)), 0) << column;
    for (int row = 1; row <= 3; ++row)
        EXPECT_EQ(regions.region(at(row, 6)), 0) << row;
}

TEST_F(DesignBoardClicks, RegionsAreDraggedOverCells) {
    m_designer.setTool({DesignTool::Type::regions});
    drag({at(0, 2), at(0, 3), at(1, 3)});
    const RegionMap& regions = m_document.puzzle().layout().grids.front().regions;
    EXPECT_EQ(regions.region(at(0, 3)), 0);
    EXPECT_EQ(regions.region(at(1, 3)), 0);
    m_document.undo();
    EXPECT_EQ(m_document.puzzle(), Puzzle());
}

TEST_F(DesignBoardClicks, OnABoardWithoutBoxesAPressBeginsTheNextRegion) {
    const Layout layout = rectangularBoard(7, 7, std::nullopt);
    PuzzleRecord record;
    record.puzzle = Puzzle(layout, Grid(layout.shape));
    PuzzleDocument document(record);
    m_designer.setDocument(&document);
    QApplication::processEvents();
    m_designer.setTool({DesignTool::Type::regions});
    const auto cell = [](int row, int column) { return Cell(7 * row + column); };
    const QImage plain = m_board.grab().toImage();
    drag({cell(0, 0), cell(0, 1), cell(0, 2)});
    drag({cell(3, 0), cell(3, 1)});
    const auto regions = [&document]() -> const RegionMap& { return document.puzzle().layout().grids.front().regions; };
    EXPECT_EQ(regions().cells(0), (std::vector{cell(0, 0), cell(0, 1), cell(0, 2)}));
    EXPECT_EQ(regions().cells(1), (std::vector{cell(3, 0), cell(3, 1)}));
    drag({cell(0, 2), cell(1, 2)});
    EXPECT_EQ(regions().region(cell(1, 2)), 0) << "from a region it goes on";
    click(middle(cell(6, 6)));
    EXPECT_EQ(regions().region(cell(6, 6)), 2) << "a click is a cell of the next one";
    const QImage coloured = m_board.grab().toImage();
    const QPoint inside = middle(cell(3, 1)) - QPoint(8, 8);
    EXPECT_NE(coloured.pixelColor(inside), plain.pixelColor(inside));
    EXPECT_NE(coloured.pixelColor(inside), coloured.pixelColor(middle(cell(0, 1)) - QPoint(8, 8)));
    m_designer.setDocument(&m_document);
}

TEST_F(DesignBoardClicks, EscapeGivesUpAStrokeThenWhatIsChosen) {
    take(ConstraintKind::cage);
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(0, 0)));
    moveTo(middle(at(0, 1)));
    EXPECT_EQ(m_board.picture().puzzle.constraints().size(), 1U);
    EXPECT_TRUE(m_board.escape());
    EXPECT_TRUE(m_board.picture().puzzle.constraints().empty());
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(0, 1)));
    EXPECT_TRUE(constraints().empty());
    drag({at(0, 0), at(0, 1)});
    EXPECT_TRUE(m_board.escape());
    EXPECT_TRUE(m_designer.chosen().empty());
    EXPECT_FALSE(m_board.escape());
}

TEST_F(DesignBoardClicks, ChosenRulesStayChosenOverUndo) {
    take(ConstraintKind::cage);
    drag({at(0, 0), at(0, 1)});
    drag({at(4, 4), at(4, 5)});
    m_designer.choose({0});
    m_document.undo();
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    m_document.undo();
    EXPECT_TRUE(m_designer.chosen().empty());
}

TEST_F(DesignBoardClicks, AThermometerIsRefusedWhereItWouldPassACellTwice) {
    take(ConstraintKind::thermometer);
    drag({at(4, 4), at(4, 5), at(4, 6)});
    const Puzzle before = m_document.puzzle();
    QStringList said;
    QObject::connect(&m_designer, &Designer::statusMessage, &m_board, [&said](const QString& each) { said << each; });
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(4, 6)));
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("Shift"))) << "it says that it goes on";
    for (const Cell cell : {at(5, 5), at(4, 4)})
        moveTo(middle(cell));
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("twice")));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(at(4, 4)));
    EXPECT_EQ(m_document.puzzle(), before);
    ASSERT_FALSE(said.isEmpty());
    EXPECT_TRUE(said.last().contains(QStringLiteral("twice")));
    // With Shift it is one of its own.
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(4, 6)));
    for (const Cell cell : {at(5, 5), at(4, 4)})
        moveTo(middle(cell));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(4, 4)));
    ASSERT_EQ(constraints().size(), 2U);
    EXPECT_EQ(constraints()[1].parts.front(), (std::vector{at(4, 6), at(5, 5), at(4, 4)}));
}

TEST_F(DesignBoardClicks, PartnersMoveTurnAndGoTogetherWhileTheSymmetryIsOn) {
    m_designer.setSymmetry(EntrySymmetry::halfTurn);
    take(ConstraintKind::palindrome);
    drag({at(0, 0), at(0, 1), at(1, 1)});
    ASSERT_EQ(constraints().size(), 2U);
    const auto arePartners = [this] {
        const std::vector<Cell>& one = constraints()[0].parts.front();
        const std::vector<Cell>& other = constraints()[1].parts.front();
        return std::ranges::equal(one, other, [](Cell a, Cell b) { return a.index() == 80 - b.index(); });
    };
    EXPECT_TRUE(arePartners());
    m_designer.setTool({DesignTool::Type::select});
    m_designer.choose({});
    for (const bool isOneAlone : {false, true}) {
        m_designer.choose(isOneAlone ? std::vector{0} : std::vector{0, 1});
        const Puzzle before = m_document.puzzle();
        press(Qt::Key_Down);
        EXPECT_TRUE(arePartners());
        EXPECT_NE(m_document.puzzle(), before);
        m_document.undo();
        EXPECT_EQ(m_document.puzzle(), before) << "one step";
        turnChosen(m_designer);
        EXPECT_TRUE(arePartners());
        mirrorChosen(m_designer);
        EXPECT_TRUE(arePartners());
    }
    m_designer.choose({0});
    duplicateChosen(m_designer);
    EXPECT_EQ(constraints().size(), 4U);
    m_document.undo();
    // Dragging one holds it.
    const Cell held = constraints()[1].parts.front().front();
    QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(held));
    moveTo(middle(Cell(held.index() - 9)));
    QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(Cell(held.index() - 9)));
    EXPECT_EQ(constraints()[1].parts.front().front(), Cell(held.index() - 9));
    EXPECT_TRUE(arePartners());
    take(ConstraintKind::palindrome);
    click(middle(constraints()[0].parts.front()[1]), Qt::RightButton);
    EXPECT_TRUE(constraints().empty());
}

TEST_F(DesignBoardClicks, AClickOnAMarkOfTheToolChoosesIt) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    drag({at(2, 3), at(3, 3)});
    ASSERT_EQ(constraints().size(), 2U);
    m_designer.choose({});
    click(middle(at(2, 3)));
    EXPECT_EQ(constraints().size(), 2U);
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
    click(middle(at(2, 3)));
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    // A cell without one is a cage by itself, as before.
    click(middle(at(7, 7)));
    EXPECT_EQ(constraints().size(), 3U);
}

TEST_F(DesignBoardClicks, RedoChoosesAlsoAfterDigitsWereEntered) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    PlayState entered = m_document.state();
    entered.cells[static_cast<std::size_t>(at(7, 7).index())].digit = 4;
    m_document.perform(entered, {});
    drag({at(5, 5), at(5, 6)});
    m_document.undo();
    EXPECT_EQ(constraints().size(), 1U);
    m_designer.choose({0});
    m_document.redo();
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
}

TEST_F(DesignBoardClicks, WhatUndoAndRedoBringIsChosen) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    drag({at(5, 5), at(5, 6)});
    m_designer.choose({0});
    deleteChosen(m_designer);
    ASSERT_EQ(constraints().size(), 1U);
    m_document.undo();
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    m_document.undo();
    EXPECT_TRUE(m_designer.chosen().empty() || m_designer.chosen() == std::vector{0});
    m_document.redo();
    EXPECT_EQ(m_designer.chosen(), std::vector{1});
}

TEST_F(DesignBoardClicks, AClickOnAMarkedCellChoosesAndTheRightButtonTakesItOff) {
    take(ConstraintKind::odd);
    drag({at(2, 2), at(2, 3)});
    ASSERT_EQ(constraints().front().cells().size(), 2U);
    m_designer.choose({});
    click(middle(at(2, 3)));
    EXPECT_EQ(constraints().front().cells().size(), 2U);
    EXPECT_EQ(m_designer.chosen(), std::vector{0});
    drag({at(2, 3), at(2, 4)});
    ASSERT_EQ(constraints().size(), 2U) << "a drag marks the cells that are not";
    EXPECT_EQ(constraints().back().cells(), std::vector{at(2, 4)});
    click(middle(at(2, 3)), Qt::RightButton);
    EXPECT_EQ(constraints().front().cells(), std::vector{at(2, 2)});
}

TEST_F(DesignBoardClicks, ShiftAndAClickDrawAnotherAreaOnOneThatIsThere) {
    take(ConstraintKind::cage);
    drag({at(2, 2), at(2, 3)});
    m_designer.choose({});
    EXPECT_TRUE(m_board.toolHint().contains(QStringLiteral("Shift and click")));
    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(2, 3)));
    ASSERT_EQ(constraints().size(), 2U);
    EXPECT_EQ(constraints().back().cells(), std::vector{at(2, 3)});
    // Elsewhere Shift selects, whatever the tool.
    QTest::mouseClick(&m_board, Qt::LeftButton, Qt::ShiftModifier, middle(at(6, 6)));
    EXPECT_EQ(constraints().size(), 2U);
}

TEST_F(DesignBoardClicks, TheFrameAboutACageLeavesSumsReadable) {
    take(ConstraintKind::cage);
    for (const Cell first : {at(2, 2), at(2, 4)}) {
        drag({first, at(2, m_document.puzzle().shape().column(first) + 1)});
        press(Qt::Key_1);
        press(Qt::Key_7);
        press(Qt::Key_Return);
    }
    m_designer.choose({});
    const std::map<Cell, QRectF> labels = cornerLabels(m_board.metrics(), m_document.puzzle());
    ASSERT_EQ(labels.size(), 2U);
    for (const auto& [cell, label] : labels) {
        // Without pixels that are in part beside it.
        const QRect inside(QPoint(qCeil(label.left()), qCeil(label.top())),
                           QPoint(qFloor(label.right()) - 1, qFloor(label.bottom()) - 1));
        const QImage plain = m_board.grab(inside).toImage();
        for (const int chosen : {0, 1}) {
            m_designer.choose({chosen});
            EXPECT_EQ(m_board.grab(inside).toImage(), plain) << cell.index() << " " << chosen;
        }
        m_designer.choose({});
    }
}

}  // namespace
}  // namespace nonet
