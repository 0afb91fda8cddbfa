#include "ui/board/board_widget_private.h"
#include "ui/board/rule_hit.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QTimerEvent>
#include <QWheelEvent>

#include <utility>

namespace nonet {

namespace {

constexpr int kLongPressMilliseconds = 600;
/// A finger or a hand trembles this far without meaning a drag.
constexpr double kTremble = 8;

SelectionChange changeFor(Qt::KeyboardModifiers modifiers) {
    const bool hasControl = (modifiers & Qt::ControlModifier) != 0;
    const bool hasShift = (modifiers & Qt::ShiftModifier) != 0;
    if (hasControl)
        return hasShift ? SelectionChange::remove : SelectionChange::add;
    return hasShift ? SelectionChange::extend : SelectionChange::replace;
}

}  // namespace

bool BoardWidget::Private::paintsCandidate(Candidate candidate) const {
    return picture.showsCandidates && picture.digits.isBlank(candidate.cell) &&
           !picture.fogged.contains(candidate.cell) && picture.candidates.at(candidate.cell).contains(candidate.digit);
}

void BoardWidget::Private::press(const QPointF& point, Qt::KeyboardModifiers modifiers) {
    const std::optional<Cell> cell = metrics.cellAt(point);
    if (isCovered)
        return;
    std::vector<int> signs = rulesAt(metrics, picture, point);
    if (!cell)
        return chooseRules(std::move(signs));
    pressedAt = point;
    const std::optional<Candidate> candidate = metrics.candidateAt(point);
    if (mode == InputMode::link && picture.digits.isBlank(*cell)) {
        if (!mayEdit())
            return;
        gesture = Gesture::linking;
        picture.linkFrom = candidate;
        q->update();
        return;
    }
    // Shift on a candidate paints its second shade instead of extending the selection.
    const bool isColouring = mode == InputMode::colour && candidate && paintsCandidate(*candidate);
    gesture = Gesture::selecting;
    draggedTo = BoardSquare::of(*cell, shape());
    gestureChange = isColouring ? SelectionChange::replace : changeFor(modifiers);
    BoardSelection next = selection;
    next.goTo(shape(), *cell, gestureChange);
    changeSelection(next);
    chooseRules(std::move(signs));
    // From here a drag adds, or goes on removing.
    if (gestureChange == SelectionChange::replace)
        gestureChange = SelectionChange::add;
    longPress.start(kLongPressMilliseconds, q);
}

void BoardWidget::Private::chooseRules(std::vector<int> rules) {
    if (rules == chosenRules)
        return;
    chosenRules = std::move(rules);
    Q_EMIT q->chosenRulesChanged();
}

void BoardWidget::Private::drag(const QPointF& point) {
    if (QLineF(point, pressedAt).length() > kTremble)
        longPress.stop();
    if (gesture == Gesture::linking) {
        picture.linkTo = metrics.candidateAt(point);
        q->update();
        return;
    }
    if (gesture != Gesture::selecting)
        return;
    // A fast mouse tells of every few cells only.
    const BoardSquare square = metrics.squareAt(point);
    BoardSelection next = selection;
    for (const Cell cell : cellsOnLine(std::exchange(draggedTo, square), square, shape()))
        next.goTo(shape(), cell, gestureChange);
    changeSelection(next);
}

void BoardWidget::Private::release(Qt::KeyboardModifiers modifiers) {
    longPress.stop();
    const Gesture done = std::exchange(gesture, Gesture::none);
    if (done == Gesture::linking) {
        const std::optional<Candidate> from = std::exchange(picture.linkFrom, std::nullopt);
        const std::optional<Candidate> to = std::exchange(picture.linkTo, std::nullopt);
        if (from && to && *from != *to && picture.digits.isBlank(to->cell))
            perform(link(context({from->cell}), *from, *to));
        else if (from)
            q->setSelection({from->cell}, from->cell);
        q->update();
        return;
    }
    if (done != Gesture::selecting)
        return;
    const std::optional<Candidate> candidate = metrics.candidateAt(pressedAt);
    const bool isClick = picture.selection.count() == 1;
    if (mode == InputMode::colour && candidate && isClick && paintsCandidate(*candidate)) {
        const bool isSecond = (modifiers & Qt::ShiftModifier) != 0 && candidateColour <= 5;
        if (mayEdit())
            perform(colourCandidate(context({candidate->cell}), *candidate,
                                    static_cast<CandidateColour>(candidateColour + (isSecond ? 5 : 0))));
        return;
    }
    if (modifiers != Qt::NoModifier)
        return;
    if (mode == InputMode::colour && !picture.showsCandidates) {
        enter(cellColour, InputMode::colour, selectedCells());
        brushed = picture.selection;
    } else if (mode != InputMode::colour && chosenDigit && preferences.values().entryOrder == EntryOrder::digitFirst)
        enter(*chosenDigit, mode, selectedCells());
}

void BoardWidget::Private::pressAside(const QPointF& point) {
    const std::optional<Cell> cell = metrics.cellAt(point);
    if (!cell || isCovered)
        return;
    if (!picture.selection.contains(*cell))
        q->setSelection({*cell}, *cell);
    const std::optional<Candidate> candidate = metrics.candidateAt(point);
    const bool isSeen = candidate && picture.showsCandidates && picture.digits.isBlank(*cell) &&
                        !picture.fogged.contains(*cell) &&
                        (picture.candidates.at(*cell).contains(candidate->digit) ||
                         picture.state.at(*cell).struck.contains(candidate->digit));
    if (!isSeen) {
        Q_EMIT q->menuRequested(*cell, q->mapToGlobal(point.toPoint()));
    } else if (mayEdit()) {
        q->setSelection({*cell}, *cell);
        const BoardEdit edit = strike(context({*cell}), candidate->digit);
        if (edit.next == picture.state)
            refuse(BoardRefusal::Reason::onlyCandidate);
        else
            perform(edit);
    }
}

void BoardWidget::Private::pointAt(std::optional<QPointF> point) {
    pointAtLink(point);
    const std::optional<Cell> cell = point ? metrics.cellAt(*point) : std::nullopt;
    const int index = cell ? cell->index() : -1;
    if (index != std::exchange(pointedCell, index))
        Q_EMIT q->cellPointed(index);
}

void BoardWidget::Private::pointAtLink(std::optional<QPointF> point) {
    const bool hasLinks = picture.step && !linksOf(*picture.step).empty();
    const int link = point && hasLinks ? q->stepLinkAt(*point).value_or(-1) : -1;
    if (link == pointedLink)
        return;
    pointedLink = link;
    Q_EMIT q->stepLinkPointed(link);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (std::exchange(d->picture.hasFocus, false))
        update();
    if (event->button() == Qt::LeftButton)
        d->press(event->position(), event->modifiers());
    else if (event->button() == Qt::RightButton)
        d->pressAside(event->position());
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0)
        d->drag(event->position());
    else if (event->buttons() == Qt::NoButton)
        d->pointAt(event->position());
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        d->release(event->modifiers());
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    const std::optional<Cell> cell = d->metrics.cellAt(event->position());
    if (event->button() == Qt::LeftButton && cell && d->mode != InputMode::colour && d->mode != InputMode::link &&
        !d->chosenDigit && !d->picture.digits.isBlank(*cell))
        d->selectEqual(*cell);
    else
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
    d->stepFilter(event->angleDelta().y() > 0 ? -1 : 1);
    event->accept();
}

void BoardWidget::timerEvent(QTimerEvent* event) {
    if (event->timerId() != d->longPress.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    d->longPress.stop();
    if (d->gesture == Private::Gesture::selecting && d->picture.selection.count() == 1) {
        d->gesture = Private::Gesture::none;
        d->pressAside(d->pressedAt);
    }
}

}  // namespace nonet
