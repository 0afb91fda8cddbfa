#include "core/play/player_actions.h"
#include "tests/ui/board/board_on_screen.h"
#include "ui/board/board_accessible.h"

#include <QAccessible>

namespace nonet {
namespace {

using BoardAccess = BoardOnScreen;

TEST_F(BoardAccess, IsATableOfEveryCell) {
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&m_board);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->role(), QAccessible::Table);
    QAccessibleTableInterface* table = board->tableInterface();
    ASSERT_TRUE(table);
    ASSERT_EQ(table->rowCount(), 9);
    ASSERT_EQ(table->columnCount(), 9);
    EXPECT_EQ(board->childCount(), 81);
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            QAccessibleInterface* cell = table->cellAt(row, column);
            ASSERT_TRUE(cell && cell->isValid());
            EXPECT_EQ(cell, board->child(row * 9 + column));
            EXPECT_EQ(board->indexOfChild(cell), row * 9 + column);
            EXPECT_EQ(cell->parent(), board);
            ASSERT_TRUE(cell->tableCellInterface());
            EXPECT_EQ(cell->tableCellInterface()->rowIndex(), row);
            EXPECT_EQ(cell->tableCellInterface()->columnIndex(), column);
            const QString name = QStringLiteral("r%1c%2, ").arg(row + 1).arg(column + 1);
            EXPECT_TRUE(cell->text(QAccessible::Name).startsWith(name)) << cell->text(QAccessible::Name).toStdString();
            EXPECT_FALSE(cell->rect().isEmpty());
            EXPECT_EQ(board->childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
        }
    EXPECT_FALSE(table->cellAt(9, 0));
    EXPECT_FALSE(board->child(81));
}

TEST_F(BoardAccess, CellsSayWhatTheyHold) {
    EXPECT_EQ(cellDescription(m_board, cellAt(1, 1)), QStringLiteral("r1c1, given 5, box 1"));
    EXPECT_EQ(cellDescription(m_board, cellAt(3, 4)), QStringLiteral("r3c4, empty, box 2"));
    m_board.setShowsCandidates(true);
    const Candidate struck[] = {{cellAt(3, 4), Digit(1)}, {cellAt(3, 4), Digit(8)}};
    m_document.perform(toggleStruck(m_document.puzzle(), m_document.state(), struck),
                       {ActionKind::struck, 1, cellAt(3, 4), 1});
    EXPECT_EQ(cellDescription(m_board, cellAt(3, 4)), QStringLiteral("r3c4, empty, candidates 2 3 4 5 6 7 9, box 2"));
    select(cellAt(1, 7));
    press(Qt::Key_5);
    EXPECT_EQ(cellDescription(m_board, cellAt(1, 7)), QStringLiteral("r1c7, digit 5, box 3, conflict"));
}

TEST_F(BoardAccess, AFilterIsToldOfTheBoardAndOfItsCells) {
    EXPECT_EQ(m_board.accessibleDescription(), QString());
    m_board.setFilter({DigitSet{Digit(5), Digit(7)}, false, false});
    EXPECT_EQ(m_board.accessibleDescription(), QStringLiteral("Filter: 5 and 7 (O turns it off)"));
    EXPECT_EQ(cellDescription(m_board, cellAt(1, 1)), QStringLiteral("r1c1, given 5, box 1, in the filter"));
    EXPECT_EQ(cellDescription(m_board, cellAt(3, 4)), QStringLiteral("r3c4, empty, box 2, in the filter"));
    m_board.setFilter({DigitSet{Digit(5)}, true, true});
    EXPECT_EQ(m_board.accessibleDescription(),
              QStringLiteral("Filter: 5, two candidates left, inverse (O turns it off)"));
    m_board.runAction(QStringLiteral("filter.clear"));
    EXPECT_EQ(m_board.accessibleDescription(), QString());
    EXPECT_EQ(cellDescription(m_board, cellAt(1, 1)), QStringLiteral("r1c1, given 5, box 1"));
}

TEST_F(BoardAccess, FocusAndSelectionAreTold) {
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&m_board);
    m_board.setSelection({cellAt(2, 2), cellAt(2, 3)}, cellAt(2, 3));
    EXPECT_EQ(board->tableInterface()->selectedCellCount(), 2);
    EXPECT_EQ(board->tableInterface()->selectedCells().size(), 2);
    EXPECT_TRUE(board->child(cellAt(2, 2).index())->state().selected);
    EXPECT_TRUE(board->child(cellAt(1, 1).index())->state().readOnly);
    EXPECT_EQ(board->focusChild(), m_board.hasFocus() ? board->child(cellAt(2, 3).index()) : nullptr);
}

}  // namespace
}  // namespace nonet
