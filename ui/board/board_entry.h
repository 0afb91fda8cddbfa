#pragma once

#include "ui/board/board_edit.h"
#include "ui/board/board_refusal.h"

#include <optional>
#include <vector>

namespace nonet {

struct BoardDisplay;
class BoardWidget;

/// What is entered on a board, and into which cells: the mode, the colours, the digit that clicks enter; and the way of
/// all edits to the document, or the refusal. The board's signals tell what changes.
class BoardEntry {
public:
    BoardEntry(BoardWidget& board, BoardDisplay& display) : m_board(board), m_display(display) {}

    InputMode mode() const { return m_mode; }
    void setMode(InputMode mode);
    /// The one after this, and after the last the first.
    void nextMode();
    int candidateColour() const { return m_candidateColour; }
    void setCandidateColour(int colour);
    Digit cellColour() const { return m_cellColour; }
    void useCellColour(Digit colour);
    std::optional<Digit> chosenDigit() const { return m_chosenDigit; }
    /// No digit is chosen where cells come first.
    void readPreferences();

    EntryContext context(std::vector<Cell> cells) const;
    std::vector<Cell> selectedCells() const;
    void refuse(BoardRefusal::Reason reason);
    /// True where the board may be changed now; else says why not.
    bool mayEdit();
    void perform(const std::optional<BoardEdit>& edit);
    /// A digit as if typed.
    void take(Digit digit);
    void enter(Digit digit, InputMode mode, const std::vector<Cell>& cells);
    /// What a click or drag enters into the cells that it selected.
    void enterByClick();
    void erase();
    void strikeInSelection(DigitSet digits);

private:
    void setCellColour(Digit colour);
    void setChosenDigit(std::optional<Digit> digit);

    BoardWidget& m_board;
    BoardDisplay& m_display;
    InputMode m_mode = InputMode::digit;
    int m_candidateColour = 1;
    Digit m_cellColour = Digit(1);
    std::optional<Digit> m_chosenDigit;
    /// Painted by the last click or drag in Colour mode, and on which board.
    CellSet m_brushed;
    BoardShape m_brushedOn;
};

}  // namespace nonet
