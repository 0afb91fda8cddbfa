// Where everything on a board lies, apart from painting: tested without a window and shared by the painter, the mouse
// and the accessible table.
#pragma once

#include "core/board/cell.h"
#include "core/board/geometry.h"
#include "ui/preferences/tokens.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace nonet {

/// A square board in the middle of an area, in the painter's units; cells are a whole number of device pixels wide, so
/// that lines stay sharp.
class BoardMetrics {
public:
    BoardMetrics() : BoardMetrics(Geometry(), QRectF(0, 0, 100, 100)) {}
    BoardMetrics(const Geometry& geometry, const QRectF& area, double devicePixelRatio = 1);

    const Geometry& geometry() const { return m_geometry; }
    /// The cells' square, between the middles of the outer lines.
    const QRectF& board() const { return m_board; }
    /// The square with the outer line and the focus ring around it.
    QRectF outerRect() const;
    double cellSide() const { return m_cellSide; }

    QRectF cellRect(Cell cell) const;
    QRectF candidateRect(Candidate candidate) const;
    /// The bounding box of the house's cells: a rectangle for every house of a classic board.
    QRectF houseRect(House house) const;
    /// The place of the n-th of `count` corner marks: corners first, then the edges, then the middle.
    QPointF cornerMarkCentre(Cell cell, int n) const;

    std::optional<Cell> cellAt(const QPointF& point) const;
    /// The candidate whose place in the cell's grid this is; nothing outside the board.
    std::optional<Candidate> candidateAt(const QPointF& point) const;

    /// Font sizes in the painter's units.
    double digitSize() const { return m_cellSide * 0.64; }
    double candidateSize() const;
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
    Geometry m_geometry;
    QRectF m_board;
    double m_cellSide = 0;
};

}  // namespace nonet
