#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/board_overlay.h"
#include "ui/board/board_picture.h"
#include "ui/board/board_refusal.h"

#include <QWidget>

#include <memory>

namespace nonet {

struct BrokenRule;
class PuzzleDocument;
class Preferences;

/// What a key or click on the board enters.
enum class InputMode : std::uint8_t { digit, corner, centre, colour, link };

/// The board on the screen: shows one document and what lies over it, takes keys and mouse, and turns them into the
/// document's commands through core/play/player_actions. Always square, in the middle of its rectangle.
class BoardWidget : public QWidget {
    Q_OBJECT

public:
    explicit BoardWidget(Preferences& preferences, QWidget* parent = nullptr);
    ~BoardWidget() override;

    /// The document to show and edit; not owned; null for none.
    void setDocument(PuzzleDocument* document);
    PuzzleDocument* document() const;

    InputMode inputMode() const;
    void setInputMode(InputMode mode);
    const CellSet& selection() const;
    void setSelection(const CellSet& cells, Cell current);
    std::optional<Cell> currentCell() const;

    bool showsCandidates() const;
    void setShowsCandidates(bool shows);
    /// Candidates in place of those that follow from the board, such as those that some solution uses, and those of
    /// which that is not known yet, with what is told of each; nothing for the board's own again. Another change of it
    /// leaves them as they are.
    void setCandidateLayer(std::optional<CandidateGrid> candidates, std::optional<CandidateGrid> unknown = std::nullopt,
                           std::optional<CandidateNotes> notes = std::nullopt);
    /// The puzzle's solution layer: see BoardPicture::showsSolutionLayer.
    void setShowsSolutionLayer(bool shows);
    const CandidateFilter& filter() const;
    void setFilter(const CandidateFilter& filter);
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

    /// Lays something over the board, in place of what the publisher laid before; BoardOverlay's rule decides what
    /// shows. Another document takes all of it away.
    void publish(OverlayPublisher publisher, const Overlay& overlay);
    void withdraw(OverlayPublisher publisher);
    /// A position stands in place of the game's, and nothing can be entered.
    bool isReplay() const;
    /// Whether the game may be changed now; where not, refused() says why.
    bool mayEdit();
    /// Hides everything but the lines while the timer is paused.
    void setCovered(bool covered);
    bool isCovered() const;
    /// Letters and colours of a construction's places under the digits, one mark a cell; none at all shows none.
    /// Another board's shape ends it.
    void setPlaces(std::vector<PlaceMark> places);
    /// Makes one link of the shown step stand out, counted from 0; until another step shows.
    void lightStepLink(std::optional<int> link);
    /// The link of the shown step that runs here.
    std::optional<int> stepLinkAt(const QPointF& point) const;
    /// A puzzle on the same board in place of the document's, while something is being drawn into it; nothing: the
    /// document's again. Its next change ends it, too.
    void setPreview(std::optional<Puzzle> puzzle);
    /// Room around the cells in any case, whether clues stand there or not.
    void setLeastMargins(const BoardMargins& margins);
    /// The picture stays at its place while the widget becomes wider or narrower and its cells keep their size, as far
    /// as there is room; else it is in the middle again.
    void setStaysInPlace();
    /// What fog covers is told by the widget itself, and nothing is hidden; entered colours look like no cell's own.
    void setSetterMode();
    /// Draws the eye to these cells for a moment.
    void flash(const CellSet& cells);

    /// What is on the screen now, for export, copy and print.
    const BoardPicture& picture() const;
    /// What can no longer hold, where that is shown and seen: as it is marked on the board, houses first.
    const std::vector<BrokenRule>& broken() const;
    /// Whose sign between cells or beside the board was clicked last, until something else is; into the layout.
    const std::vector<int>& chosenRules() const;
    const BoardMetrics& metrics() const;
    QRectF cellRect(Cell cell) const;
    /// Where a candidate is painted: for links and for tests.
    QRectF candidateRect(Candidate candidate) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosenRulesChanged();
    /// The mouse came over this cell with no button down, by its index, or left all of them: -1.
    void cellPointed(int cell);
    void selectionChanged();
    void inputModeChanged(nonet::InputMode mode);
    void filterChanged();
    void showsCandidatesChanged(bool shows);
    void candidateColourChanged(int colour);
    void cellColourChanged(nonet::Digit colour);
    void chosenDigitChanged();
    /// The mouse came to this link of the shown step, counted from 0, or left all of them: -1.
    void stepLinkPointed(int link);
    /// The key of an action of scope `board` was pressed here: of no QAction, which would tell of it.
    void actionByKey(const QString& id);
    /// picture() shows something else: a digit, a mark, another step.
    void pictureChanged();
    /// A right click that strikes nothing, or the menu key.
    void menuRequested(nonet::Cell cell, const QPoint& screenPoint);
    /// Something was tried that the state does not allow, such as a key during the replay.
    void refused(const nonet::BoardRefusal& refusal);

protected:
    /// A symbol was typed, with the modifiers that say what becomes of it; true: that is done. Else it goes into the
    /// player's cells.
    virtual bool handleSymbol(Digit symbol, Qt::KeyboardModifiers modifiers);
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

}  // namespace nonet
