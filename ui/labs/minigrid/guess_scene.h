// Scene 10: what 'guess-free' means, and how permutations are made.
#pragma once

#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/minigrid/generator_films.h"
#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

class GuessScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GuessScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("'Guess-free'?"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return film().moveCount(); }
    QString moveText(int moves) const override { return film().moveText(moves); }
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    void inputReshaped() override { m_runs.reset(); }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    struct Runs {
        TreeOutcome trees;
        PathOutcome path;
        SignatureOutcome signatures;
    };
    const Runs& runs() const;
    const GeneratorFilm& film() const;

    static constexpr std::uint64_t kBudget = 300'000;

private:
    int size() const;

    GeneratorKind m_kind = GeneratorKind::naive;
    int m_size = 5;
    int m_seed = 1;
    mutable std::optional<Runs> m_runs;
    mutable std::unique_ptr<GeneratorFilm> m_film;
};

}  // namespace nonet::minigrid
