// Scene 5, the proof: on the ring of places a row is arcs that meet end to end, a column is the same figure turned on.
#pragma once

#include "ui/labs/shift_cipher/shift_scene.h"

#include <cmath>

namespace nonet {

class RingScene : public ShiftScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::RingScene)

public:
    using ShiftScene::ShiftScene;
    QString title() const override { return tr("Why it is always a Sudoku"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The first house stands there before any move.
    int moveCount() const override { return 3 * model().side() - 1; }
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::vector<LabControl> controls() override;
    std::optional<double> momentAt(const StageArea& area, const QPointF& point) const override;
    void inputReshaped() override { m_rule.reset(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// The numbers a and b of aI + bJ.
    ShiftRule rule() const;
    /// The house that is looked at, rows first.
    House houseAt(int moment) const;
    HouseCover cover(int moment) const;

private:
    struct PieceLook {
        double opacity = 1;
        /// In places.
        double turn = 0;
        bool hasNames = true;
    };
    void paintBoard(QPainter& painter, const BoardPainter& board, const StageLook& look, double at) const;
    void paintTicks(QPainter& painter, const QRectF& foot, const StageLook& look, double at) const;
    void paintRing(QPainter& painter, const QRectF& area, const StageLook& look, double at) const;
    void paintCover(QPainter& painter, const HouseCover& cover, const QPointF& centre, double radius,
                    const StageLook& look, const PieceLook& how) const;
    void paintCaption(QPainter& painter, const QRectF& area, const HouseCover& cover, const StageLook& look) const;
    void paintLegend(QPainter& painter, const QRectF& area, const HouseCover& cover, const StageLook& look) const;
    void paintRingTiles(QPainter& painter, const HouseCover& cover, const QPointF& centre, double radius,
                        const StageLook& look) const;
    /// "J = 0" in a row, "I = 0" in a column.
    static QString pieceName(const HouseCover& cover, std::size_t piece);
    static QString everyPlace(int step);
    int houseNow() const { return static_cast<int>(std::lround(moment())); }
    QString coverText(const HouseCover& found) const;
    static Qt::PenStyle pieceLine(const Theme& theme, std::size_t piece);
    QColor pieceColour(const Theme& theme, std::size_t piece) const;

    /// Unset: the rule that works on every board.
    std::optional<ShiftRule> m_rule;
};

}  // namespace nonet
