#include "ui/board/board_widget.h"

#include "ui/board/board_accessible.h"
#include "ui/board/board_commands.h"
#include "ui/board/board_display.h"
#include "ui/board/board_entry.h"
#include "ui/board/board_keys.h"
#include "ui/board/board_pointer.h"
#include "ui/preferences/preferences.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <utility>

namespace nonet {

BoardWidget::BoardWidget(Preferences& preferences, QWidget* parent)
    : BoardView(preferences, parent), m_entry(std::make_unique<BoardEntry>(*this, *d)),
      m_commands(std::make_unique<BoardCommands>(*this, *d, *m_entry)),
      m_keys(std::make_unique<BoardKeys>(*this, *d, *m_entry, *m_commands)),
      m_pointer(std::make_unique<BoardPointer>(*this, *d, *m_entry)) {
    installBoardAccessible();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(BoardView::tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    // Links of a hint are pointed at.
    setMouseTracking(true);
    connect(&preferences, &Preferences::changed, this, [this] { m_entry->readPreferences(); });
}

BoardWidget::~BoardWidget() = default;

void BoardWidget::setDocument(PuzzleDocument* document) {
    m_pointer->letGo();
    BoardView::setDocument(document);
}

const CellSet& BoardWidget::selection() const { return d->picture.selection; }

void BoardWidget::setSelection(const CellSet& cells, Cell current) { d->select(cells, current); }

std::optional<Cell> BoardWidget::currentCell() const { return d->picture.current; }

InputMode BoardWidget::inputMode() const { return m_entry->mode(); }

void BoardWidget::setInputMode(InputMode mode) { m_entry->setMode(mode); }

void BoardWidget::setCandidateColour(int colour) { m_entry->setCandidateColour(colour); }

int BoardWidget::candidateColour() const { return m_entry->candidateColour(); }

Digit BoardWidget::cellColour() const { return m_entry->cellColour(); }

void BoardWidget::useCellColour(Digit colour) { m_entry->useCellColour(colour); }

std::optional<Digit> BoardWidget::chosenDigit() const { return m_entry->chosenDigit(); }

bool BoardWidget::runAction(const QString& id) { return m_commands->run(id); }

bool BoardWidget::isActionOn(const QString& id) const { return m_commands->isOn(id); }

void BoardWidget::enterDigit(Digit digit) { m_entry->take(digit); }

void BoardWidget::eraseSelection() { m_entry->erase(); }

bool BoardWidget::mayEdit() { return m_entry->mayEdit(); }

bool BoardWidget::handleSymbol(Digit, Qt::KeyboardModifiers) { return false; }

bool BoardWidget::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (m_keys->isKeyOfBoard(*key)) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::Leave)
        m_pointer->pointAt(std::nullopt);
    return BoardView::event(event);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    // Whoever clicked knows where the focus is; who came by Tab is shown it.
    d->picture.hasFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
    d->announceCell();
    BoardView::focusInEvent(event);
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    d->picture.hasFocus = false;
    update();
    BoardView::focusOutEvent(event);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (!m_keys->press(*event))
        BoardView::keyPressEvent(event);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (std::exchange(d->picture.hasFocus, false))
        update();
    if (event->button() == Qt::LeftButton)
        m_pointer->press(event->position(), event->modifiers());
    else if (event->button() == Qt::RightButton)
        m_pointer->pressAside(event->position());
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0)
        m_pointer->drag(event->position());
    else if (event->buttons() == Qt::NoButton)
        m_pointer->pointAt(event->position());
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        m_pointer->release(event->modifiers());
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pointer->pressTwice(event->position()))
        mousePressEvent(event);
}

void BoardWidget::contextMenuEvent(QContextMenuEvent* event) {
    // That of the mouse was answered when the button went down.
    const std::optional<Cell> current = d->picture.current;
    if (event->reason() == QContextMenuEvent::Keyboard && current && !d->isCovered)
        Q_EMIT menuRequested(*current, mapToGlobal(cellRect(*current).center().toPoint()));
    event->accept();
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    if (d->preferences.values().keyPreset != KeyPreset::hodoku || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    m_commands->stepFilter(event->angleDelta().y() > 0 ? -1 : 1);
    event->accept();
}

}  // namespace nonet
