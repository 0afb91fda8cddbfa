#include "ui/board/board_entry.h"

#include "ui/board/board_display.h"
#include "ui/board/board_widget.h"
#include "ui/preferences/preferences.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

using Reason = BoardRefusal::Reason;

}  // namespace

void BoardEntry::setMode(InputMode mode) {
    if (mode == m_mode)
        return;
    m_mode = mode;
    Q_EMIT m_board.inputModeChanged(mode);
}

void BoardEntry::nextMode() {
    const bool isLast = m_mode == InputMode::link;
    setMode(isLast ? InputMode::digit : static_cast<InputMode>(static_cast<int>(m_mode) + 1));
}

void BoardEntry::setCandidateColour(int colour) {
    Q_ASSERT(colour >= 1 && colour <= 10);
    if (colour == m_candidateColour)
        return;
    m_candidateColour = colour;
    Q_EMIT m_board.candidateColourChanged(colour);
}

void BoardEntry::useCellColour(Digit colour) {
    const CellSet& selected = m_display.picture.selection;
    const bool isBrushed = selected == m_brushed && m_brushedOn == m_display.shape();
    const bool paintsSelection = selected.count() > 1 && !isBrushed;
    setCellColour(colour);
    if (paintsSelection)
        enter(colour, InputMode::colour, selectedCells());
}

void BoardEntry::setCellColour(Digit colour) {
    if (colour == m_cellColour)
        return;
    m_cellColour = colour;
    Q_EMIT m_board.cellColourChanged(colour);
}

void BoardEntry::readPreferences() {
    if (m_display.preferences.values().entryOrder == EntryOrder::cellFirst && m_chosenDigit)
        setChosenDigit(std::nullopt);
}

void BoardEntry::setChosenDigit(std::optional<Digit> digit) {
    m_chosenDigit = digit;
    m_display.setLitDigit(digit);
    Q_EMIT m_board.chosenDigitChanged();
}

EntryContext BoardEntry::context(std::vector<Cell> cells) const {
    const BoardPicture& picture = m_display.picture;
    return {picture.puzzle, picture.state, std::move(cells), picture.fogged};
}

std::vector<Cell> BoardEntry::selectedCells() const {
    const CellSet& selected = m_display.picture.selection;
    return {selected.begin(), selected.end()};
}

void BoardEntry::refuse(BoardRefusal::Reason reason) { Q_EMIT m_board.refused({reason}); }

bool BoardEntry::mayEdit() {
    const PuzzleDocument* document = m_display.document;
    if (!document || m_display.isCovered)
        return false;
    if (m_display.picture.isReplay)
        refuse(Reason::notTheGame);
    else if (document->isReadOnly())
        refuse(Reason::readOnly);
    return !m_display.picture.isReplay && !document->isReadOnly();
}

void BoardEntry::perform(const std::optional<BoardEdit>& edit) {
    if (edit && m_display.document)
        m_display.document->perform(edit->next, edit->label);
}

void BoardEntry::take(Digit digit) {
    if (m_display.preferences.values().entryOrder == EntryOrder::digitFirst) {
        setChosenDigit(m_chosenDigit == digit ? std::nullopt : std::optional(digit));
        return;
    }
    enter(digit, m_mode, selectedCells());
}

void BoardEntry::enter(Digit digit, InputMode mode, const std::vector<Cell>& cells) {
    if (!mayEdit() || digit.value() > m_display.shape().symbolCount())
        return;
    if (cells.empty()) {
        refuse(Reason::noCell);
        return;
    }
    const bool isColour = mode == InputMode::colour;
    if (isColour && digit.value() <= 9)
        setCellColour(digit);
    const auto isGiven = [this](Cell cell) { return !m_display.picture.puzzle.givens.isBlank(cell); };
    if (!isColour && std::all_of(cells.begin(), cells.end(), isGiven)) {
        Q_EMIT m_board.refused({Reason::onlyGivens, static_cast<int>(cells.size())});
        return;
    }
    perform(enterIn(mode, context(cells), digit));
    const bool isMark = mode == InputMode::corner || mode == InputMode::centre;
    if (isMark && m_display.picture.showsCandidates)
        refuse(Reason::marksAreHidden);
}

void BoardEntry::enterByClick() {
    if (m_mode == InputMode::colour && !m_display.picture.showsCandidates) {
        enter(m_cellColour, InputMode::colour, selectedCells());
        m_brushed = m_display.picture.selection;
        m_brushedOn = m_display.shape();
    } else if (m_mode != InputMode::colour && m_chosenDigit &&
               m_display.preferences.values().entryOrder == EntryOrder::digitFirst)
        enter(*m_chosenDigit, m_mode, selectedCells());
}

void BoardEntry::erase() {
    if (mayEdit())
        perform(eraseWith(context(selectedCells()), erasesFirst(m_mode)));
}

void BoardEntry::strikeInSelection(DigitSet digits) {
    if (!mayEdit())
        return;
    if (digits.isEmpty() || selectedCells().empty()) {
        refuse(digits.isEmpty() ? Reason::noFilter : Reason::noCell);
        return;
    }
    for (const Digit digit : digits)
        perform(strike(context(selectedCells()), digit));
}

}  // namespace nonet
