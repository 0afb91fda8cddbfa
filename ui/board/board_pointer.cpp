#include "ui/board/board_pointer.h"

#include "ui/board/board_display.h"
#include "ui/board/board_entry.h"
#include "ui/board/board_widget.h"
#include "ui/board/rule_hit.h"

#include <QLineF>

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

BoardPointer::BoardPointer(BoardWidget& board, BoardDisplay& display, BoardEntry& entry)
    : m_board(board), m_display(display), m_entry(entry) {
    m_longPress.setSingleShot(true);
    m_longPress.setInterval(kLongPressMilliseconds);
    m_longPress.callOnTimeout([this] { holdLong(); });
}

void BoardPointer::letGo() { m_gesture = Gesture::none; }

bool BoardPointer::paintsCandidate(Candidate candidate) const {
    return m_display.picture.showsCandidates && m_display.picture.digits.isBlank(candidate.cell) &&
           !m_display.picture.fogged.contains(candidate.cell) &&
           m_display.picture.candidates.at(candidate.cell).contains(candidate.digit);
}

void BoardPointer::press(const QPointF& point, Qt::KeyboardModifiers modifiers) {
    const std::optional<Cell> cell = m_display.metrics.cellAt(point);
    if (m_display.isCovered)
        return;
    std::vector<int> signs = rulesAt(m_display.metrics, m_display.picture, point);
    if (!cell)
        return m_display.chooseRules(std::move(signs));
    m_pressedAt = point;
    const std::optional<Candidate> candidate = m_display.metrics.candidateAt(point);
    if (m_entry.mode() == InputMode::link && m_display.picture.digits.isBlank(*cell)) {
        if (!m_entry.mayEdit())
            return;
        m_gesture = Gesture::linking;
        m_display.picture.linkFrom = candidate;
        m_board.update();
        return;
    }
    // Shift on a candidate paints its second shade instead of extending the selection.
    const bool isColouring = m_entry.mode() == InputMode::colour && candidate && paintsCandidate(*candidate);
    m_gesture = Gesture::selecting;
    m_draggedTo = BoardSquare::of(*cell, m_display.shape());
    m_gestureChange = isColouring ? SelectionChange::replace : changeFor(modifiers);
    BoardSelection next = m_display.selection;
    next.goTo(m_display.shape(), *cell, m_gestureChange);
    m_display.changeSelection(next);
    m_display.chooseRules(std::move(signs));
    // From here a drag adds, or goes on removing.
    if (m_gestureChange == SelectionChange::replace)
        m_gestureChange = SelectionChange::add;
    m_longPress.start();
}

void BoardPointer::drag(const QPointF& point) {
    if (QLineF(point, m_pressedAt).length() > kTremble)
        m_longPress.stop();
    if (m_gesture == Gesture::linking) {
        m_display.picture.linkTo = m_display.metrics.candidateAt(point);
        m_board.update();
        return;
    }
    if (m_gesture != Gesture::selecting)
        return;
    // A fast mouse tells of every few cells only.
    const BoardSquare square = m_display.metrics.squareAt(point);
    BoardSelection next = m_display.selection;
    for (const Cell cell : cellsOnLine(std::exchange(m_draggedTo, square), square, m_display.shape()))
        next.goTo(m_display.shape(), cell, m_gestureChange);
    m_display.changeSelection(next);
}

void BoardPointer::release(Qt::KeyboardModifiers modifiers) {
    m_longPress.stop();
    const Gesture done = std::exchange(m_gesture, Gesture::none);
    if (done == Gesture::linking) {
        const std::optional<Candidate> from = std::exchange(m_display.picture.linkFrom, std::nullopt);
        const std::optional<Candidate> to = std::exchange(m_display.picture.linkTo, std::nullopt);
        if (from && to && *from != *to && m_display.picture.digits.isBlank(to->cell))
            m_entry.perform(link(m_entry.context({from->cell}), *from, *to));
        else if (from)
            m_display.select({from->cell}, from->cell);
        m_board.update();
        return;
    }
    if (done != Gesture::selecting)
        return;
    const std::optional<Candidate> candidate = m_display.metrics.candidateAt(m_pressedAt);
    const bool isClick = m_display.picture.selection.count() == 1;
    if (m_entry.mode() == InputMode::colour && candidate && isClick && paintsCandidate(*candidate)) {
        const bool isSecond = (modifiers & Qt::ShiftModifier) != 0 && m_entry.candidateColour() <= 5;
        if (m_entry.mayEdit())
            m_entry.perform(
                colourCandidate(m_entry.context({candidate->cell}), *candidate,
                                static_cast<CandidateColour>(m_entry.candidateColour() + (isSecond ? 5 : 0))));
        return;
    }
    if (modifiers != Qt::NoModifier)
        return;
    m_entry.enterByClick();
}

void BoardPointer::pressAside(const QPointF& point) {
    const std::optional<Cell> cell = m_display.metrics.cellAt(point);
    if (!cell || m_display.isCovered)
        return;
    if (!m_display.picture.selection.contains(*cell))
        m_display.select({*cell}, *cell);
    const std::optional<Candidate> candidate = m_display.metrics.candidateAt(point);
    const bool isSeen = candidate && m_display.picture.showsCandidates && m_display.picture.digits.isBlank(*cell) &&
                        !m_display.picture.fogged.contains(*cell) &&
                        (m_display.picture.candidates.at(*cell).contains(candidate->digit) ||
                         m_display.picture.state.at(*cell).struck.contains(candidate->digit));
    if (!isSeen) {
        Q_EMIT m_board.menuRequested(*cell, m_board.mapToGlobal(point.toPoint()));
    } else if (m_entry.mayEdit()) {
        m_display.select({*cell}, *cell);
        const BoardEdit edit = strike(m_entry.context({*cell}), candidate->digit);
        if (edit.next == m_display.picture.state)
            m_entry.refuse(BoardRefusal::Reason::onlyCandidate);
        else
            m_entry.perform(edit);
    }
}

void BoardPointer::pointAt(std::optional<QPointF> point) {
    pointAtLink(point);
    const std::optional<Cell> cell = point ? m_display.metrics.cellAt(*point) : std::nullopt;
    const int index = cell ? cell->index() : -1;
    if (index != std::exchange(m_pointedCell, index))
        Q_EMIT m_board.cellPointed(index);
}

void BoardPointer::pointAtLink(std::optional<QPointF> point) {
    const bool hasLinks = m_display.picture.step && !linksOf(*m_display.picture.step).empty();
    const int link = point && hasLinks ? m_board.stepLinkAt(*point).value_or(-1) : -1;
    if (link == m_pointedLink)
        return;
    m_pointedLink = link;
    Q_EMIT m_board.stepLinkPointed(link);
}

bool BoardPointer::pressTwice(const QPointF& point) {
    const std::optional<Cell> cell = m_display.metrics.cellAt(point);
    const InputMode mode = m_entry.mode();
    if (!cell || mode == InputMode::colour || mode == InputMode::link || m_entry.chosenDigit() ||
        m_display.picture.digits.isBlank(*cell))
        return false;
    m_display.selectEqual(*cell);
    return true;
}

void BoardPointer::holdLong() {
    if (m_gesture == Gesture::selecting && m_display.picture.selection.count() == 1) {
        m_gesture = Gesture::none;
        pressAside(m_pressedAt);
    }
}

}  // namespace nonet
