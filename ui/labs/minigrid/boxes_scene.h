// Scene 1: nine boxes with their clues, missing digits and neighbours.
#pragma once

#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

class BoxesScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::BoxesScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("Nine minigrids"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return kBoxes; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override;
    void clickCell(Cell cell) override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// The box that is looked at: clicked since the last move, else the move's own; nothing before the first.
    std::optional<int> chosenBox(double at) const;

private:
    struct Choice {
        int box;
        double at;
    };
    void paintTable(QPainter& painter, const QRectF& area, const StageLook& look, std::optional<int> chosen) const;
    QString factsText(int box) const;

    std::optional<Choice> m_clicked;
};

}  // namespace nonet::minigrid
