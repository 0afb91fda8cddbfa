// By hand: where one clue more would cut the most, judged by how many blanks its box has.
#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"

#include <QCoreApplication>

namespace nonet::minigrid {

/// log10 of n!.
double logFactorial(double n);
/// Ten to that power: "1.2 · 10²⁶", and small numbers as they are.
QString powerText(double power);

class ExplodeTurn {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::ExplodeTurn)

public:
    /// On this puzzle from now on; what was done on another is forgotten.
    void begin(const Puzzle& puzzle);
    /// Nothing where the board has too few blanks for it.
    std::optional<LabTurn> turn() const;
    void clear() { m_cells.clear(); }
    /// "12,40": cells counted from 0.
    QString text() const;
    /// Nothing happens where it does not fit.
    void setText(const QString& text);
    /// A mistake gives way to it; a cell that was chosen is given back.
    void click(Cell cell);
    QString readout(Cell cell) const;
    void paint(QPainter& painter, const CellField& board, const QRectF& figure, const StageLook& look) const;

private:
    struct Replay {
        /// By box, as many as are left.
        std::vector<int> blanks;
        /// By how much each cell divides the orders.
        std::vector<int> divisors;
        /// The last cell's box has fewer blanks than this one.
        std::optional<int> fuller;
    };
    Replay replayed() const;
    int goal() const;
    int boxOf(Cell cell) const { return m_puzzle.geometry().box(cell); }
    static double logOrders(const std::vector<int>& blanks);

    Puzzle m_puzzle{Geometry(), Grid()};
    std::vector<int> m_blanks;
    std::vector<Cell> m_cells;
};

}  // namespace nonet::minigrid
