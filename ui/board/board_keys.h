#pragma once

#include "core/board/cell_set.h"
#include "core/board/digit.h"
#include "core/play/history.h"

#include <QElapsedTimer>
#include <QString>

#include <optional>

class QKeyEvent;

namespace nonet {

class BoardCommands;
class BoardEntry;
class BoardWidget;
struct BoardDisplay;
struct KeyStroke;

/// What keys do on a board: symbols, also of several figures, moves of the selection, the actions of scope `board`.
class BoardKeys {
public:
    BoardKeys(BoardWidget& board, BoardDisplay& display, BoardEntry& entry, BoardCommands& commands)
        : m_board(board), m_display(display), m_entry(entry), m_commands(commands) {}

    /// The board takes it before anything else in the window does.
    bool isKeyOfBoard(const QKeyEvent& event) const;
    /// False where the key means nothing here.
    bool press(const QKeyEvent& event);

private:
    /// Figures typed on these cells, the last of them just now: 1 2 means 12.
    struct Typed {
        QString figures;
        CellSet cells;
        QElapsedTimer since;
        /// Where the history stood before, and after.
        NodeId before = 0;
        NodeId after = 0;
    };

    bool pressDigit(const KeyStroke& stroke);
    /// A symbol that its figures or its letter are typed for, with the modifiers that say what it becomes.
    bool enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers);
    /// The symbol that a figure means after those typed just before; takes the entry of those back.
    std::optional<Digit> symbolTyped(int figure);
    /// The symbol that a letter or sign means where no action has it; nothing where it means none.
    std::optional<Digit> symbolOfKey(const KeyStroke& stroke, int key) const;
    bool pressMove(const KeyStroke& stroke, int key);
    bool pressFilterKey(const KeyStroke& stroke, int key);
    Cell nextUnset(Cell from, int rows, int columns) const;

    BoardWidget& m_board;
    BoardDisplay& m_display;
    BoardEntry& m_entry;
    BoardCommands& m_commands;
    Typed m_typed;
};

}  // namespace nonet
