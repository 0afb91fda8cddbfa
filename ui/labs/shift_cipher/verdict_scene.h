// Scene 9: what the general solver says of the masked board, and which clues make it a proper puzzle.
#pragma once

#include "core/constructions/count_in_pieces.h"
#include "core/constructions/fillings.h"
#include "core/constructions/make_proper.h"
#include "core/constructions/other_solution.h"
#include "ui/labs/shift_cipher/puzzle_scenes.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>

namespace nonet {

/// Counts in the background for as long as its puzzle stays; the sum can be watched.
class VerdictScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::VerdictScene)

public:
    /// mask: the scene whose mask is judged; lives as long as this.
    VerdictScene(ShiftLab& lab, const MaskScene& mask);
    QString title() const override { return tr("Is it a puzzle?"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The puzzle, another solution and, on 9x9 alone, the clues that make it proper.
    int moveCount() const override { return model().geometry.isClassic() ? 2 : 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::optional<Puzzle> puzzle() const override;
    void prepare() override;
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Nothing while it is being worked out.
    const std::optional<CountInPieces>& count() const { return m_count; }
    const std::optional<OtherSolutionAnswer>& other() const { return m_other; }
    const std::optional<ProperRepair>& repair() const { return m_repair; }
    /// On boards that are not 9x9.
    const std::optional<Fillings>& fillings() const { return m_fillings; }

    /// Where counting ends.
    static constexpr std::uint64_t kMostCounted = 5'000'000;
    /// Positions of the search for the fewest clues: some seconds.
    static constexpr std::uint64_t kRepairBudget = 100'000;

private:
    Grid masked() const;
    void judgeClassic(const Grid& puzzle);
    /// Nothing where there is none, or none was found yet.
    std::optional<Grid> otherGrid() const;
    /// Where it is not as the board.
    CellSet differing() const;
    QString countText() const;
    QString repairText() const;

    const MaskScene& m_mask;
    Task m_countTask;
    Task m_otherTask;
    Task m_repairTask;
    /// What is counted or was.
    std::optional<Grid> m_judged;
    Geometry m_shape;
    CellSet m_repairedMask;
    std::optional<Fillings> m_fillings;
    std::uint64_t m_sum = 0;
    QElapsedTimer m_sinceShown;
    std::optional<CountInPieces> m_count;
    std::optional<OtherSolutionAnswer> m_other;
    std::optional<ProperRepair> m_repair;
};

}  // namespace nonet
