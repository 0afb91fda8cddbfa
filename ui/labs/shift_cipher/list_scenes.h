// Scenes 1 to 3: the list, its fold into a box, one shift.
#pragma once

#include "ui/labs/shift_cipher/shift_scene.h"

namespace nonet {

/// Each number of S gets the letter and the colour of its place.
class NumbersScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::NumbersScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Nine numbers"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return model().side(); }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::vector<QRectF> movableTiles(const StageArea& area, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;
};

/// S folds into G, a row at a time.
class FoldScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::FoldScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Fold"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return model().geometry.boxRows(); }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<QRectF> movableTiles(const StageArea& area, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;
};

/// shift(G, n): every tile moves on by n places; n is the moment.
class OneShiftScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::OneShiftScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("One shift"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return model().side(); }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override;
    void inputReshaped() override { m_relabelling = 0; }
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

private:
    void paintBox(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    void paintWheel(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    QString relabelled(int place, int labels) const;

    /// How far the digits' own wheel is turned.
    int m_relabelling = 0;
};

}  // namespace nonet
