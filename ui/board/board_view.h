#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/board_overlay.h"
#include "ui/board/board_picture.h"

#include <QWidget>

#include <memory>

namespace nonet {

struct BoardDisplay;
struct BoardLooks;
class PuzzleDocument;
class Preferences;

/// A document's board on the screen with what lies over it, always square, in the middle of its rectangle. It shows,
/// and takes neither keys nor mouse: BoardWidget does.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(Preferences& preferences, QWidget* parent = nullptr);
    ~BoardView() override;

    /// The document to show and edit; not owned; null for none.
    virtual void setDocument(PuzzleDocument* document);
    PuzzleDocument* document() const;

    bool showsCandidates() const;
    void setShowsCandidates(bool shows);
    /// Candidates in place of those that follow from the board, such as those that some solution uses, and those of
    /// which that is not known yet, with what is told of each; nothing for the board's own again. Another change of it
    /// leaves them as they are.
    void setCandidateLayer(std::optional<CandidateGrid> candidates, std::optional<CandidateGrid> unknown = std::nullopt,
                           std::optional<CandidateNotes> notes = std::nullopt);
    /// The puzzle's solution layer: see BoardPicture::showsSolutionLayer.
    void setShowsSolutionLayer(bool shows);
    /// Holds until another is set, in the next puzzle too.
    const CandidateFilter& filter() const;
    void setFilter(const CandidateFilter& filter);

    /// Lays something over the board, in place of what the publisher laid before; BoardOverlay's rule decides what
    /// shows. Another document takes all of it away.
    void publish(OverlayPublisher publisher, const Overlay& overlay);
    void withdraw(OverlayPublisher publisher);
    /// A position stands in place of the game's, and nothing can be entered.
    bool isReplay() const;
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
    /// What each cell looks like now, and what can no longer hold, where that is shown and seen.
    const BoardLooks& looks() const;
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
    void selectionChanged();
    void filterChanged();
    void showsCandidatesChanged(bool shows);
    /// picture() shows something else: a digit, a mark, another step.
    void pictureChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

    const std::unique_ptr<BoardDisplay> d;
};

}  // namespace nonet
