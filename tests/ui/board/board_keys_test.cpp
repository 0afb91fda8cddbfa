#include "tests/ui/board/board_on_screen.h"

#include <QSignalSpy>

namespace nonet {
namespace {

using BoardKeys = BoardOnScreen;

TEST_F(BoardKeys, DigitsGoInAndComeOut) {
    select(cellAt(2, 2));
    press(Qt::Key_4);
    EXPECT_EQ(digitOf(cellAt(2, 2)), 4);
    press(Qt::Key_6);
    EXPECT_EQ(digitOf(cellAt(2, 2)), 6);
    press(Qt::Key_6);
    EXPECT_EQ(digitOf(cellAt(2, 2)), 0);
    EXPECT_EQ(m_document.history().nodes().size(), 4U);
}

TEST_F(BoardKeys, ArrowsMoveAroundTheEdges) {
    select(cellAt(1, 1));
    press(Qt::Key_Right);
    EXPECT_EQ(m_board.currentCell(), cellAt(1, 2));
    press(Qt::Key_Up);
    EXPECT_EQ(m_board.currentCell(), cellAt(9, 2));
    press(Qt::Key_Home);
    EXPECT_EQ(m_board.currentCell(), cellAt(9, 1));
    press(Qt::Key_Left);
    EXPECT_EQ(m_board.currentCell(), cellAt(9, 9));
    press(Qt::Key_Home, Qt::ControlModifier);
    EXPECT_EQ(m_board.currentCell(), cellAt(1, 1));
    press(Qt::Key_End, Qt::ControlModifier);
    EXPECT_EQ(m_board.currentCell(), cellAt(9, 9));
    EXPECT_EQ(m_board.selection().count(), 1);
}

TEST_F(BoardKeys, ShiftExtendsAndControlAdds) {
    select(cellAt(3, 3));
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(3, 3), cellAt(3, 4), cellAt(4, 3), cellAt(4, 4)}));
    press(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(m_board.selection().count(), 2);
    select(cellAt(5, 5));
    press(Qt::Key_Right, Qt::ControlModifier);
    press(Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(m_board.selection(), (CellSet{cellAt(5, 5), cellAt(5, 6), cellAt(6, 6)}));
}

TEST_F(BoardKeys, ModesEnterWhatTheySay) {
    select(cellAt(2, 5));
    press(Qt::Key_X);
    press(Qt::Key_3);
    EXPECT_EQ(stateOf(cellAt(2, 5)).corner, DigitSet{Digit(3)});
    press(Qt::Key_C);
    press(Qt::Key_4);
    EXPECT_EQ(stateOf(cellAt(2, 5)).centre, DigitSet{Digit(4)});
    press(Qt::Key_V);
    press(Qt::Key_8);
    EXPECT_EQ(stateOf(cellAt(2, 5)).colours, ColourSet{Digit(8)});
    press(Qt::Key_Z);
    press(Qt::Key_9);
    EXPECT_EQ(digitOf(cellAt(2, 5)), 9);
    press(Qt::Key_L);
    EXPECT_EQ(m_board.inputMode(), InputMode::link);
    press(Qt::Key_Space);
    EXPECT_EQ(m_board.inputMode(), InputMode::digit);
    press(Qt::Key_Space);
    EXPECT_EQ(m_board.inputMode(), InputMode::corner);
}

TEST_F(BoardKeys, ModifiersReachTheMarksFromEveryMode) {
    select(cellAt(2, 5));
    press(Qt::Key_3, Qt::ShiftModifier);
    press(Qt::Key_4, Qt::ControlModifier);
    EXPECT_EQ(stateOf(cellAt(2, 5)).corner, DigitSet{Digit(3)});
    EXPECT_EQ(stateOf(cellAt(2, 5)).centre, DigitSet{Digit(4)});
    EXPECT_EQ(digitOf(cellAt(2, 5)), 0);
}

TEST_F(BoardKeys, ErasersClearWhatTheModeEntersFirst) {
    select(cellAt(2, 5));
    press(Qt::Key_3, Qt::ShiftModifier);
    press(Qt::Key_4, Qt::ControlModifier);
    press(Qt::Key_X);
    press(Qt::Key_Delete);
    EXPECT_TRUE(stateOf(cellAt(2, 5)).corner.isEmpty());
    EXPECT_FALSE(stateOf(cellAt(2, 5)).centre.isEmpty());
    press(Qt::Key_Backspace);
    EXPECT_TRUE(stateOf(cellAt(2, 5)).centre.isEmpty());
    press(Qt::Key_Z);
    press(Qt::Key_7);
    press(Qt::Key_0);
    EXPECT_EQ(digitOf(cellAt(2, 5)), 0);
}

TEST_F(BoardKeys, SelectionOfAllAndNothing) {
    select(cellAt(2, 5));
    press(Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(m_board.selection().count(), 81);
    press(Qt::Key_Escape);
    EXPECT_EQ(m_board.selection(), CellSet{cellAt(2, 5)});
    press(Qt::Key_Escape);
    EXPECT_TRUE(m_board.selection().isEmpty());
}

TEST_F(BoardKeys, GivensStayAndSaySo) {
    QSignalSpy refused(&m_board, &BoardWidget::refused);
    select(cellAt(1, 1));
    press(Qt::Key_3);
    press(Qt::Key_Delete);
    EXPECT_EQ(digitOf(cellAt(1, 1)), 5);
    EXPECT_EQ(refused.count(), 1);
}

TEST_F(BoardKeys, HodokuPresetFiltersStrikesAndSkips) {
    usePreset(KeyPreset::hodoku);
    select(cellAt(9, 8));
    press(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(m_board.currentCell(), cellAt(9, 1)) << "r9c9 holds a digit";
    press(Qt::Key_F4);
    EXPECT_EQ(m_board.filter().digits, DigitSet{Digit(4)});
    press(Qt::Key_F6, Qt::ControlModifier);
    EXPECT_EQ(m_board.filter().digits, (DigitSet{Digit(4), Digit(6)}));
    press(Qt::Key_F3, Qt::ShiftModifier);
    EXPECT_TRUE(m_board.filter().isInverse);
    press(Qt::Key_F3);
    EXPECT_FALSE(m_board.filter().isInverse);
    press(Qt::Key_F10);
    EXPECT_TRUE(m_board.filter().showsBivalue);
    press(Qt::Key_2, Qt::ControlModifier);
    EXPECT_EQ(stateOf(cellAt(9, 1)).struck, DigitSet{Digit(2)});
    press(Qt::Key_Space);
    EXPECT_EQ(stateOf(cellAt(9, 1)).struck, (DigitSet{Digit(2), Digit(3)}));
    press(Qt::Key_B);
    EXPECT_EQ(m_board.candidateColour(), 2);
    press(Qt::Key_B, Qt::ShiftModifier);
    EXPECT_EQ(m_board.candidateColour(), 7);
}

TEST_F(BoardKeys, FilterKeysOfTheDefaultPreset) {
    press(Qt::Key_5, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(m_board.filter().digits, DigitSet{Digit(5)});
    press(Qt::Key_Period);
    EXPECT_EQ(m_board.filter().digits, DigitSet{Digit(6)});
    press(Qt::Key_I);
    EXPECT_TRUE(m_board.filter().isInverse);
    press(Qt::Key_O);
    EXPECT_FALSE(m_board.filter().isActive());
}

TEST_F(BoardKeys, EveryActionOfTheBoardIsDone) {
    for (const ActionRow& row : actionCatalogue())
        EXPECT_EQ(m_board.runAction(QString::fromLatin1(row.id)), row.scope == ActionScope::board) << row.id;
}

TEST_F(BoardKeys, ReplayTakesNoEdits) {
    QSignalSpy refused(&m_board, &BoardWidget::refused);
    Grid end;
    end.set(cellAt(5, 5), Digit(9));
    m_board.publish(OverlayPublisher::replay, {.position = OverlayPosition{end, CandidateGrid()}});
    EXPECT_EQ(m_board.picture().digits.valueAt(cellAt(5, 5)), 9);
    select(cellAt(2, 2));
    press(Qt::Key_4);
    press(Qt::Key_Delete);
    EXPECT_EQ(digitOf(cellAt(2, 2)), 0);
    EXPECT_EQ(refused.count(), 2);
    m_board.withdraw(OverlayPublisher::replay);
    EXPECT_EQ(m_board.picture().digits, m_document.digits());
    press(Qt::Key_4);
    EXPECT_EQ(digitOf(cellAt(2, 2)), 4);
}

TEST_F(BoardKeys, MarksOfPeersFlashWhenADigitTakesThem) {
    select(cellAt(2, 2));
    press(Qt::Key_4, Qt::ShiftModifier);
    select(cellAt(2, 8));
    press(Qt::Key_4);
    EXPECT_TRUE(stateOf(cellAt(2, 2)).corner.isEmpty());
    EXPECT_EQ(m_board.picture().flashed, CellSet{cellAt(2, 2)});
    m_document.undo();
    EXPECT_EQ(stateOf(cellAt(2, 2)).corner, DigitSet{Digit(4)});
    EXPECT_EQ(m_board.picture().flashed, (CellSet{cellAt(2, 2), cellAt(2, 8)}));
}

}  // namespace
}  // namespace nonet
