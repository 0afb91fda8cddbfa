// Scene 9: a puzzle solved by trios and floors alone.
#pragma once

#include "core/solvers/band_lookup/filter_rounds.h"
#include "ui/labs/lookup/join_figure.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/tasks/task.h"

#include <QElapsedTimer>

namespace nonet::lookup {

/// Rounds of filtering, the floors that each band can still be, and their join.
class SolveScene : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::SolveScene)

public:
    explicit SolveScene(LookupLab& lab);
    InputKind input() const override { return InputKind::puzzle; }
    QString title() const override { return tr("Solve by looking up"); }
    QStringList sentences() const override;
    LabQuestion question() const override;
    /// The rounds, the floors, the join.
    int moveCount() const override;
    QString moveText(int moves) const override;
    std::vector<LabClaim> claims() const override;
    std::optional<Puzzle> puzzle() const override;
    /// Begins the join of another puzzle.
    void prepare() override;
    std::vector<LabControl> controls() override;
    QString readout(const StageArea& area, const QPointF& point, double at) const override;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override;

    /// Of the puzzle of now; worked out once for each, in some milliseconds.
    const FilterRounds& filter() const;
    /// Of the puzzle of now; null while it is being looked for.
    const JoinSearch* join() const;
    Task& task() { return *m_task; }

private:
    struct Filtered {
        Grid puzzle;
        FilterRounds rounds;
    };
    void beginJoin();
    int roundCount() const { return static_cast<int>(filter().rounds.size()); }
    const MiniLineTrios& triosAfter(int moves) const;
    /// The board on the screen, where there is one.
    std::optional<ColumnTriple> chosenTriple() const;
    QString waitingText() const;
    QString joinText() const;
    /// Cells of hovered floors, or of the chosen board.
    Grid joinedCells(int moves, std::optional<FloorSpot> hovered) const;
    void paintBoard(QPainter& painter, const CellField& field, const StageLook& look, int moves,
                    const Grid& joined) const;
    void paintRounds(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const;

    mutable std::optional<Filtered> m_filtered;
    /// A child of the lab, so that the window shows its progress.
    Task* m_task;
    std::optional<JoinSearch> m_join;
    /// The puzzle that was given to the task last; it may have been cancelled.
    std::optional<Grid> m_begun;
    double m_progress = 0;
    QElapsedTimer m_sinceShown;
    std::size_t m_triple = 0;
};

/// Trios that are possible on all 54 mini-lines together.
int trioCount(const MiniLineTrios& trios);

}  // namespace nonet::lookup
