#pragma once

#include "core/play/history.h"
#include "ui/board/board_metrics.h"
#include "ui/board/board_overlay.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_picture.h"
#include "ui/board/board_selection.h"
#include "ui/board/cell_looks.h"
#include "ui/document/puzzle_document.h"

#include <QPointer>
#include <QVariantAnimation>

namespace nonet {

class BoardView;
class Preferences;

/// What a BoardView keeps: its document, what is painted of it and what follows from that. The view tells others of it;
/// what takes keys and mouse reads it, and changes of it what is selected, chosen or dragged.
struct BoardDisplay {
    BoardDisplay(BoardView& board, Preferences& settings);

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
    void select(const CellSet& cells, Cell current);
    /// All cells with the digit that stands in this one.
    void selectEqual(Cell cell);
    void chooseRules(std::vector<int> rules);
    void setLitDigit(std::optional<Digit> digit);
    void announceCell();
    /// Which filter holds is told of the board itself, as what it lights is of its cells.
    void tellFilter();
    void showAction(const ActionLabel& label, const std::vector<Cell>& cells, bool isUndo);
    void paintCover(QPainter& painter) const;

    BoardView& view;
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
    bool isCovered = false;
    bool isSetterMode = false;
    /// The picture's puzzle is not the document's.
    bool isPreview = false;
    BoardMargins leastMargins;
    bool staysInPlace = false;
    /// How far the picture is moved from the middle to the right, in pixels.
    double aside = 0;
    QVariantAnimation flashing;
};

}  // namespace nonet
