#include "ui/board/board_metrics.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet {

namespace {

/// Candidates keep this share of the cell's side as a margin, so that shapes do not touch the lines.
constexpr double kCandidateInset = 0.035;

}  // namespace

BoardMetrics::BoardMetrics(const Geometry& geometry, const QRectF& area, double devicePixelRatio)
    : m_geometry(geometry) {
    const double available = std::max(1.0, std::min(area.width(), area.height()) - 2 * kMargin);
    const double pixels = std::max(1.0, std::floor(available * devicePixelRatio / geometry.side()));
    m_cellSide = pixels / devicePixelRatio;
    const double side = m_cellSide * geometry.side();
    const auto aligned = [devicePixelRatio](double value) {
        return std::round(value * devicePixelRatio) / devicePixelRatio;
    };
    m_board = QRectF(aligned(area.center().x() - side / 2), aligned(area.center().y() - side / 2), side, side);
}

QRectF BoardMetrics::outerRect() const { return m_board.adjusted(-kMargin, -kMargin, kMargin, kMargin); }

QRectF BoardMetrics::cellRect(Cell cell) const {
    return QRectF(m_board.left() + m_geometry.column(cell) * m_cellSide,
                  m_board.top() + m_geometry.row(cell) * m_cellSide, m_cellSide, m_cellSide);
}

QRectF BoardMetrics::candidateRect(Candidate candidate) const {
    const double inset = m_cellSide * kCandidateInset;
    const QRectF inner = cellRect(candidate.cell).adjusted(inset, inset, -inset, -inset);
    const double width = inner.width() / m_geometry.boxColumns();
    const double height = inner.height() / m_geometry.boxRows();
    const int column = candidate.digit.index() % m_geometry.boxColumns();
    const int row = candidate.digit.index() / m_geometry.boxColumns();
    return QRectF(inner.left() + column * width, inner.top() + row * height, width, height);
}

QRectF BoardMetrics::houseRect(House house) const {
    QRectF rect;
    for (const Cell cell : m_geometry.cells(house))
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

std::optional<Cell> BoardMetrics::cellAt(const QPointF& point) const {
    if (!m_board.contains(point))
        return std::nullopt;
    const int last = m_geometry.side() - 1;
    const int row = std::min(last, static_cast<int>((point.y() - m_board.top()) / m_cellSide));
    const int column = std::min(last, static_cast<int>((point.x() - m_board.left()) / m_cellSide));
    return m_geometry.cell(row, column);
}

std::optional<Candidate> BoardMetrics::candidateAt(const QPointF& point) const {
    const std::optional<Cell> cell = cellAt(point);
    if (!cell)
        return std::nullopt;
    const QRectF rect = cellRect(*cell);
    const auto part = [](double offset, double whole, int count) {
        return std::clamp(static_cast<int>(offset / whole * count), 0, count - 1);
    };
    const int column = part(point.x() - rect.left(), rect.width(), m_geometry.boxColumns());
    const int row = part(point.y() - rect.top(), rect.height(), m_geometry.boxRows());
    return Candidate{*cell, Digit::fromIndex(row * m_geometry.boxColumns() + column)};
}

double BoardMetrics::candidateSize() const {
    return m_cellSide * 0.27 * 3 / std::max(m_geometry.boxRows(), m_geometry.boxColumns());
}

double BoardMetrics::cornerSize() const { return std::max(kSmallestText, m_cellSide * 0.24); }

double BoardMetrics::centreSize(int count) const {
    // A tabular figure is 0.62 of its size wide; the marks leave a tenth of the cell free on each side.
    const double fitting = m_cellSide * 0.8 / (0.62 * std::max(1, count));
    return std::max(kSmallestText, std::clamp(fitting, m_cellSide * 0.16, m_cellSide * 0.27));
}

bool BoardMetrics::candidatesAreDots() const { return candidateSize() < kSmallestText; }

}  // namespace nonet
