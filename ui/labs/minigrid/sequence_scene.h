// Scene 2: the sequence S_M, worked out.
#pragma once

#include "ui/labs/minigrid/minigrid_scene.h"

namespace nonet::minigrid {

class SequenceScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::SequenceScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("Which box first?"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return kBoxes; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

private:
    QString reason(const SequencePick& pick) const;
};

}  // namespace nonet::minigrid
