// What the scenes along the solving path share: a board that is walked step by step, and a chart of the steps.
#pragma once

#include "ui/labs/difficulty/difficulty_scene.h"

namespace nonet::difficulty {

/// A board that is walked along the path, with the step that comes next.
class PathScene : public DifficultyScene, public FilmStrip {
public:
    using DifficultyScene::DifficultyScene;
    int moveCount() const override { return stepCount(); }
    /// Later the path's digits stand on it too.
    bool acceptsClues() const override { return moment() < 1 && !isYourTurn(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(Geometry(), area.board);
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override;

protected:
    int stepCount() const { return static_cast<int>(facts().report.path.steps.size()); }
    const std::vector<Step>& steps() const { return facts().report.path.steps; }

    /// How many steps are done on the board.
    virtual int movesShown(double at) const;
    const Position& shown(double at) const { return facts().positions[static_cast<std::size_t>(movesShown(at))]; }

    /// outlined: cells with a ring.
    void paintBoard(QPainter& painter, const StageArea& area, const StageLook& look, int moves,
                    ClassicCellSet outlined) const;

    /// In place of a chart of steps where the path has none.
    QString noStepsText() const;
    void sayNoSteps(QPainter& painter, const QRectF& room, const StageLook& look) const;

    /// Where the chart has its steps, 0 to stepCount() from left to right.
    virtual ChartScale scale(const QRectF& figure, double text) const = 0;
};

}  // namespace nonet::difficulty
