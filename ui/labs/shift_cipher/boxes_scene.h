// Scene 4: box (I, J) of the board receives shift(G, I + cJ).
#pragma once

#include "ui/labs/shift_cipher/shift_scene.h"

namespace nonet {

class BoxesScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::BoxesScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("All the boxes"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return model().side(); }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override;
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// I + cJ, or the other way round where the switch says so.
    ShiftRule rule() const;
    /// As painted after so many moves; blank cells have no place.
    BoardPicture picture(int labels, double at) const;

private:
    int shiftOf(int box) const;
    void paintFlight(QPainter& painter, const BoardMetrics& metrics, const QRectF& from, const StageLook& look,
                     double at) const;
    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    QRectF figureBox(const QRectF& figure, double text) const;

    bool m_isSwapped = false;
};

}  // namespace nonet
