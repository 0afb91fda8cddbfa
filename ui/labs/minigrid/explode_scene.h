// Scene 6: the steps of both versions against the factorials, and where they end undecided.
#pragma once

#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

/// Both versions with one budget.
struct ExplosionRuns {
    TreeOutcome trees;
    PathOutcome path;
};

class ExplodeScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::ExplodeScene)

public:
    explicit ExplodeScene(MinigridLab& lab);
    QString title() const override { return tr("Where they explode"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return m_power - kLeastPower + 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void inputReshaped() override;
    void prepare() override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// With the budget of now; null while it runs.
    const ExplosionRuns* runs() const { return m_runs.find(model().puzzle.givens, m_power); }
    std::uint64_t budget() const;

private:
    /// Budgets are powers of ten.
    static constexpr int kLeastPower = 3;
    static constexpr int kFirstPower = 7;
    static constexpr int kLastPower = 9;

    struct Verdict {
        QString text;
        bool isOver = false;
    };

    double logProduct() const;
    double blanksABox() const;
    QString verdict(const MinigridOutcome& outcome) const;
    /// The steps that a version has counted at a moment's budget.
    std::uint64_t stepsAt(const MinigridOutcome& outcome, double at) const;
    /// What it says at a moment; null: it still runs.
    Verdict verdictText(const MinigridOutcome* outcome, double at) const;
    void paintBars(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    void paintVerdict(QPainter& painter, const QRectF& area, const StageLook& look, const QString& name,
                      const Verdict& verdict) const;

    int m_power = kFirstPower;
    bool m_isStopped = false;
    BackgroundValue<ExplosionRuns, Grid, int> m_runs;
};

}  // namespace nonet::minigrid
