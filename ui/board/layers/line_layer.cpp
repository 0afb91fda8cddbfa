#include "ui/board/layers/layer.h"

#include <cmath>
#include <vector>

namespace nonet {

namespace {

enum class Edge : std::uint8_t { none, thin, region };

/// What line runs along each side of each cell: thin between cells, a region's outline, or none where holes meet.
class EdgeMap {
public:
    explicit EdgeMap(const Layout& layout)
        : m_shape(layout.shape), m_across(size(m_shape.rows() + 1, m_shape.columns())),
          m_down(size(m_shape.rows(), m_shape.columns() + 1)) {
        for (int row = 0; row <= m_shape.rows(); ++row)
            for (int column = 0; column <= m_shape.columns(); ++column) {
                if (column < m_shape.columns())
                    across(row, column) = edgeBetween(row - 1, column, row, column);
                if (row < m_shape.rows())
                    down(row, column) = edgeBetween(row, column - 1, row, column);
            }
        for (const SubGrid& grid : layout.grids)
            addRegions(grid);
    }

    /// The line above the cell's place; the last row's is the one below the board.
    Edge& across(int row, int column) { return m_across[at(row, column, m_shape.columns())]; }
    /// The line to the left of the cell's place.
    Edge& down(int row, int column) { return m_down[at(row, column, m_shape.columns() + 1)]; }

private:
    static std::size_t size(int rows, int columns) { return static_cast<std::size_t>(rows * columns); }
    static std::size_t at(int row, int column, int columns) { return static_cast<std::size_t>(row * columns + column); }

    Edge edgeBetween(int row, int column, int nextRow, int nextColumn) const {
        const bool isCell = m_shape.cellAt(row, column).has_value();
        const bool isNextCell = m_shape.cellAt(nextRow, nextColumn).has_value();
        if (isCell && isNextCell)
            return Edge::thin;
        return isCell || isNextCell ? Edge::region : Edge::none;
    }

    void addRegions(const SubGrid& grid) {
        for (const RegionMap::Border& border : grid.regions.borders()) {
            const int row = grid.row + border.cell.index() / grid.columns();
            const int column = grid.column + border.cell.index() % grid.columns();
            switch (border.side) {
            case RegionMap::Border::Side::top: across(row, column) = Edge::region; break;
            case RegionMap::Border::Side::bottom: across(row + 1, column) = Edge::region; break;
            case RegionMap::Border::Side::left: down(row, column) = Edge::region; break;
            case RegionMap::Border::Side::right: down(row, column + 1) = Edge::region; break;
            }
        }
    }

    const BoardShape& m_shape;
    std::vector<Edge> m_across;
    std::vector<Edge> m_down;
};

/// A line as a rectangle on whole device pixels, so that it is sharp at every scaling; from one place to another along
/// it, with square ends.
void fillLine(const LayerContext& c, Qt::Orientation orientation, int line, int from, int to, Edge edge) {
    const double width = edge == Edge::region ? BoardMetrics::kBoxLine : BoardMetrics::kThinLine;
    const double ratio = c.painter.device()->devicePixelRatioF() * std::max(1.0, c.painter.transform().m11());
    const double thickness = std::max(1.0, std::round(width * ratio)) / ratio;
    const QRectF board = c.metrics.board();
    const double side = c.metrics.cellSide();
    const auto start = [&](double at) { return std::round((at - thickness / 2) * ratio) / ratio; };
    const double half = BoardMetrics::kBoxLine / 2;
    const QRectF rect = orientation == Qt::Vertical
                            ? QRectF(start(board.left() + line * side), board.top() + from * side - half, thickness,
                                     (to - from) * side + 2 * half)
                            : QRectF(board.left() + from * side - half, start(board.top() + line * side),
                                     (to - from) * side + 2 * half, thickness);
    c.painter.fillRect(rect, edge == Edge::region ? c.theme.boxLine : c.theme.thinLine);
}

/// Runs of equal edges in one go.
template <typename EdgeAt>
void fillRuns(const LayerContext& c, Qt::Orientation orientation, int line, int count, Edge wanted, EdgeAt&& edgeAt) {
    for (int from = 0; from < count; ++from) {
        int to = from;
        while (to < count && edgeAt(to) == wanted)
            ++to;
        if (to > from)
            fillLine(c, orientation, line, from, to, wanted);
        from = to;
    }
}

}  // namespace

void paintLines(const LayerContext& c) {
    const Layout& layout = c.picture.puzzle.layout();
    EdgeMap edges(layout);
    for (const Edge wanted : {Edge::thin, Edge::region}) {
        for (int column = 0; column <= layout.shape.columns(); ++column)
            fillRuns(c, Qt::Vertical, column, layout.shape.rows(), wanted,
                     [&](int row) { return edges.down(row, column); });
        for (int row = 0; row <= layout.shape.rows(); ++row)
            fillRuns(c, Qt::Horizontal, row, layout.shape.columns(), wanted,
                     [&](int column) { return edges.across(row, column); });
    }
}

}  // namespace nonet
