// Scene 4: a floor and a tower make a board.
#pragma once

#include "core/constructions/column_rotation.h"
#include "ui/labs/lookup/lookup_scene.h"

namespace nonet::lookup {

/// Three keys turn one tower into three stacks.
class TowerScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::TowerScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Tower"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// For each stack its key, and the boxes below.
    int moveCount() const override { return 6; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<Puzzle> puzzle() const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// The learner's own, or the list's: its first box holds the list by columns, its trios in the order 1, 3, 2, as
    /// the text has them.
    TowerPattern pattern() const;
    TowerGrid tower() const;
    /// How many boards come from all floors by moving columns, and one in how many Sudoku grids that is.
    struct Reach {
        std::uint64_t boards = 0;
        double oneIn = 0;
    };
    /// Nothing while all grids are being counted.
    std::optional<Reach> reach() const;

private:
    /// Another tower; empty: the list's.
    QString setTower(const QString& text);
    /// The printed key belongs to the text's own floor and list alone.
    bool canBePrinted() const;
    bool isPrinted() const { return m_isPrinted && canBePrinted(); }
    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;

    bool m_isReversed = false;
    bool m_isPrinted = false;
};

/// "453/827/.." row by row.
QString towerText(const TowerPattern& pattern);

/// The pattern that a list gives; reversed: the columns move by 2 and 1, not by 1 and 2.
TowerPattern towerPattern(const Sequence& list, bool isReversed);

}  // namespace nonet::lookup
