// Scenes 1 and 2: rows that turn by 3, 3, 1, and what they have to do with the shift cipher.
#pragma once

#include "core/constructions/row_shift.h"
#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

/// Each row is the list, turned.
class RowShiftScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::RowShiftScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::list; }
    QString title() const override { return tr("Row shift"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return 9; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<Puzzle> puzzle() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    std::array<int, 9> turns() const { return rowTurns(m_steps, m_start); }

private:
    void paintSlidingRow(QPainter& painter, const CellField& field, const StageLook& look, double at) const;
    void paintTurns(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    /// How far a row is turned against the row or list that it is made from.
    int stepOf(int row) const;

    RowSteps m_steps;
    BandStart m_start = BandStart::fromList;
};

/// Two exchanges turn the row shift into the shift cipher.
class OneFamilyScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::OneFamilyScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::list; }
    QString title() const override { return tr("Row shift meets shift cipher"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    int moveCount() const override { return 2; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::optional<Puzzle> puzzle() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// After so many exchanges.
    Grid board(int moves) const;

private:
    void paintDetectors(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;
};

}  // namespace nonet::lookup
