#include "ui/board/board_widget_private.h"

#include <QKeyEvent>

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

bool isMoveKey(int key) { return directionOf(key) || key == Qt::Key_Home || key == Qt::Key_End; }

}  // namespace

bool BoardWidget::Private::isKeyOfBoard(const QKeyEvent& event) const {
    const KeyStroke stroke = readKey(event);
    const Qt::KeyboardModifiers beyond = stroke.modifiers & (Qt::AltModifier | Qt::MetaModifier);
    if (isMoveKey(event.key()) && !beyond)
        return true;
    if (stroke.digit && !beyond && stroke.modifiers != (Qt::ControlModifier | Qt::ShiftModifier))
        return true;
    const KeyBindings bindings = preferences.keyBindings();
    const bool isFilterKey =
        event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F9 && bindings.preset == KeyPreset::hodoku;
    return isFilterKey || !actionFor(stroke, ActionScope::board, bindings).isEmpty();
}

bool BoardWidget::Private::pressKey(const KeyStroke& stroke, int key) {
    if (pressDigit(stroke) || (!stroke.digit && pressMove(stroke, key)) || pressFilterKey(stroke, key))
        return true;
    const QString action = actionFor(stroke, ActionScope::board, preferences.keyBindings());
    if (!action.isEmpty())
        return q->runAction(action);
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && chosenDigit && (stroke.modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier) {
        enter(*chosenDigit, mode, selectedCells());
        return true;
    }
    return false;
}

bool BoardWidget::Private::pressDigit(const KeyStroke& stroke) {
    if (!stroke.digit || *stroke.digit == 0)
        return false;
    const Digit digit(*stroke.digit);
    if (stroke.modifiers == Qt::NoModifier)
        q->enterDigit(digit);
    else if (stroke.modifiers == Qt::ShiftModifier)
        enter(digit, InputMode::corner, selectedCells());
    else if (stroke.modifiers != Qt::ControlModifier)
        return false;
    else if (preferences.values().keyPreset == KeyPreset::hodoku)
        strikeInSelection(DigitSet(digit));
    else
        enter(digit, InputMode::centre, selectedCells());
    return true;
}

Cell BoardWidget::Private::nextUnset(Cell from, int rows, int columns) const {
    Cell cell = movedBy(geometry(), from, rows, columns);
    while (cell != from && !picture.digits.isBlank(cell))
        cell = movedBy(geometry(), cell, rows, columns);
    return cell;
}

bool BoardWidget::Private::pressMove(const KeyStroke& stroke, int key) {
    if (!isMoveKey(key) || (stroke.modifiers & (Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    const bool hasControl = (stroke.modifiers & Qt::ControlModifier) != 0;
    const bool hasShift = (stroke.modifiers & Qt::ShiftModifier) != 0;
    const Cell from = picture.current.value_or(Cell(0));
    SelectionChange change = hasShift ? SelectionChange::extend : SelectionChange::replace;
    Cell to = from;
    if (const Direction* direction = directionOf(key)) {
        const bool skips = hasControl && preferences.values().keyPreset == KeyPreset::hodoku;
        if (hasControl && !skips)
            change = SelectionChange::add;
        if (picture.current)
            to = skips ? nextUnset(from, direction->rows, direction->columns)
                       : movedBy(geometry(), from, direction->rows, direction->columns);
    } else {
        const int last = geometry().side() - 1;
        const int column = key == Qt::Key_Home ? 0 : last;
        const int row = hasControl ? column : geometry().row(from);
        to = geometry().cell(row, column);
    }
    BoardSelection next = selection;
    next.goTo(geometry(), to, change);
    changeSelection(next);
    return true;
}

bool BoardWidget::Private::pressFilterKey(const KeyStroke& stroke, int key) {
    if (preferences.values().keyPreset != KeyPreset::hodoku || key < Qt::Key_F1 || key > Qt::Key_F9)
        return false;
    const Digit digit(key - Qt::Key_F1 + 1);
    if (stroke.modifiers == Qt::ControlModifier) {
        DigitSet digits = picture.filter.digits;
        digits.toggle(digit);
        setFilterDigits(digits, picture.filter.isInverse);
        return true;
    }
    if (stroke.modifiers == Qt::ShiftModifier) {
        setFilterDigits(DigitSet(digit), true);
        return true;
    }
    return false;
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (!d->pressKey(readKey(*event), event->key()))
        QWidget::keyPressEvent(event);
}

}  // namespace nonet
