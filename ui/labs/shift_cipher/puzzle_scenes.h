// Scenes 6 to 8: a puzzle from a mask, the semi-solver, and how little is enough.
#pragma once

#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/shift_cipher/shift_scene.h"

namespace nonet {

/// The clue positions of a hard puzzle laid over the board.
class MaskScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::MaskScene)

public:
    explicit MaskScene(ShiftLab& lab);
    QString title() const override { return tr("A puzzle from a mask"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    void clickCell(Cell cell) override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    std::optional<Puzzle> puzzle() const override;
    void inputReshaped() override;
    QString drawing() const override;
    void setDrawing(const QString& drawing) override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    const CellSet& shown() const { return m_shown; }

private:
    void takeMask(int mask);

    /// Index of the named mask; beyond them: drawn.
    int m_mask = 0;
    CellSet m_shown;
};

/// One box known: turned into lists, folded, laid out.
class SemiSolverScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::SemiSolverScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("The semi-solver"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return model().side(); }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void inputReshaped() override { m_layout = ListLayout::columnByColumn; }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    SemiSolution solution() const;
    /// The given box with the lists placed so far.
    Grid board(double at) const;

private:
    BoxPosition givenBox() const;
    /// The box that the list goes to, counted row by row.
    int boxOf(int list) const;

    ListLayout m_layout = ListLayout::columnByColumn;
};

/// Each cell that is shown pins a place of the list.
class FewCellsScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::FewCellsScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Less is enough"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return model().side() - 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    void clickCell(Cell cell) override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    std::optional<Puzzle> puzzle() const override;
    void inputReshaped() override { m_clicked.clear(); }
    QString drawing() const override;
    void setDrawing(const QString& drawing) override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    CellSet shown(int moves) const;
    SequenceRecovery fit(int moves) const;

private:
    int movesNow() const { return static_cast<int>(moment() + 1e-9); }

    /// Besides those that the moves show.
    CellSet m_clicked;
};

}  // namespace nonet
