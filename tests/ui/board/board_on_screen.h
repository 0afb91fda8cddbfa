#pragma once

#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>
#include <vector>

namespace nonet {

/// The cell as players name it: row and column from 1.
inline Cell cellAt(int row, int column) { return Geometry().cell(row - 1, column - 1); }

/// A shown board with a document whose only givens are 5 in r1c1 and 7 in r9c9, in the light theme.
class BoardOnScreen : public ::testing::Test {
protected:
    BoardOnScreen()
        : m_preferences(m_folder.filePath(QStringLiteral("nonet.ini"))), m_document(record()), m_board(m_preferences) {
        m_preferences.change([](PreferenceValues& v) {
            v.theme = ThemeChoice::light;
            v.reducesMotion = true;
        });
        m_board.setDocument(&m_document);
        m_board.resize(600, 600);
        m_board.show();
        m_board.setFocus();
        QApplication::processEvents();
    }

    static PuzzleRecord record() {
        PuzzleRecord record;
        record.puzzle = Puzzle(*gridFromLine("5" + std::string(79, '.') + "7"));
        return record;
    }
    void usePreset(KeyPreset preset) {
        m_preferences.change([preset](PreferenceValues& v) { v.keyPreset = preset; });
    }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(&m_board, static_cast<Qt::Key>(key), modifiers);
    }
    QPoint middle(Cell cell) const { return m_board.cellRect(cell).center().toPoint(); }
    QPoint middle(Candidate candidate) const { return m_board.candidateRect(candidate).center().toPoint(); }
    void click(QPoint point, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
               Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&m_board, button, modifiers, point);
    }
    void moveHeld(QPoint to) {
        QMouseEvent move(QEvent::MouseMove, to, m_board.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_board, &move);
    }
    void dragFromTo(QPoint from, QPoint to) {
        QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, from);
        for (int i = 1; i <= 8; ++i)
            moveHeld(from + (to - from) * i / 8);
        QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, to);
    }
    /// So fast that the mouse is told of at these points only, which may lie beside the board.
    void jumpOver(const std::vector<QPoint>& points, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::mousePress(&m_board, Qt::LeftButton, modifiers, points.front());
        for (const QPoint point : points)
            moveHeld(point);
        const QPoint to = points.back();
        QMouseEvent release(QEvent::MouseButtonRelease, to, m_board.mapToGlobal(to), Qt::LeftButton, Qt::NoButton,
                            modifiers);
        QApplication::sendEvent(&m_board, &release);
    }
    void select(Cell cell) { m_board.setSelection({cell}, cell); }
    const CellState& stateOf(Cell cell) const { return m_document.state().at(cell); }
    int digitOf(Cell cell) const { return m_document.digits().valueAt(cell); }
    QColor colourAt(QPointF point) { return m_board.grab().toImage().pixelColor(point.toPoint()); }

    QTemporaryDir m_folder;
    Preferences m_preferences;
    PuzzleDocument m_document;
    BoardWidget m_board;
};

}  // namespace nonet
