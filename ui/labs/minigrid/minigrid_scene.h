// The scenes of the minigrid lab, each in the file of its name, and what they share.
#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <memory>

namespace nonet::minigrid {

/// A scene over the lab's puzzle.
class MinigridScene : public SceneOf<MinigridLab> {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::MinigridScene)

public:
    using SceneOf::SceneOf;

protected:
    const Geometry& geometry() const { return model().geometry(); }
    int boxCount() const { return model().boxCount(); }
    /// The large board at the left.
    CellField board(const StageArea& area) const { return boardField(area, model().side()); }
    NineBoxes clues() const { return {.clues = model().puzzle.givens}; }
    /// "r3c6"
    QString cellText(Cell cell) const { return cellName(cell, model().side()); }
    /// A small board to begin with, and back.
    LabControl sizeControl();
    /// What answers the question is claimed there alone.
    bool isAtEnd() const { return moment() >= moveCount(); }
    /// What stands on the sheets with cards.
    bool isSmallOnSheet() const;
    /// The turn ends where a box of the new puzzle has more permutations than can be worked through by hand.
    void endTurnAbove(std::uint32_t most);
};

/// Sheets of one idea; where the puzzle has too many permutations for paper, of the small example instead.
void boxesSheet(WorksheetPage& sheet, const MinigridModel& model);
void sequenceSheet(WorksheetPage& sheet, const MinigridModel& model);
void ordersSheet(WorksheetPage& sheet, const MinigridModel& model);
void treeSheet(WorksheetPage& sheet, const MinigridModel& model, int box);
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

/// "zigzag by rows"
QString pathName(BoxPath path);

}  // namespace nonet::minigrid
