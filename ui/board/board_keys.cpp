#include "ui/board/board_keys.h"

#include "ui/board/board_commands.h"
#include "ui/board/board_display.h"
#include "ui/board/board_entry.h"
#include "ui/board/board_widget.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/key_stroke.h"

#include <QKeyEvent>

#include <algorithm>

namespace nonet {

namespace {

struct Direction {
    int key;
    int rows;
    int columns;
};
constexpr Direction kDirections[] = {
    {Qt::Key_Up, -1, 0}, {Qt::Key_Down, 1, 0}, {Qt::Key_Left, 0, -1}, {Qt::Key_Right, 0, 1}};

const Direction* directionOf(int key) {
    for (const Direction& direction : kDirections)
        if (direction.key == key)
            return &direction;
    return nullptr;
}

/// Between two figures of one symbol, in milliseconds.
constexpr int kTypeAhead = 600;

bool beginsSymbol(const SymbolSet& symbols, const QString& figures) {
    return std::ranges::any_of(
        symbols.all(), [&](Digit symbol) { return QString::fromStdString(symbols.label(symbol)).startsWith(figures); });
}

bool isMoveKey(int key) { return directionOf(key) || key == Qt::Key_Home || key == Qt::Key_End; }

}  // namespace

bool BoardKeys::isKeyOfBoard(const QKeyEvent& event) const {
    const KeyStroke stroke = readKey(event);
    const Qt::KeyboardModifiers beyond = stroke.modifiers & (Qt::AltModifier | Qt::MetaModifier);
    if (isMoveKey(event.key()) && !beyond)
        return true;
    if (stroke.digit && !beyond && stroke.modifiers != (Qt::ControlModifier | Qt::ShiftModifier))
        return true;
    const KeyBindings bindings = m_display.preferences.keyBindings();
    const bool isFilterKey =
        event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F9 && bindings.preset == KeyPreset::hodoku;
    return isFilterKey || !actionFor(stroke, ActionScope::board, bindings).isEmpty() ||
           symbolOfKey(stroke, event.key()).has_value();
}

bool BoardKeys::press(const QKeyEvent& event) {
    const KeyStroke stroke = readKey(event);
    const int key = event.key();
    if (pressDigit(stroke) || (!stroke.digit && pressMove(stroke, key)) || pressFilterKey(stroke, key))
        return true;
    const QString action = actionFor(stroke, ActionScope::board, m_display.preferences.keyBindings());
    if (!action.isEmpty()) {
        Q_EMIT m_board.actionByKey(action);
        return m_board.runAction(action);
    }
    if (const std::optional<Digit> symbol = symbolOfKey(stroke, key))
        return enterSymbol(*symbol, Qt::NoModifier);
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (const std::optional<Digit> chosen = m_entry.chosenDigit();
        isEnter && chosen && (stroke.modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier) {
        m_entry.enter(*chosen, m_entry.mode(), m_entry.selectedCells());
        return true;
    }
    return false;
}

bool BoardKeys::pressDigit(const KeyStroke& stroke) {
    const bool isEntry = stroke.modifiers == Qt::NoModifier || stroke.modifiers == Qt::ShiftModifier ||
                         stroke.modifiers == Qt::ControlModifier;
    if (!stroke.digit || !isEntry || !m_display.document)
        return false;
    const std::optional<Digit> symbol = symbolTyped(*stroke.digit);
    m_typed.before = m_display.document->history().current();
    const bool isEntered = symbol && enterSymbol(*symbol, stroke.modifiers);
    m_typed.after = m_display.document->history().current();
    // A figure that begins a symbol is taken, whether it is one by itself or not.
    return isEntered || beginsSymbol(m_display.picture.puzzle.symbols(), m_typed.figures);
}

std::optional<Digit> BoardKeys::symbolTyped(int figure) {
    const SymbolSet& symbols = m_display.picture.puzzle.symbols();
    const QString next = QString::number(figure);
    const bool goesOn = !m_typed.figures.isEmpty() && m_typed.since.isValid() && m_typed.since.elapsed() < kTypeAhead &&
                        m_typed.cells == m_display.picture.selection &&
                        m_typed.after == m_display.document->history().current();
    if (goesOn && symbols.ofLabel((m_typed.figures + next).toStdString())) {
        if (m_typed.after != m_typed.before)
            m_display.document->undo();
        m_typed.figures += next;
    } else {
        m_typed.figures = next;
    }
    m_typed.cells = m_display.picture.selection;
    m_typed.since.start();
    return symbols.ofLabel(m_typed.figures.toStdString());
}

std::optional<Digit> BoardKeys::symbolOfKey(const KeyStroke& stroke, int key) const {
    if ((stroke.modifiers & ~Qt::ShiftModifier) != 0 || key > 0x7f || !QChar(key).isPrint())
        return std::nullopt;
    const SymbolSet& symbols = m_display.picture.puzzle.symbols();
    const QString label(QChar{key});
    for (const QString& each : {label, label.toLower()})
        if (const std::optional<Digit> symbol = symbols.ofLabel(each.toStdString()))
            return symbol;
    // A for 10 and so on, as long lines of digits have it.
    const int number = key - 'A' + 10;
    return key >= 'A' && key <= 'Z' ? symbols.ofLabel(std::to_string(number)) : std::nullopt;
}

bool BoardKeys::enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) {
    if (m_board.handleSymbol(symbol, modifiers))
        return true;
    if (modifiers == Qt::NoModifier)
        m_entry.take(symbol);
    else if (modifiers == Qt::ShiftModifier)
        m_entry.enter(symbol, InputMode::corner, m_entry.selectedCells());
    else if (m_display.preferences.values().keyPreset == KeyPreset::hodoku)
        m_entry.strikeInSelection(DigitSet(symbol));
    else
        m_entry.enter(symbol, InputMode::centre, m_entry.selectedCells());
    return true;
}

Cell BoardKeys::nextUnset(Cell from, int rows, int columns) const {
    Cell cell = movedBy(m_display.shape(), from, rows, columns);
    while (cell != from && !m_display.picture.digits.isBlank(cell))
        cell = movedBy(m_display.shape(), cell, rows, columns);
    return cell;
}

bool BoardKeys::pressMove(const KeyStroke& stroke, int key) {
    if (!isMoveKey(key) || (stroke.modifiers & (Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    const bool hasControl = (stroke.modifiers & Qt::ControlModifier) != 0;
    const bool hasShift = (stroke.modifiers & Qt::ShiftModifier) != 0;
    const Cell from = m_display.picture.current.value_or(m_display.shape().cells().front());
    SelectionChange change = hasShift ? SelectionChange::extend : SelectionChange::replace;
    Cell to = from;
    if (const Direction* direction = directionOf(key)) {
        const bool skips = hasControl && m_display.preferences.values().keyPreset == KeyPreset::hodoku;
        if (hasControl && !skips)
            change = SelectionChange::add;
        if (m_display.picture.current)
            to = skips ? nextUnset(from, direction->rows, direction->columns)
                       : movedBy(m_display.shape(), from, direction->rows, direction->columns);
    } else {
        // Holes are no cells: the row's first or last cell, or the board's.
        std::vector<Cell> cells = m_display.shape().cells();
        if (!hasControl)
            std::erase_if(cells, [&](Cell cell) { return m_display.shape().row(cell) != m_display.shape().row(from); });
        if (!cells.empty())
            to = key == Qt::Key_Home ? cells.front() : cells.back();
    }
    BoardSelection next = m_display.selection;
    next.goTo(m_display.shape(), to, change);
    m_display.changeSelection(next);
    return true;
}

bool BoardKeys::pressFilterKey(const KeyStroke& stroke, int key) {
    if (m_display.preferences.values().keyPreset != KeyPreset::hodoku || key < Qt::Key_F1 || key > Qt::Key_F9)
        return false;
    const Digit digit(key - Qt::Key_F1 + 1);
    if (stroke.modifiers == Qt::ControlModifier) {
        DigitSet digits = m_display.picture.filter.digits;
        digits.toggle(digit);
        m_commands.setFilterDigits(digits, m_display.picture.filter.isInverse);
        return true;
    }
    if (stroke.modifiers == Qt::ShiftModifier) {
        m_commands.setFilterDigits(DigitSet(digit), true);
        return true;
    }
    return false;
}

}  // namespace nonet
