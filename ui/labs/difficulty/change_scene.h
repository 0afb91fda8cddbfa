// Scene 6: take a clue away, add one, and watch every measure move.
#pragma once

#include "core/batch/rated_collection.h"
#include "ui/labs/difficulty/difficulty_scene.h"

namespace nonet::difficulty {

/// A board to click on. What it measures comes from the background a moment later.
class ChangeScene : public DifficultyScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::ChangeScene)

public:
    explicit ChangeScene(DifficultyLab& lab);
    QString title() const override { return tr("One clue more or less"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The learner makes the moves.
    int moveCount() const override { return 0; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<Puzzle> puzzle() const override { return Puzzle(model().edited); }
    void prepare() override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    void clickCell(Cell cell) override;
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Of one board.
    struct Verdict {
        Grid board;
        /// Solutions, counted to kMostCounted.
        std::uint64_t solutions = 0;
        /// Where there is one solution.
        std::optional<RatedPuzzle> measured;
        /// The fewest open moves along its path.
        int narrowest = 0;
        /// Cells in which two solutions differ.
        ClassicCellSet open;

        bool isProper() const { return solutions == 1; }
    };
    static Verdict judge(const Grid& board, const std::stop_token& stop);
    /// Of the puzzle, and of the board as it is now; nothing while they are being worked out.
    const std::optional<Verdict>& before() const { return m_before; }
    const std::optional<Verdict>& now() const { return m_now; }

    static constexpr std::uint64_t kMostCounted = 1000;

private:
    QString solutionsText(const Verdict& verdict) const;
    void paintMeasures(QPainter& painter, const QRectF& area, const StageLook& look) const;

    Task m_beforeTask;
    Task m_nowTask;
    std::optional<Grid> m_beforeOf;
    std::optional<Grid> m_nowOf;
    std::optional<Verdict> m_before;
    std::optional<Verdict> m_now;
};

}  // namespace nonet::difficulty
