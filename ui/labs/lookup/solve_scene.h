// Scene 9: a puzzle solved by trios and floors alone.
#pragma once

#include "core/solvers/band_lookup/filter_rounds.h"
#include "core/solvers/band_lookup/join_solver.h"
#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

/// Rounds of filtering, the floors that each band can still be, and their join.
class SolveScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::SolveScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Solve by looking up"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The rounds, the floors, the join.
    int moveCount() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::optional<Puzzle> puzzle() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    struct Run {
        Grid puzzle;
        FilterRounds filter;
        JoinOutcome join;
    };
    /// Of the puzzle of now; worked out once for each.
    const Run& run() const;
    /// Floors a band at which the lab does not join.
    static constexpr std::uint64_t kMostJoined = 20'000;

private:
    int roundCount() const { return static_cast<int>(run().filter.rounds.size()); }
    const MiniLineTrios& triosAfter(int moves) const;
    QString joinText() const;
    void paintBoard(QPainter& painter, const CellField& field, const StageLook& look, int moves) const;
    void paintSteps(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;

    mutable std::optional<Run> m_run;
};

/// Trios that are possible on all 54 mini-lines together.
int trioCount(const MiniLineTrios& trios);

}  // namespace nonet::lookup
