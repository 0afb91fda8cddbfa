#include "core/design/board_edits.h"
#include "core/design/clue_edits.h"
#include "core/design/constraint_edits.h"
#include "core/design/strokes.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/designer/design_board.h"
#include "ui/designer/number_editor.h"
#include "ui/designer/rule_clipboard.h"
#include "ui/document/puzzle_document.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

constexpr int kMostFigures = 4;

struct Arrow {
    int key;
    int down;
    int right;
};
constexpr Arrow kArrows[] = {{Qt::Key_Up, -1, 0}, {Qt::Key_Down, 1, 0}, {Qt::Key_Left, 0, -1}, {Qt::Key_Right, 0, 1}};

const Arrow* arrowOf(int key) {
    const auto* found = std::ranges::find(kArrows, key, &Arrow::key);
    return found == std::end(kArrows) ? nullptr : found;
}

bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }
bool isCopy(const QKeyEvent& event) { return event.matches(QKeySequence::Copy); }
bool isPaste(const QKeyEvent& event) { return event.matches(QKeySequence::Paste); }
bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
}
bool isErase(int key) { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }

}  // namespace

const Constraint* DesignBoard::chosenOfOneKind() const {
    const std::vector<int>& chosen = m_designer.chosen();
    const std::vector<Constraint>& all = m_designer.puzzle().constraints();
    if (chosen.empty() || std::ranges::any_of(chosen, [this](int each) { return m_designer.isLocked(each); }))
        return nullptr;
    const Constraint& first = all[static_cast<std::size_t>(chosen.front())];
    const bool isOneKind =
        std::ranges::all_of(chosen, [&](int each) { return all[static_cast<std::size_t>(each)].kind == first.kind; });
    return isOneKind ? &first : nullptr;
}

bool DesignBoard::hasChosen() const { return !m_designer.chosen().empty() || !m_designer.chosenDrawings().empty(); }

bool DesignBoard::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_designer.document() &&
        isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return BoardWidget::event(event);
}

bool DesignBoard::isOwnKey(const QKeyEvent& event) const {
    const KeyStroke stroke = readKey(event);
    // A key while the mouse draws takes the drawing back: nothing else may change under it.
    if (m_gesture != Gesture::none || isEnter(event.key()) || isErase(event.key()))
        return true;
    if (arrowOf(event.key()) != nullptr && m_designer.tool().type == DesignTool::Type::select && hasChosen())
        return true;
    if (copiesRules(event) || pastesRules(event) || takesText(event))
        return true;
    return !actionFor(stroke, ActionScope::design, m_actions.bindings()).isEmpty();
}

/// With nothing chosen the puzzle is copied, as everywhere.
bool DesignBoard::copiesRules(const QKeyEvent& event) const {
    return isCopy(event) && m_designer.tool().type == DesignTool::Type::select && hasChosen();
}

bool DesignBoard::pastesRules(const QKeyEvent& event) const {
    return isPaste(event) && m_designer.tool().type == DesignTool::Type::select && hasRulesToPaste();
}

bool DesignBoard::focusNextPrevChild(bool isNext) {
    const std::optional<std::size_t> place = placeOfChosen();
    const bool cycles = isNext && m_designer.tool().type == DesignTool::Type::select && place &&
                        (*place + 1) % (m_under.size() + m_drawingsUnder.size()) != m_firstUnder;
    if (cycles)
        chooseNext();
    return cycles || BoardWidget::focusNextPrevChild(isNext);
}

void DesignBoard::keyPressEvent(QKeyEvent* event) {
    if (m_designer.document() && pressOwnKey(*event))
        return;
    if (m_designer.document() && isOfPlayAlone(*event))
        event->ignore();
    else
        BoardWidget::keyPressEvent(event);
}

/// What Play's modes and filters do would show nowhere here, where marks are a tool of their own.
bool DesignBoard::isOfPlayAlone(const QKeyEvent& event) const {
    const QString action = actionFor(readKey(event), ActionScope::board, m_actions.bindings());
    if (action.startsWith(QLatin1String("mode.")))
        return m_designer.tool().type != DesignTool::Type::marks;
    return action.startsWith(QLatin1String("filter.")) || action.startsWith(QLatin1String("candidates.")) ||
           action.startsWith(QLatin1String("marks."));
}

bool DesignBoard::pressOwnKey(const QKeyEvent& event) {
    if (m_gesture != Gesture::none) {
        if (!isModifier(event.key()))
            endGesture();
        return true;
    }
    const bool hasMarked = std::exchange(m_hasMarked, false);
    const KeyStroke stroke = readKey(event);
    const bool isPlain = (stroke.modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
    const DesignTool::Type tool = m_designer.tool().type;
    if (isPlain && stroke.digit && typeFigure(QString::number(*stroke.digit)))
        return true;
    if (isPlain && event.text() == QLatin1String("-") && typeFigure(QStringLiteral("-")))
        return true;
    if (isPlain && typeRoman(event.text().toUpper()))
        return true;
    if (isPlain && stroke.digit && typeColour(*stroke.digit))
        return true;
    if (typeText(event))
        return true;
    if (isPlain && stroke.digit && tool == DesignTool::Type::constraint && typePlace(*stroke.digit))
        return true;
    if (tool == DesignTool::Type::marks)
        return leaveMarks(event);
    if (copiesRules(event) || pastesRules(event)) {
        if (isCopy(event))
            copyChosen(m_designer);
        else
            pasteRules(m_designer);
        return true;
    }
    if (isEnter(event.key()) && stroke.modifiers == Qt::ShiftModifier &&
        (tool == DesignTool::Type::constraint || isTextTool())) {
        drawSelection(LineStart::anew);
        return true;
    }
    if (isPlain && isEnter(event.key())) {
        // The value stands: the next figures begin another.
        if (!m_typed.isEmpty())
            endValue();
        else if ((drawsPictures() || isTypingText()) && !m_designer.chosenDrawings().empty())
            m_designer.choose({});
        else if (const Constraint* chosen = chosenOfOneKind(); chosen != nullptr && chosen->value())
            // It took work, and Enter is pressed once too often soon.
            Q_EMIT m_designer.statusMessage(tr("It stands as it is: Del takes it away."));
        else if (!hasMarked)
            drawSelection();
        return true;
    }
    if (isPlain && isErase(event.key())) {
        eraseByKey(event.key());
        return true;
    }
    const Arrow* arrow = arrowOf(event.key());
    if (arrow != nullptr)
        endValue();
    if (isPlain && arrow != nullptr && tool == DesignTool::Type::select && hasChosen()) {
        moveChosen(arrow->down, arrow->right);
        return true;
    }
    if (arrow != nullptr && stroke.modifiers == Qt::ShiftModifier &&
        (tool == DesignTool::Type::constraint || drawsPictures())) {
        strokeOn(arrow->down, arrow->right);
        return true;
    }
    // What is chosen is done with once the cursor goes on: figures belong to the new cell.
    if (arrow != nullptr && hasChosen() && tool != DesignTool::Type::select)
        m_designer.choose({});
    const std::string letter = event.text().toUpper().toStdString();
    const bool isSymbol = isPlain && tool == DesignTool::Type::givens && !letter.empty() &&
                          m_designer.puzzle().symbols().ofLabel(letter).has_value();
    const QString action = actionFor(stroke, ActionScope::design, m_actions.bindings());
    if (isSymbol || action.isEmpty())
        return false;
    const bool isLetter = !event.text().isEmpty() && event.text().front().isLetter();
    const bool isBare = (stroke.modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier;
    if (isTypingValue() && isLetter && isBare) {
        Q_EMIT m_designer.statusMessage(tr("A value is being typed: Enter ends it, then letters take tools again."));
        return true;
    }
    m_actions.action(action)->trigger();
    return true;
}

/// A player's keys come first; what they leave takes another tool, or the last edit back.
bool DesignBoard::leaveMarks(const QKeyEvent& event) {
    const KeyStroke stroke = readKey(event);
    const QString action = actionFor(stroke, ActionScope::design, m_actions.bindings());
    static const QStringList kLeaving{QStringLiteral("design.select"),  QStringLiteral("design.givens"),
                                      QStringLiteral("design.regions"), QStringLiteral("design.find_rule"),
                                      QStringLiteral("design.undo"),    QStringLiteral("design.redo")};
    if (!kLeaving.contains(action) || !actionFor(stroke, ActionScope::board, m_actions.bindings()).isEmpty())
        return false;
    m_actions.action(action)->trigger();
    return true;
}

/// Cells are selected one by one, as a drag goes over them: Enter draws them.
void DesignBoard::strokeOn(int down, int right) {
    const BoardShape& shape = m_designer.puzzle().shape();
    const Cell from = currentCell().value_or(shape.cells().front());
    const std::optional<Cell> next = shape.cellAt(shape.row(from) + down, shape.column(from) + right);
    if (!next)
        return;
    if (m_order.empty() || m_order.back() != from)
        m_order = {from};
    if (drawsPictures())
        extendPicture(m_order, *next);
    else
        extendStroke(m_order, *next, m_designer.tool().kind, shape);
    setSelection(CellSet::from(m_order), *next);
}

/// One more figure of a cell's row and column, as many of each as the board's largest number has; false where figures
/// are something else.
bool DesignBoard::typePlace(int figure) {
    const Constraint* chosen = chosenOfOneKind();
    const ConstraintShape shapeDrawn = toolShape();
    const bool takesDigits = chosen != nullptr && constraintRow(chosen->kind).needsDigits;
    if (shapeDrawn == ConstraintShape::board || shapeDrawn == ConstraintShape::outside || takesDigits)
        return false;
    const BoardShape& shape = m_designer.puzzle().shape();
    const qsizetype each = std::max(shape.rows(), shape.columns()) > 9 ? 2 : 1;
    if (!m_place.isEmpty() && m_sincePlace.elapsed() > kTypingTimeout)
        m_place.clear();
    m_sincePlace.start();
    m_place += QString::number(figure);
    if (m_place.size() < 2 * each) {
        Q_EMIT m_designer.statusMessage(m_place.size() < each ? tr("Row %1…", "being typed").arg(m_place)
                                                              : tr("Row %1, column…").arg(m_place.left(each).toInt()));
        return true;
    }
    const int row = m_place.left(each).toInt();
    const int column = m_place.mid(each).toInt();
    m_place.clear();
    if (const std::optional<Cell> cell = shape.cellAt(row - 1, column - 1))
        reach(*cell);
    else
        Q_EMIT m_designer.statusMessage(tr("There is no cell in row %1, column %2.").arg(row).arg(column));
    return true;
}

/// Single cells are marked at once, and figures go on to be places; of what takes several it is one more.
void DesignBoard::reach(Cell cell) {
    if (toolShape() == ConstraintShape::cells) {
        setSelection({cell}, cell);
        finishStroke({cell});
        m_designer.choose({});
        m_hasMarked = true;
        return;
    }
    if (!m_designer.chosen().empty() || selection() != CellSet::from(m_reached))
        m_reached.clear();
    m_designer.choose({});
    m_reached.push_back(cell);
    m_order = m_reached;
    setSelection(CellSet::from(m_reached), cell);
}

void DesignBoard::eraseByKey(int key) {
    if (key == Qt::Key_Backspace && !m_typed.isEmpty()) {
        m_sinceTyped.start();
        typeValue(m_typed.chopped(1));
        return;
    }
    if (hasChosen())
        return m_designer.deleteChosen();
    if (drawsPictures())
        return erasePictureByKey();
    if (m_designer.tool().type == DesignTool::Type::givens)
        m_designer.edit(clearGivens(m_designer.puzzle(), std::vector<Cell>(selection().begin(), selection().end())));
}

/// One more figure of the chosen constraint's value; false where it has none.
bool DesignBoard::typeFigure(const QString& figure) {
    const Constraint* constraint = chosenOfOneKind();
    if (constraint == nullptr || constraintRow(constraint->kind).value == ConstraintNumber::none)
        return false;
    const bool goesOn = isTypingValue();
    m_sinceTyped.start();
    m_typingEnds.start();
    if (goesOn && m_typed.size() >= kMostFigures) {
        Q_EMIT m_designer.statusMessage(tr("Numbers have four figures at most: %1 stays.").arg(m_typed));
        return true;
    }
    typeValue(goesOn ? m_typed + figure : figure);
    tellRange(false);
    return true;
}

bool DesignBoard::isTypingValue() const { return !m_typed.isEmpty() && m_sinceTyped.elapsed() < kTypingTimeout; }

void DesignBoard::endValue() {
    if (!m_typed.isEmpty())
        tellRange(true);
    m_typed.clear();
    m_typingEnds.stop();
    m_designer.endStep();
}

/// What is typed stays, however large. A number that is too small may only lack its last figure.
void DesignBoard::tellRange(bool isDone) {
    const Constraint* constraint = chosenOfOneKind();
    if (constraint == nullptr || constraint->values.empty() || m_typed.isEmpty())
        return;
    const ValueRange limits = valueRange(*constraint, m_designer.puzzle().layout());
    const int value = constraint->values.front();
    if (value > limits.most || (isDone && value < limits.least))
        Q_EMIT m_designer.statusMessage(rangeSentence(constraint->kind, limits, value));
}

/// V and X are written on sums of 5 and 10.
bool DesignBoard::typeRoman(const QString& letter) {
    const Constraint* constraint = chosenOfOneKind();
    const bool isRoman = letter == QLatin1String("V") || letter == QLatin1String("X");
    if (!isRoman || constraint == nullptr || constraint->kind != ConstraintKind::sum)
        return false;
    m_typed.clear();
    typeValue(letter == QLatin1String("V") ? QStringLiteral("5") : QStringLiteral("10"));
    m_typed.clear();
    // A letter is a whole value.
    m_designer.endStep();
    return true;
}

bool DesignBoard::typeValue(const QString& typed) {
    const Constraint* constraint = chosenOfOneKind();
    if (constraint == nullptr)
        return false;
    bool isNumber = false;
    const int value = typed.toInt(&isNumber);
    std::vector<int> values = constraint->values;
    if (isNumber)
        values.assign(1, value);
    else if (constraintRow(constraint->kind).value == ConstraintNumber::optional || typed.isEmpty())
        values.clear();
    m_designer.edit(setValues(m_designer.puzzle(), std::vector(m_designer.chosen()), values));
    m_typed = typed;
    return true;
}

bool DesignBoard::toggleChosenDigit(Digit symbol) {
    const Constraint* constraint = chosenOfOneKind();
    if (constraint == nullptr || !constraintRow(constraint->kind).needsDigits)
        return false;
    std::vector<Digit> digits = constraint->digits;
    const bool mayRepeat =
        constraint->kind == ConstraintKind::quadruple || constraint->kind == ConstraintKind::contains;
    const auto at = std::ranges::find(digits, symbol);
    if (!mayRepeat && at != digits.end())
        digits.erase(at);
    else
        digits.insert(std::ranges::upper_bound(digits, symbol), symbol);
    m_designer.edit(setDigits(m_designer.puzzle(), std::vector(m_designer.chosen()), digits));
    return true;
}

bool DesignBoard::handleSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) {
    if (!m_designer.document() || m_designer.tool().type == DesignTool::Type::marks)
        return false;
    if (modifiers == Qt::NoModifier && toggleChosenDigit(symbol))
        return true;
    const Puzzle& puzzle = m_designer.puzzle();
    const std::vector<Cell> cells(selection().begin(), selection().end());
    if (m_designer.tool().type == DesignTool::Type::regions) {
        if (!cells.empty() && gridAt(cells.front()) >= 0)
            m_designer.edit(paintRegion(puzzle, gridAt(cells.front()), cells, symbol.index()));
        return true;
    }
    if (m_designer.tool().type != DesignTool::Type::givens || cells.empty())
        return true;
    if (modifiers == Qt::ShiftModifier)
        m_designer.edit(toggleAllowed(puzzle, cells, symbol).puzzle);
    else
        m_designer.edit(toggleGiven(puzzle, cells, symbol));
    return true;
}

}  // namespace nonet
