// Scene 10: the same construction on boxes of r rows and c columns.
#pragma once

#include "ui/labs/shift_cipher/shift_scene.h"

namespace nonet {

/// The shape that is chosen here is the whole lab's.
class OtherBoardsScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::OtherBoardsScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Other boards"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return model().side(); }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// As painted after so many moves.
    BoardPicture picture(int labels, double at) const;
};

}  // namespace nonet
