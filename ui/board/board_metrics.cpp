#include "ui/board/board_metrics.h"

#include "ui/board/layers/rules/corner_labels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet {

namespace {

/// Candidates keep this share of the cell's side as a margin, so that shapes do not touch the lines.
constexpr double kCandidateInset = 0.035;
/// The margin where an area's outline runs along it, as a share of the cell's side.
constexpr double kOutlineInset = 0.1;
constexpr double kSmallCandidates = 0.84;
/// The most of its side that a text in a cell's corner takes from the candidates.
constexpr double kHighestLabel = 0.3;

/// In cells. What a line along the border needs is there without, and a board grows by halves of a cell.
constexpr double kLineBeside = 0.06;
constexpr double kRoomSteps = 2;

}  // namespace

CandidateGridding CandidateGridding::of(int symbolCount) {
    const int columns = static_cast<int>(std::ceil(std::sqrt(symbolCount)));
    return {(symbolCount + columns - 1) / columns, columns};
}

BoardMargins BoardMargins::of(const Puzzle& puzzle) {
    const BoardShape& shape = puzzle.shape();
    BoardMargins margins;
    const auto makeRoom = [&](const DrawingBox& box) {
        for (const auto& [room, needed] : {std::pair(&margins.top, -box.top),
                                           {&margins.left, -box.left},
                                           {&margins.bottom, box.bottom - shape.rows()},
                                           {&margins.right, box.right - shape.columns()}})
            if (needed > kLineBeside)
                *room = std::max(*room, std::min(kMostRoomBeside, std::ceil(needed * kRoomSteps) / kRoomSteps));
    };
    for (const Constraint& constraint : puzzle.constraints())
        if (const std::optional<OutsidePlace>& place = constraint.place; place && !constraint.isHidden)
            makeRoom({double(place->row), double(place->column), place->row + 1.0, place->column + 1.0});
    for (const Drawing& drawing : puzzle.decoration().drawings)
        if (!drawing.isOfRule && !drawing.isHidden)
            makeRoom(boxOf(drawing));
    return margins;
}

BoardMargins BoardMargins::atLeast(const BoardMargins& least) const {
    return {std::max(top, least.top), std::max(left, least.left), std::max(bottom, least.bottom),
            std::max(right, least.right)};
}

QSizeF BoardMetrics::sizeWithin(const Puzzle& puzzle, double side) {
    const BoardMargins margins = BoardMargins::of(puzzle);
    const double across = puzzle.shape().columns() + margins.left + margins.right;
    const double down = puzzle.shape().rows() + margins.top + margins.bottom;
    // The edges around the cells take room of the longer side first.
    const double cell = (side - 2 * kMargin) / std::max(across, down);
    return {std::ceil(cell * across + 2 * kMargin), std::ceil(cell * down + 2 * kMargin)};
}

BoardMetrics::BoardMetrics(const BoardShape& shape, const QRectF& area, double devicePixelRatio, BoardMargins margins)
    : m_shape(shape), m_gridding(CandidateGridding::of(shape.symbolCount())), m_margins(margins) {
    const double across = shape.columns() + margins.left + margins.right;
    const double down = shape.rows() + margins.top + margins.bottom;
    const double available =
        std::min((area.width() - 2 * kMargin) / across, (area.height() - 2 * kMargin) / down) * devicePixelRatio;
    m_cellSide = std::max(1.0, std::floor(available)) / devicePixelRatio;
    const auto aligned = [devicePixelRatio](double value) {
        return std::round(value * devicePixelRatio) / devicePixelRatio;
    };
    m_board = QRectF(aligned(area.center().x() - m_cellSide * across / 2 + m_cellSide * margins.left),
                     aligned(area.center().y() - m_cellSide * down / 2 + m_cellSide * margins.top),
                     m_cellSide * shape.columns(), m_cellSide * shape.rows());
}

BoardMetrics::BoardMetrics(const Puzzle& puzzle, const QRectF& area, double devicePixelRatio, const BoardMargins& least)
    : BoardMetrics(puzzle.shape(), area, devicePixelRatio, BoardMargins::of(puzzle).atLeast(least)) {
    const double beside = m_cellSide * kOutlineInset;
    for (const Constraint& constraint : puzzle.constraints())
        if ((constraint.kind == ConstraintKind::cage || constraint.kind == ConstraintKind::contains) &&
            constraint.isDrawn())
            for (const Cell cell : constraint.cells())
                if (cell.index() < m_shape.cellCount())
                    m_areaMargins[cell] = QMarginsF(beside, beside, beside, beside);
    for (const auto& [cell, label] : cornerLabels(*this, puzzle))
        m_areaMargins[cell] = QMarginsF(
            beside, std::min(label.bottom() - cellRect(cell).top(), m_cellSide * kHighestLabel), beside, beside);
}

QRectF BoardMetrics::outerRect() const {
    const auto room = [this](double cells) { return kMargin + cells * m_cellSide; };
    return m_board.adjusted(-room(m_margins.left), -room(m_margins.top), room(m_margins.right), room(m_margins.bottom));
}

QRectF BoardMetrics::placeRect(int row, int column) const {
    return {m_board.left() + column * m_cellSide, m_board.top() + row * m_cellSide, m_cellSide, m_cellSide};
}

QRectF BoardMetrics::candidateField(Cell cell) const {
    const double inset = m_cellSide * kCandidateInset;
    const auto margins = m_areaMargins.find(cell);
    return cellRect(cell) - (margins == m_areaMargins.end() ? QMarginsF(inset, inset, inset, inset) : margins->second);
}

QRectF BoardMetrics::candidateRect(Candidate candidate) const {
    const QRectF inner = candidateField(candidate.cell);
    const double width = inner.width() / m_gridding.columns;
    const double height = inner.height() / m_gridding.rows;
    const int column = candidate.digit.index() % m_gridding.columns;
    const int row = candidate.digit.index() / m_gridding.columns;
    return {inner.left() + column * width, inner.top() + row * height, width, height};
}

QRectF BoardMetrics::houseRect(House house) const {
    assert(m_geometry);
    return rectOf(m_geometry->cells(house));
}

QRectF BoardMetrics::rectOf(const std::vector<Cell>& cells) const {
    QRectF rect;
    for (const Cell cell : cells)
        rect |= cellRect(cell);
    return rect;
}

QPointF BoardMetrics::cornerMarkCentre(Cell cell, int n) const {
    // In the order in which they fill up, as columns and rows of a 3 x 3 grid.
    static constexpr std::array<std::pair<int, int>, 9> places = {
        {{0, 0}, {2, 0}, {0, 2}, {2, 2}, {1, 0}, {1, 2}, {0, 1}, {2, 1}, {1, 1}}};
    const auto [column, row] = places[static_cast<std::size_t>(n) % places.size()];
    const QRectF rect = cellRect(cell);
    const double edge = m_cellSide * 0.18;
    const double step = (m_cellSide - 2 * edge) / 2;
    return QPointF(rect.left() + edge + column * step, rect.top() + edge + row * step);
}

BoardSquare BoardMetrics::squareAt(const QPointF& point) const {
    return {static_cast<int>(std::floor((point.y() - m_board.top()) / m_cellSide)),
            static_cast<int>(std::floor((point.x() - m_board.left()) / m_cellSide))};
}

std::optional<Cell> BoardMetrics::cellAt(const QPointF& point) const {
    if (!m_board.contains(point))
        return std::nullopt;
    // The outer lines are the last cells', too.
    const BoardSquare square = squareAt(point);
    return m_shape.cellAt(std::min(square.row, m_shape.rows() - 1), std::min(square.column, m_shape.columns() - 1));
}

std::optional<Candidate> BoardMetrics::candidateAt(const QPointF& point) const {
    const std::optional<Cell> cell = cellAt(point);
    if (!cell)
        return std::nullopt;
    const QRectF rect = candidateField(*cell);
    const auto part = [](double offset, double whole, int count) {
        return std::clamp(static_cast<int>(offset / whole * count), 0, count - 1);
    };
    const int column = part(point.x() - rect.left(), rect.width(), m_gridding.columns);
    const int row = part(point.y() - rect.top(), rect.height(), m_gridding.rows);
    const int index = row * m_gridding.columns + column;
    if (index >= m_shape.symbolCount())
        return std::nullopt;
    return Candidate{*cell, Digit::fromIndex(index)};
}

double BoardMetrics::candidateSize() const {
    return m_cellSide * 0.27 * 3 / std::max(m_gridding.rows, m_gridding.columns);
}

double BoardMetrics::smallCandidateSize() const {
    return std::max(std::min(candidateSize(), kSmallestText), candidateSize() * kSmallCandidates);
}

bool BoardMetrics::hasSmallCandidates(Cell cell) const {
    const auto margins = m_areaMargins.find(cell);
    return margins != m_areaMargins.end() && margins->second.top() > margins->second.bottom();
}

double BoardMetrics::cornerSize() const { return std::max(kSmallestText, m_cellSide * 0.24); }

double BoardMetrics::centreSize(int count) const {
    // A tabular figure is 0.62 of its size wide; the marks leave a tenth of the cell free on each side.
    const double fitting = m_cellSide * 0.8 / (0.62 * std::max(1, count));
    return std::max(kSmallestText, std::clamp(fitting, m_cellSide * 0.16, m_cellSide * 0.27));
}

bool BoardMetrics::candidatesAreDots() const { return candidateSize() < kSmallestText; }

}  // namespace nonet
