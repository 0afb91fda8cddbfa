// Scenes 3 and 4: along the solving path, what can be done at each step and what it costs a person.
#pragma once

#include "ui/labs/difficulty/difficulty_scene.h"

namespace nonet::difficulty {

/// A board that is walked along the path, with the step that comes next.
class PathScene : public DifficultyScene {
public:
    using DifficultyScene::DifficultyScene;
    int moveCount() const override { return stepCount(); }
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override;

protected:
    int stepCount() const { return static_cast<int>(facts().report.path.steps.size()); }
    const std::vector<Step>& steps() const { return facts().report.path.steps; }
    /// outlined: cells with a ring.
    void paintBoard(QPainter& painter, const StageArea& area, const StageLook& look, int moves,
                    ClassicCellSet outlined) const;
    /// Where the chart has its steps, 0 to stepCount() from left to right.
    virtual ChartScale scale(const QRectF& figure, double text) const = 0;
};

/// How many different moves are open before each step.
class BottleneckScene : public PathScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::BottleneckScene)

public:
    using PathScene::PathScene;
    QString title() const override { return tr("The bottleneck"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void prepare() override { lab().slow(); }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Cells that a single can fill after so many steps.
    ClassicCellSet openCells(int moves) const;
    /// Whether so few moves are open nowhere else while some cell cannot be filled, see bottleneck.h.
    static bool isNarrowest(const BottleneckProfile& profile, std::size_t step);

protected:
    ChartScale scale(const QRectF& figure, double text) const override;

private:
    void paintBars(QPainter& painter, const QRectF& figure, const StageLook& look, int moves) const;
};

/// HoDoKu's score and level as they grow, and the place of Sudoku Explainer's.
class ScalesScene : public PathScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::ScalesScene)

public:
    using PathScene::PathScene;
    QString title() const override { return tr("Human scales along the path"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

protected:
    ChartScale scale(const QRectF& figure, double text) const override;

private:
    /// In the catalogue's order; those that add least come together where not all could be read.
    struct TechniqueRows {
        std::vector<TechniqueId> shown;
        std::vector<TechniqueId> others;
    };

    void paintScore(QPainter& painter, const QRectF& figure, const StageLook& look, int moves) const;
    /// The scores at which levels end, as far as the path comes.
    void paintLimits(QPainter& painter, const ChartScale& chart, const StageLook& look) const;
    TechniqueRows techniqueRows(const QRectF& area, const StageLook& look) const;
    void paintTechniques(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;
};

}  // namespace nonet::difficulty
