#pragma once

#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

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
    void dragFromTo(QPoint from, QPoint to) {
        QTest::mousePress(&m_board, Qt::LeftButton, Qt::NoModifier, from);
        for (int i = 1; i <= 8; ++i) {
            const QPoint between = from + (to - from) * i / 8;
            QMouseEvent move(QEvent::MouseMove, between, m_board.mapToGlobal(between), Qt::NoButton, Qt::LeftButton,
                             Qt::NoModifier);
            QApplication::sendEvent(&m_board, &move);
        }
        QTest::mouseRelease(&m_board, Qt::LeftButton, Qt::NoModifier, to);
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
