// Scene 8: pruning rounds with the witness of each removal.
#pragma once

#include "core/solvers/minigrid/pruning_film.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/graph_columns.h"
#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

struct PruningPicture {
    PruningFilm film;
    /// By box and number: the round that takes it away, from 0; -1: none does.
    std::array<std::vector<int>, kBoxes> goneIn;
    /// What version 4.2 makes of the puzzle.
    SignatureOutcome solved;

    std::array<std::uint32_t, kBoxes> counts() const;
    /// By box, after so many rounds.
    std::array<std::uint32_t, kBoxes> left(int rounds) const;
    std::uint64_t leftInAll(int rounds) const;
};

class PruneScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PruneScene)

public:
    explicit PruneScene(MinigridLab& lab);
    QString title() const override { return tr("Pruning until little is left"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void prepare() override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Null while it is worked out.
    const PruningPicture* picture() const { return m_picture.find(model().puzzle.givens, m_scope); }
    /// Why a permutation went.
    QString removalText(const PruningRemoval& removal) const;

private:
    int roundCount() const;
    QString endText() const;
    void paintRounds(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;

    /// Index of PruningScope.
    int m_scope = 1;
    BackgroundValue<PruningPicture, Grid, int> m_picture;
};

}  // namespace nonet::minigrid
