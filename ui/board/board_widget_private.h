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
#include <QElapsedTimer>
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
    const BoardShape& shape() const { return picture.puzzle.shape(); }
    void readDocument();
    void readPreferences();
    void layOut();
    /// Computes what follows from the picture and paints what changed.
    /// True where something did, which is told.
    bool refresh();
    /// What lies over the board may have changed: fills the picture from it.
    void updateOverlay();
    /// The rule's glyphs, which reach over cells that look as before.
    void updateFrame(const BrokenRule& broken);
    void markMistakesAtOnce();
    CellSet foggedCells() const;
    void changeSelection(const BoardSelection& next);
    void setChosenDigit(std::optional<Digit> digit);
    void setCellColour(Digit colour);
    void announceCell();
    /// Which filter holds is told of the board itself, as what it lights is of its cells.
    void tellFilter();
    void showAction(const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo);
    void paintCover(QPainter& painter) const;

    // board_commands.cpp
    EntryContext context(std::vector<Cell> cells) const;
    std::vector<Cell> selectedCells() const { return {picture.selection.begin(), picture.selection.end()}; }
    void refuse(BoardRefusal::Reason reason);
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
    /// A symbol that its figures or its letter are typed for, with the modifiers that say what it becomes.
    bool enterSymbol(Digit symbol, Qt::KeyboardModifiers modifiers);
    /// The symbol that a figure means after those typed just before; takes the entry of those back.
    std::optional<Digit> symbolTyped(int figure);
    /// The symbol that a letter or sign means where no action has it; nothing where it means none.
    std::optional<Digit> symbolOfKey(const KeyStroke& stroke, int key) const;
    bool pressMove(const KeyStroke& stroke, int key);
    bool pressFilterKey(const KeyStroke& stroke, int key);
    Cell nextUnset(Cell from, int rows, int columns) const;

    // board_pointer.cpp
    void press(const QPointF& point, Qt::KeyboardModifiers modifiers);
    void chooseRules(std::vector<int> rules);
    void drag(const QPointF& point);
    void release(Qt::KeyboardModifiers modifiers);
    /// Where the mouse is over the board with no button down; nothing: elsewhere.
    void pointAt(std::optional<QPointF> point);
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
    BoardLooks looks;
    BoardSelection selection;
    std::vector<int> chosenRules;
    InputMode mode = InputMode::digit;
    int candidateColour = 1;
    Digit cellColour = Digit(1);
    /// Painted by the last click or drag in Colour mode.
    CellSet brushed;
    std::optional<Digit> chosenDigit;
    bool isCovered = false;
    bool isSetterMode = false;
    /// The picture's puzzle is not the document's.
    bool isPreview = false;
    BoardMargins leastMargins;
    bool staysInPlace = false;
    /// How far the picture is moved from the middle to the right, in pixels.
    double aside = 0;
    QVariantAnimation flashing;

    /// Figures typed on these cells, the last of them just now: 1 2 means 12.
    struct Typed {
        QString figures;
        CellSet cells;
        QElapsedTimer since;
        /// Where the history stood before, and after.
        NodeId before = 0;
        NodeId after = 0;
    } typed;

    Gesture gesture = Gesture::none;
    SelectionChange gestureChange = SelectionChange::replace;
    QPointF pressedAt;
    /// Where the pointer was last while it selects; it may leave the board and come back.
    BoardSquare draggedTo;
    int pointedLink = -1;
    int pointedCell = -1;
    QBasicTimer longPress;
};

}  // namespace nonet
