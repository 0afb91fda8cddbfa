// Scenes 1 and 2: how many candidates the cells have, before and after the singles.
#pragma once

#include "ui/labs/difficulty/difficulty_scene.h"

namespace nonet::difficulty {

/// Ways to weigh a cell of n candidates.
enum class WeightFormula : std::uint8_t { square, linear, powersOfTwo, own };
CandidateWeights weightsOf(WeightFormula formula);
WeightFormula formulaOf(const CandidateWeights& weights);

/// Candidates of each cell as heat, and the learner's weights laid over them.
class HeatScene : public DifficultyScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::HeatScene)

public:
    using DifficultyScene::DifficultyScene;
    QString title() const override { return tr("Candidates as heat"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// Counted, weighed, added up.
    int moveCount() const override { return 3; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// With the learner's weights.
    double sum() const { return weigh(facts().census.atStart, model().weights); }

private:
    /// Its name, then one text for each number of candidates.
    std::vector<QStringList> tableLines(int moves) const;
    void paintTable(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;
};

/// Singles are filled one by one, and what is left is weighed again.
class SinglesScene : public DifficultyScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::SinglesScene)

public:
    using DifficultyScene::DifficultyScene;
    QString title() const override { return tr("Before and after the singles"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The singles, and D.
    int moveCount() const override { return static_cast<int>(run().steps.size()) + 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    struct Run {
        Grid puzzle;
        std::vector<Step> steps;
        /// Before each single, and at the end.
        std::vector<Position> positions;
    };
    /// Singles alone, of the puzzle of now.
    const Run& run() const;
    /// With the learner's weights.
    CandidateDifficulty difficulty() const { return candidateDifficulty(facts().census, model().weights); }

private:
    double sumAfter(int singles) const;
    void paintFall(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;

    mutable std::optional<Run> m_run;
};

}  // namespace nonet::difficulty
