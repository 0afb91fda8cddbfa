#include "ui/designer/chosen_edits.h"
#include "ui/designer/design_board.h"
#include "ui/designer/tools/arrow_keys.h"
#include "ui/designer/tools/board_tool.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"

#include <QAction>
#include <QKeyEvent>

namespace nonet {
namespace {

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta;
}
bool isErase(int key) { return key == Qt::Key_Delete || key == Qt::Key_Backspace; }

/// What Play's modes and filters do would show nowhere in Design, where marks are a tool of their own.
bool isOfPlayAlone(const QString& action, const BoardTool& tool) {
    if (action.startsWith(QLatin1String("mode.")))
        return !tool.isOfPlay();
    return action.startsWith(QLatin1String("filter.")) || action.startsWith(QLatin1String("candidates.")) ||
           action.startsWith(QLatin1String("marks."));
}

/// A player's keys come first; what they leave takes another tool, or the last edit back.
bool leavePlay(const KeyStroke& stroke, const ActionSet& actions) {
    const QString action = actionFor(stroke, ActionScope::design, actions.bindings());
    static const QStringList kLeaving{QStringLiteral("design.select"),    QStringLiteral("design.givens"),
                                      QStringLiteral("design.solution"),  QStringLiteral("design.regions"),
                                      QStringLiteral("design.find_rule"), QStringLiteral("design.undo"),
                                      QStringLiteral("design.redo")};
    if (!kLeaving.contains(action) || !actionFor(stroke, ActionScope::board, actions.bindings()).isEmpty())
        return false;
    actions.action(action)->trigger();
    return true;
}

}  // namespace

bool DesignBoard::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_designer.document() &&
        isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return BoardWidget::event(event);
}

bool DesignBoard::isOwnKey(const QKeyEvent& event) const {
    // A key while the mouse draws takes the drawing back: nothing else may change under it.
    if (m_drag != Drag::none || isEnter(event.key()) || isErase(event.key()))
        return true;
    if (tool().takesKey(event) || m_text.takes(tool(), event))
        return true;
    return !actionFor(readKey(event), ActionScope::design, m_actions.bindings()).isEmpty();
}

bool DesignBoard::focusNextPrevChild(bool isNext) {
    return (isNext && tool().goToNext()) || BoardWidget::focusNextPrevChild(isNext);
}

void DesignBoard::keyPressEvent(QKeyEvent* event) {
    if (m_designer.document() && pressOwnKey(*event))
        return;
    const QString action = actionFor(readKey(*event), ActionScope::board, m_actions.bindings());
    if (m_designer.document() && isOfPlayAlone(action, tool()))
        event->ignore();
    else
        BoardWidget::keyPressEvent(event);
}

bool DesignBoard::pressOwnKey(const QKeyEvent& event) {
    if (m_drag != Drag::none) {
        if (!isModifier(event.key()))
            endDrag();
        return true;
    }
    tool().noteKey();
    const KeyStroke stroke = readKey(event);
    const bool isAlone = isPlain(stroke.modifiers);
    if (m_value.press(event) || (isAlone && stroke.digit && tool().typeFigure(*stroke.digit)) ||
        m_text.type(tool(), event))
        return true;
    if (tool().isOfPlay())
        return leavePlay(stroke, m_actions);
    const bool isArrow = arrowOf(event.key()) != nullptr;
    if (isArrow)
        m_value.end();
    if (tool().pressKey(event))
        return true;
    if (isAlone && isEnter(event.key())) {
        pressEnter();
        return true;
    }
    if (isAlone && isErase(event.key())) {
        pressErase(event.key());
        return true;
    }
    // What is chosen is done with once the cursor goes on: figures belong to the new cell.
    if (isArrow && m_designer.hasChosen() && !toolRow(m_designer.tool().type).keepsChosen)
        m_designer.choose({});
    const std::string letter = event.text().toUpper().toStdString();
    const bool isSymbol = isAlone && tool().takesSymbols() && !letter.empty() &&
                          m_designer.puzzle().symbols().ofLabel(letter).has_value();
    return !isSymbol && triggerAction(event);
}

void DesignBoard::pressEnter() {
    const bool endsDrawing = tool().endsByEnter() || m_text.isTyping();
    // The value stands: the next figures begin another.
    if (!m_value.isEmpty())
        m_value.end();
    else if (endsDrawing && !m_designer.chosenDrawings().empty())
        m_designer.choose({});
    else
        tool().pressEnter();
}

void DesignBoard::pressErase(int key) {
    if (key == Qt::Key_Backspace && m_value.takeLastOff())
        return;
    if (m_designer.hasChosen())
        deleteChosen(m_designer);
    else
        tool().eraseSelected();
}

/// False where the key has none.
bool DesignBoard::triggerAction(const QKeyEvent& event) {
    const KeyStroke stroke = readKey(event);
    const QString action = actionFor(stroke, ActionScope::design, m_actions.bindings());
    if (action.isEmpty())
        return false;
    const bool isLetter = !event.text().isEmpty() && event.text().front().isLetter();
    const bool isBare = (stroke.modifiers & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) == Qt::NoModifier;
    if (m_value.isTyping() && isLetter && isBare)
        Q_EMIT m_designer.statusMessage(tr("A value is being typed: Enter ends it, then letters take tools again."));
    else
        m_actions.action(action)->trigger();
    return true;
}

bool DesignBoard::handleSymbol(Digit symbol, Qt::KeyboardModifiers modifiers) {
    if (!m_designer.document() || tool().isOfPlay())
        return false;
    if (modifiers != Qt::NoModifier || !m_value.toggleDigit(symbol))
        tool().enterSymbol(symbol, modifiers);
    return true;
}

}  // namespace nonet
