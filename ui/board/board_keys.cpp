#include "ui/board/board_widget_private.h"

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
    return isFilterKey || !actionFor(stroke, ActionScope::board, bindings).isEmpty() ||
           symbolOfKey(stroke, event.key()).has_value();
}

bool BoardWidget::Private::pressKey(const KeyStroke& stroke, int key) {
    if (pressDigit(stroke) || (!stroke.digit && pressMove(stroke, key)) || pressFilterKey(stroke, key))
        return true;
    const QString action = actionFor(stroke, ActionScope::board, preferences.keyBindings());
    if (!action.isEmpty()) {
        Q_EMIT q->actionByKey(action);
        return q->runAction(action);
    }
    if (const std::optional<Digit> symbol = symbolOfKey(stroke, key))
        return enterSymbol(*symbol, Qt::NoModifier);
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (isEnter && chosenDigit && (stroke.modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier) {
        enter(*chosenDigit, mode, selectedCells());
        return true;
    }
    return false;
}

bool BoardWidget::Private::pressDigit(const KeyStroke& stroke) {
    const bool isEntry = stroke.modifiers == Qt::NoModifier || stroke.modifiers == Qt::ShiftModifier ||
                         stroke.modifiers == Qt::ControlModifier;
    if (!stroke.digit || !isEntry || !document)
        return false;
    const std::optional<Digit> symbol = symbolTyped(*stroke.digit);
    typed.before = document->history().current();
    const bool isEntered = symbol && enterSymbol(*symbol, stroke.modifiers);
    typed.after = document->history().current();
    // A figure that begins a symbol is taken, whether it is one by itself or not.
    return isEntered || beginsSymbol(picture.puzzle.symbols(), typed.figures);
}

std::optional<Digit> BoardWidget::Private::symbolTyped(int figure) {
    const SymbolSet& symbols = picture.puzzle.symbols();
    const QString next = QString::number(figure);
    const bool goesOn = !typed.figures.isEmpty() && typed.since.isValid() && typed.since.elapsed() < kTypeAhead &&
                        typed.cells == picture.selection && typed.after == document->history().current();
    if (goesOn && symbols.ofLabel((typed.figures + next).toStdString())) {
        if (typed.after != typed.before)
            document->undo();
        typed.figures += next;
    } else {
        typed.figures = next;
    }
    typed.cells = picture.selection;
    typed.since.start();
    return symbols.ofLabel(typed.figures.toStdString());
}

std::optional<Digit> BoardWidget::Private::symbolOfKey(const KeyStroke& stroke, int key) const {
    if ((stroke.modifiers & ~Qt::ShiftModifier) != 0 || key > 0x7f || !QChar(key).isPrint())
        return std::nullopt;
    const SymbolSet& symbols = picture.puzzle.symbols();
    const QString label(QChar{key});
    for (const QString& each : {label, label.toLower()})
        if (const std::optional<Digit> symbol = symbols.ofLabel(each.toStdString()))
            return symbol;
    // A for 10 and so on, as long lines of digits have it.
    const int number = key - 'A' + 10;
    return key >= 'A' && key <= 'Z' ? symbols.ofLabel(std::to_string(number)) : std::nullopt;
}

bool BoardWidget::Private::enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) {
    if (q->handleSymbol(symbol, modifiers))
        return true;
    if (modifiers == Qt::NoModifier)
        q->enterDigit(symbol);
    else if (modifiers == Qt::ShiftModifier)
        enter(symbol, InputMode::corner, selectedCells());
    else if (preferences.values().keyPreset == KeyPreset::hodoku)
        strikeInSelection(DigitSet(symbol));
    else
        enter(symbol, InputMode::centre, selectedCells());
    return true;
}

Cell BoardWidget::Private::nextUnset(Cell from, int rows, int columns) const {
    Cell cell = movedBy(shape(), from, rows, columns);
    while (cell != from && !picture.digits.isBlank(cell))
        cell = movedBy(shape(), cell, rows, columns);
    return cell;
}

bool BoardWidget::Private::pressMove(const KeyStroke& stroke, int key) {
    if (!isMoveKey(key) || (stroke.modifiers & (Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    const bool hasControl = (stroke.modifiers & Qt::ControlModifier) != 0;
    const bool hasShift = (stroke.modifiers & Qt::ShiftModifier) != 0;
    const Cell from = picture.current.value_or(shape().cells().front());
    SelectionChange change = hasShift ? SelectionChange::extend : SelectionChange::replace;
    Cell to = from;
    if (const Direction* direction = directionOf(key)) {
        const bool skips = hasControl && preferences.values().keyPreset == KeyPreset::hodoku;
        if (hasControl && !skips)
            change = SelectionChange::add;
        if (picture.current)
            to = skips ? nextUnset(from, direction->rows, direction->columns)
                       : movedBy(shape(), from, direction->rows, direction->columns);
    } else {
        // Holes are no cells: the row's first or last cell, or the board's.
        std::vector<Cell> cells = shape().cells();
        if (!hasControl)
            std::erase_if(cells, [&](Cell cell) { return shape().row(cell) != shape().row(from); });
        if (!cells.empty())
            to = key == Qt::Key_Home ? cells.front() : cells.back();
    }
    BoardSelection next = selection;
    next.goTo(shape(), to, change);
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
