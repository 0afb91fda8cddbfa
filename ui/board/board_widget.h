#pragma once

#include "ui/board/board_refusal.h"
#include "ui/board/board_view.h"
#include "ui/board/input_mode.h"

namespace nonet {

class BoardCommands;
class BoardEntry;
class BoardKeys;
class BoardPointer;

/// The board that takes keys and mouse, and turns them into its document's commands through core/play/player_actions.
/// What is entered, and how, is kept apart by what gives it: keys, pointer, the catalogue's actions.
class BoardWidget : public BoardView {
    Q_OBJECT

public:
    explicit BoardWidget(Preferences& preferences, QWidget* parent = nullptr);
    ~BoardWidget() override;

    void setDocument(PuzzleDocument* document) override;

    const CellSet& selection() const;
    void setSelection(const CellSet& cells, Cell current);
    std::optional<Cell> currentCell() const;

    InputMode inputMode() const;
    void setInputMode(InputMode mode);
    /// 1..5 = A..E, 6..10 second shades: what a click on a candidate paints in Colour mode; cells take colours 1..9.
    void setCandidateColour(int colour);
    int candidateColour() const;
    /// What a click paints a cell with in Colour mode: the last colour 1..9 that was used. While candidates are shown
    /// clicks paint these, and cells take their colours from keys alone.
    Digit cellColour() const;
    /// The colour for the clicks to come. Several selected cells take it at once, unless a drag has just painted them.
    void useCellColour(Digit colour);
    /// In digit-first entry: the digit that clicks enter.
    std::optional<Digit> chosenDigit() const;

    /// Does an action of the catalogue whose scope is the board, as its key would. False where it is not one.
    bool runAction(const QString& id);
    /// Whether an action of the board that is a switch is on: a mode, a filter, a colour.
    bool isActionOn(const QString& id) const;

    /// A digit as if typed, by the pad or a key: to the selection in the current mode; in digit-first entry it becomes
    /// the chosen digit.
    void enterDigit(Digit digit);
    void eraseSelection();
    /// Whether the game may be changed now; where not, refused() says why.
    bool mayEdit();

Q_SIGNALS:
    /// The mouse came over this cell with no button down, by its index, or left all of them: -1.
    void cellPointed(int cell);
    void inputModeChanged(nonet::InputMode mode);
    void candidateColourChanged(int colour);
    void cellColourChanged(nonet::Digit colour);
    void chosenDigitChanged();
    /// The mouse came to this link of the shown step, counted from 0, or left all of them: -1.
    void stepLinkPointed(int link);
    /// The key of an action of scope `board` was pressed here: of no QAction, which would tell of it.
    void actionByKey(const QString& id);
    /// A right click that strikes nothing, or the menu key.
    void menuRequested(nonet::Cell cell, const QPoint& screenPoint);
    /// Something was tried that the state does not allow, such as a key during the replay.
    void refused(const nonet::BoardRefusal& refusal);

protected:
    /// A symbol was typed, with the modifiers that say what becomes of it; true: that is done. Else it goes into the
    /// player's cells.
    virtual bool handleSymbol(Digit symbol, Qt::KeyboardModifiers modifiers);
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    friend class BoardKeys;

    const std::unique_ptr<BoardEntry> m_entry;
    const std::unique_ptr<BoardCommands> m_commands;
    const std::unique_ptr<BoardKeys> m_keys;
    const std::unique_ptr<BoardPointer> m_pointer;
};

}  // namespace nonet
