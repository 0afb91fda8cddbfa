// What BoardWidget keeps, shared by its four sources: board_widget.cpp (state and painting), board_keys.cpp,
// board_pointer.cpp and board_commands.cpp (what the catalogue's actions do).
#pragma once

#include "ui/board/board_edit.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_selection.h"
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/key_stroke.h"

#include <QBasicTimer>
#include <QCoreApplication>
#include <QPointer>
#include <QVariantAnimation>

namespace nonet {

class BoardWidget::Private {
    Q_DECLARE_TR_FUNCTIONS(nonet::BoardWidget)

public:
    /// What the pressed mouse button is doing.
    enum class Gesture : std::uint8_t { none, selecting, linking };

    Private(BoardWidget* board, Preferences& settings);

    // board_widget.cpp
    const Geometry& geometry() const { return picture.puzzle.geometry; }
    void readDocument();
    void readPreferences();
    void layOut();
    /// Computes what follows from the picture and paints what changed.
    /// True where something did, which is told.
    bool refresh();
    /// What lies over the board may have changed: fills the picture from it.
    void takeOverlay();
    void markMistakesAtOnce();
    void changeSelection(const BoardSelection& next);
    void setChosenDigit(std::optional<Digit> digit);
    void setCellColour(Digit colour);
    void announceCell();
    void showAction(const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo);
    void paintCover(QPainter& painter) const;

    // board_commands.cpp
    EntryContext context(std::vector<Cell> cells) const;
    std::vector<Cell> selectedCells() const { return {picture.selection.begin(), picture.selection.end()}; }
    /// True where the board may be changed now; else says why not.
    bool mayEdit();
    void perform(const std::optional<BoardEdit>& edit);
    void enter(Digit digit, InputMode mode, const std::vector<Cell>& cells);
    void erase();
    void strikeInSelection(DigitSet digits);
    void selectEqual(Cell cell);
    void nextMode();
    void stepFilter(int by);
    void setFilterDigits(DigitSet digits, bool isInverse);
    bool runFilterAction(const QString& name);
    bool runColourAction(const QString& name);

    // board_keys.cpp
    bool isKeyOfBoard(const QKeyEvent& event) const;
    bool pressKey(const KeyStroke& stroke, int key);
    bool pressDigit(const KeyStroke& stroke);
    bool pressMove(const KeyStroke& stroke, int key);
    bool pressFilterKey(const KeyStroke& stroke, int key);
    Cell nextUnset(Cell from, int rows, int columns) const;

    // board_pointer.cpp
    void press(const QPointF& point, Qt::KeyboardModifiers modifiers);
    void drag(const QPointF& point);
    void release(Qt::KeyboardModifiers modifiers);
    /// Where the mouse is over the board with no button down; nothing: elsewhere.
    void pointAtLink(std::optional<QPointF> point);
    /// Right click and long press: a candidate that is seen, or one that was struck out, and else the menu.
    void pressAside(const QPointF& point);
    bool paintsCandidate(Candidate candidate) const;

    BoardWidget* q;
    Preferences& preferences;
    QPointer<PuzzleDocument> document;
    BoardMetrics metrics;
    BoardPainter painter;
    BoardOverlay overlay;
    std::optional<CandidateGrid> candidateLayer;
    BoardPicture picture;
    std::vector<CellLook> looks;
    BoardSelection selection;
    InputMode mode = InputMode::digit;
    int candidateColour = 1;
    Digit cellColour = Digit(1);
    /// Painted by the last click or drag in Colour mode.
    CellSet brushed;
    std::optional<Digit> chosenDigit;
    bool isCovered = false;
    QVariantAnimation flashing;

    Gesture gesture = Gesture::none;
    SelectionChange gestureChange = SelectionChange::replace;
    QPointF pressedAt;
    int pointedLink = -1;
    QBasicTimer longPress;
};

}  // namespace nonet
