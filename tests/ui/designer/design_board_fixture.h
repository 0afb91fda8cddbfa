// A blank classic layout on the Design room's board, for tests of what mouse and keys do there.
#pragma once

#include "ui/designer/design_board.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <vector>

namespace nonet::test {

class DesignBoardTest : public ::testing::Test {
protected:
    DesignBoardTest()
        : m_document(PuzzleRecord()), m_preferences(m_folder.filePath(QStringLiteral("settings.ini"))),
          m_actions(m_preferences.keyBindings()), m_board(m_designer, m_preferences, m_actions) {
        m_designer.setDocument(&m_document);
        m_board.resize(620, 620);
        m_board.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_board));
        m_board.setFocus();
    }

    static Cell at(int row, int column) { return Cell(9 * row + column); }

    void take(ConstraintKind kind) { m_designer.setTool({DesignTool::Type::constraint, kind}); }
    QPoint middle(Cell cell) const { return m_board.cellRect(cell).center().toPoint(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&m_board, key, modifiers);
    }
    void click(const QPoint& point, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&m_board, button, Qt::NoModifier, point);
    }
    /// With the button held.
    void moveTo(const QPoint& point) {
        QMouseEvent move(QEvent::MouseMove, point, m_board.mapToGlobal(point), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(&m_board, &move);
    }
    void drag(const std::vector<Cell>& way) {
        QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.front()));
        for (const Cell cell : way)
            moveTo(middle(cell));
        QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, middle(way.back()));
    }
    /// Cells that are not connected: the others with Ctrl, then Enter.
    void clickInOrder(const std::vector<Cell>& cells) {
        for (const Cell cell : cells)
            QTest::mouseClick(&m_board, Qt::LeftButton, cell == cells.front() ? Qt::NoModifier : Qt::ControlModifier,
                              middle(cell));
        press(Qt::Key_Return);
    }
    /// Selected one after the other, as an order.
    void selectInOrder(const std::vector<Cell>& cells) {
        CellSet chosen;
        for (const Cell cell : cells) {
            chosen.insert(cell);
            m_board.setSelection(chosen, cell);
        }
    }
    const std::vector<Constraint>& constraints() const { return m_document.puzzle().constraints(); }
    void undoAll() {
        while (m_document.canUndo())
            m_document.undo();
    }

    QTemporaryDir m_folder;
    PuzzleDocument m_document;
    Preferences m_preferences;
    ActionSet m_actions;
    Designer m_designer;
    DesignBoard m_board;
};

}  // namespace nonet::test
