// The scenes of the minigrid lab, each in the file of its name, and what they share.
#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <memory>

namespace nonet::minigrid {

/// More vertices are not walked through move by move;
inline constexpr std::uint64_t kMostWalked = 20'000;
/// nor are more counted while the learner waits,
inline constexpr std::uint64_t kMostAtOnce = 1'000'000;
/// or in the background: as many as nine empty boxes of 9 x 9 cells have.
inline constexpr std::uint64_t kMostInBackground = 10'000'000;

/// A scene over the lab's puzzle.
class MinigridScene : public SceneOf<MinigridLab> {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::MinigridScene)

public:
    using SceneOf::SceneOf;

    /// What to look at, why it works, what to try; with a note where the scene keeps a smaller board.
    QStringList sentences() const final;
    std::optional<Puzzle> puzzle() const override {
        return keepsClassic() ? std::optional(model().puzzle) : std::nullopt;
    }

protected:
    /// LabScene::sentences(), of the board that is shown.
    virtual QStringList words() const = 0;
    /// A board of 16 x 16 cells whose trees have more vertices is not shown here.
    virtual std::uint64_t mostVertices() const { return kMostWalked; }
    /// The board that is shown is that of the lab, or the one in its place.
    virtual bool showsBoardOfLab() const { return true; }
    /// The lab's puzzle is too large for this scene, which shows the one of 9 x 9 cells that was there before.
    bool keepsClassic() const { return lab().model().isLarge() && lab().model().vertexCount() > mostVertices(); }
    /// The puzzle that is shown.
    const MinigridModel& model() const { return keepsClassic() ? lab().classicModel() : lab().model(); }
    /// The last path of the learner's own over the boxes of this board.
    BoxOrder drawnPath() const { return lab().drawnPath(boxCount()); }
    const Geometry& geometry() const { return model().geometry(); }
    int boxCount() const { return model().boxCount(); }
    /// The large board at the left.
    CellField board(const StageArea& area) const { return boardField(area, model().side()); }
    BoxesPicture clues() const { return BoxesPicture(model().puzzle.givens); }
    /// The keyboard's cell on a board where clues are typed.
    void paintClueCursor(QPainter& painter, const CellField& field, const StageLook& look) const;
    /// "r3c6 holds the clue 5"; nothing where there is no cell.
    QString clueReadout(const CellField& field, const QPointF& point) const;
    /// "r3c6"
    QString cellText(Cell cell) const { return cellName(cell, model().side()); }
    /// A small board to begin with, the classic one, a large one.
    LabControl sizeControl();
    /// What answers the question is claimed there alone.
    bool isAtEnd() const { return moment() >= moveCount(); }
    /// What stands on the sheets with cards.
    bool isSmallOnSheet() const;
    /// Some box has more permutations than can be worked through by hand, or the boxes are too many for cards.
    bool isBeyondHands(std::uint32_t most) const;
    /// In place of the turn there: the way to the small board,
    LabTurn turnElsewhere() const;
    /// which is this button of it.
    LabControl smallBoardControl();
    /// After the task of a turn that types digits: how those above 9 are typed; empty where there are none.
    QString keysText() const;
};

/// Boxes in a line of text without blanks, and back: "125", "1,12,5" on boards with more than nine. Nothing where one
/// is none of the board's, or there twice.
QString picksText(const BoxOrder& picks, int boxCount);
std::optional<BoxOrder> picksFrom(const QString& text, int boxCount);

/// Sheets of one idea; where the puzzle has too many permutations for paper, of the small example instead.
void boxesSheet(WorksheetPage& sheet, const MinigridModel& model);
void sequenceSheet(WorksheetPage& sheet, const MinigridModel& model);
void ordersSheet(WorksheetPage& sheet, const MinigridModel& model);
void treeSheet(WorksheetPage& sheet, const MinigridModel& model, int box);
/// Boxes listed one after the other, each under what is placed before it,
void nestedSheet(WorksheetPage& sheet, const MinigridModel& model, const BoxOrder& order);
/// and all listed beforehand.
void walkSheet(WorksheetPage& sheet, const MinigridModel& model, const BoxOrder& order);
void pairsSheet(WorksheetPage& sheet, const MinigridModel& model);
void strikeSheet(WorksheetPage& sheet, const MinigridModel& model);
/// Paths to draw and to compare,
void pathSheet(WorksheetPage& sheet, const MinigridModel& model);
/// and where a path guesses.
void guessSheet(WorksheetPage& sheet, const MinigridModel& model);

/// The sheets with cards have the lab's puzzle, and not the small example in its place.
bool areCardsOf(const MinigridModel& model);
/// The tree's sheet has this box's, and not a smaller one in its place.
bool isOnPaper(const MinigridModel& model, int box);

std::unique_ptr<LabScene> makeBoxesScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeSequenceScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeTreeScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeTreesScene(MinigridLab& lab);
std::unique_ptr<LabScene> makePathScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeExplodeScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeGraphScene(MinigridLab& lab);
std::unique_ptr<LabScene> makePruneScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeCompareScene(MinigridLab& lab);
std::unique_ptr<LabScene> makeGuessScene(MinigridLab& lab);

/// In how many orders so many digits can stand: at most 16.
std::uint64_t factorial(int n);

/// "zigzag by rows"
QString pathName(BoxPath path);

}  // namespace nonet::minigrid
