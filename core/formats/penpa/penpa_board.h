// Which board lies on Penpa+'s canvas, and where its points are.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/rules/layout.h"

#include <optional>
#include <utility>
#include <vector>

namespace nonet {

/// Points are counted row by row over a canvas with two cells more on every side: the middles of all cells, then their
/// lower right corners, lower sides and right sides, then the four quarters of each.
class PenpaCanvas {
public:
    /// Cells of the canvas without its rim.
    PenpaCanvas(int rows, int columns) : m_rows(rows + 2 * kRim), m_columns(columns + 2 * kRim) {}

    int pointCount() const { return m_rows * m_columns; }
    /// Row and column of the cell that a point belongs to, the rim counted.
    std::pair<int, int> place(int point) const {
        const int cell = point % pointCount();
        return {cell / m_columns, cell % m_columns};
    }
    int columns() const { return m_columns; }
    bool isMiddle(int point) const { return point >= 0 && point < pointCount(); }
    bool isCorner(int point) const { return point >= pointCount() && point < 2 * pointCount(); }
    /// The cell's middle whose quarter or side the point is, of those that are counted four a cell.
    std::optional<int> cellOfQuarter(int point) const;
    /// Its upper left quarter, where sums stand.
    int firstQuarter(int middle) const { return kQuarters * pointCount() + kQuarters * middle; }

private:
    static constexpr int kRim = 2;
    static constexpr int kQuarters = 4;

    int m_rows;
    int m_columns;
};

/// Where the board lies on the canvas.
struct PenpaBoard {
    PenpaCanvas canvas;
    int row;
    int column;
    BoardShape shape;

    /// The cell whose middle it is; nothing off the board.
    std::optional<Cell> cell(int point) const;
};

/// The board of a list of cells, each as far as it lies from the one before it. Nothing where there is none, or where
/// it is larger than boards are.
std::optional<PenpaBoard> penpaBoard(const PenpaCanvas& canvas, const Json& list);

/// What thick lines between corners cut into as many cells as the board has symbols; no region elsewhere. Takes the
/// lines that it read away from the object.
RegionMap penpaRegions(const PenpaBoard& board, Json& lines);

}  // namespace nonet
