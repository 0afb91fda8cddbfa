// Where everything on a board lies, apart from painting: tested without a window and shared by the painter, the mouse
// and the accessible table.
#pragma once

#include "core/board/board_shape.h"
#include "core/board/cell.h"
#include "core/board/cell_line.h"
#include "core/board/geometry.h"
#include "core/rules/puzzle.h"
#include "ui/preferences/tokens.h"

#include <QMarginsF>
#include <QPointF>
#include <QRectF>

#include <map>
#include <optional>
#include <vector>

namespace nonet {

/// The places of a cell's candidates, row by row.
struct CandidateGridding {
    int rows = 3;
    int columns = 3;
    /// As near to a square as holds all symbols, wide rather than high.
    static CandidateGridding of(int symbolCount);
    friend bool operator==(const CandidateGridding&, const CandidateGridding&) = default;
};

/// How much room there is on each side of the board, in cells: one for clues, and as much as drawings need there.
struct BoardMargins {
    double top = 0;
    double left = 0;
    double bottom = 0;
    double right = 0;
    static BoardMargins of(const Puzzle& puzzle);
    /// On each side as much as the larger of both.
    BoardMargins atLeast(const BoardMargins& least) const;
    friend bool operator==(const BoardMargins&, const BoardMargins&) = default;
};

/// A board with its clues in the middle of an area, in the painter's units; cells are squares, a whole number of device
/// pixels wide, so that lines stay sharp.
class BoardMetrics {
public:
    BoardMetrics() : BoardMetrics(BoardShape(), QRectF(0, 0, 100, 100)) {}
    BoardMetrics(const BoardShape& shape, const QRectF& area, double devicePixelRatio = 1, BoardMargins margins = {});
    /// With room for its clues and drawings; candidates keep clear of areas' outlines, and of their sums and letters.
    /// `least`: room that is left in any case.
    BoardMetrics(const Puzzle& puzzle, const QRectF& area, double devicePixelRatio = 1, const BoardMargins& least = {});
    BoardMetrics(const Geometry& geometry, const QRectF& area, double devicePixelRatio = 1)
        : BoardMetrics(BoardShape::square(geometry.side()), area, devicePixelRatio) {
        m_geometry = geometry;
    }

    const BoardShape& shape() const { return m_shape; }
    const CandidateGridding& gridding() const { return m_gridding; }
    const BoardMargins& margins() const { return m_margins; }
    /// The cells' rectangle, between the middles of the outer lines.
    const QRectF& board() const { return m_board; }
    /// The cells with what stands around them, the outer line and the focus ring.
    QRectF outerRect() const;
    double cellSide() const { return m_cellSide; }
    /// How large the board is with what stands around it, where no side is to be longer than this.
    static QSizeF sizeWithin(const Puzzle& puzzle, double side);

    QRectF cellRect(Cell cell) const { return placeRect(m_shape.row(cell), m_shape.column(cell)); }
    /// A cell's place or one beside the board, which clues stand on: row -1 is above it.
    QRectF placeRect(int row, int column) const;
    /// In rows and columns from the board's upper left corner.
    QPointF pointAt(const DrawingPoint& point) const {
        return {m_board.left() + point.column * m_cellSide, m_board.top() + point.row * m_cellSide};
    }
    QRectF candidateRect(Candidate candidate) const;
    /// The bounding box of the house's cells, on a board that was laid out by its Geometry.
    QRectF houseRect(House house) const;
    /// The bounding box of the cells.
    QRectF rectOf(const std::vector<Cell>& cells) const;
    /// The place of the n-th of `count` corner marks: corners first, then the edges, then the middle.
    QPointF cornerMarkCentre(Cell cell, int n) const;

    /// Where the point lies in rows and columns, on the board or beside it.
    BoardSquare squareAt(const QPointF& point) const;
    /// Nothing outside the board or in a hole.
    std::optional<Cell> cellAt(const QPointF& point) const;
    /// The candidate whose place in the cell's grid this is; nothing where there is no cell, or no candidate's place.
    std::optional<Candidate> candidateAt(const QPointF& point) const;

    /// Font sizes in the painter's units.
    double digitSize() const { return m_cellSide * 0.64; }
    double candidateSize() const;
    /// Where an area's text takes some of the cell's room.
    double smallCandidateSize() const;
    bool hasSmallCandidates(Cell cell) const;
    double cornerSize() const;
    /// For this many centre marks in one cell: as large as fits between 27 % and 16 % of the cell.
    double centreSize(int count) const;
    /// Candidates are too small to read as digits: they are painted as dots.
    bool candidatesAreDots() const;

    /// The window's lines and its smallest text, in the painter's units,
    static constexpr double kSmallestText = nonet::kSmallestText;
    static constexpr double kThinLine = kBorder;
    static constexpr double kOutline = kFocusBorder;
    static constexpr double kFocusRing = kFocusBorder;
    /// and the lines that a board alone has.
    static constexpr double kBoxLine = 2.5;
    static constexpr double kSelectionRing = 3;
    /// Between the area's edge and the board: half the box line and the focus ring.
    static constexpr double kMargin = 4;

private:
    /// What a cell's candidates share, from below a text in its corner.
    QRectF candidateField(Cell cell) const;

    BoardShape m_shape;
    std::optional<Geometry> m_geometry;
    CandidateGridding m_gridding;
    BoardMargins m_margins;
    QRectF m_board;
    double m_cellSide = 0;
    /// In cells with an area's outline or text: how far candidates stay away from the sides.
    std::map<Cell, QMarginsF> m_areaMargins;
};

}  // namespace nonet
