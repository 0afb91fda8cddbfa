#include "ui/designer/place_at.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace nonet {
namespace {

/// In cells from the board's upper left corner.
QPointF inCells(const BoardMetrics& metrics, const QPointF& point) {
    return (point - metrics.board().topLeft()) / metrics.cellSide();
}

bool readsDiagonally(ConstraintKind kind) { return kind == ConstraintKind::littleKiller; }

/// Inward from a place where no cell is; nothing where it leads to none.
std::optional<OutsidePlace> readingFrom(const BoardShape& shape, int row, int column, int down, int right) {
    if (shape.cellAt(row, column) || !shape.cellAt(row + down, column + right))
        return std::nullopt;
    return OutsidePlace{static_cast<std::int8_t>(row), static_cast<std::int8_t>(column), static_cast<std::int8_t>(down),
                        static_cast<std::int8_t>(right)};
}

/// As a share of a place's width, from its middle: farther out a point means the diagonal at its own side, else the
/// longer one.
constexpr double kNearEdge = 0.3;

int cellsRead(const OutsidePlace& place, const BoardShape& shape) {
    int count = 0;
    while (shape.cellAt(place.row + (count + 1) * place.down, place.column + (count + 1) * place.right))
        ++count;
    return count;
}

}  // namespace

std::optional<std::pair<Cell, Cell>> pairAt(const BoardMetrics& metrics, const QPointF& point) {
    const std::optional<Cell> cell = metrics.cellAt(point);
    if (!cell)
        return std::nullopt;
    const QPointF aside = (point - metrics.cellRect(*cell).center()) / metrics.cellSide();
    const bool isAcross = std::abs(aside.x()) > std::abs(aside.y());
    const int step = (isAcross ? aside.x() : aside.y()) < 0 ? -1 : 1;
    const BoardShape& shape = metrics.shape();
    const std::optional<Cell> other =
        shape.cellAt(shape.row(*cell) + (isAcross ? 0 : step), shape.column(*cell) + (isAcross ? step : 0));
    if (!other)
        return std::nullopt;
    return step < 0 ? std::pair(*other, *cell) : std::pair(*cell, *other);
}

std::optional<Cell> cornerAt(const BoardMetrics& metrics, const QPointF& point) {
    const QPointF place = inCells(metrics, point);
    const int row = static_cast<int>(std::lround(place.y())) - 1;
    const int column = static_cast<int>(std::lround(place.x())) - 1;
    const BoardShape& shape = metrics.shape();
    for (const auto& [down, right] : {std::pair(0, 0), {0, 1}, {1, 0}, {1, 1}})
        if (!shape.cellAt(row + down, column + right))
            return std::nullopt;
    return shape.cell(row, column);
}

std::optional<OutsidePlace> outsidePlaceAt(const BoardMetrics& metrics, const QPointF& point, ConstraintKind kind) {
    const QPointF place = inCells(metrics, point);
    const int row = static_cast<int>(std::floor(place.y()));
    const int column = static_cast<int>(std::floor(place.x()));
    const BoardShape& shape = metrics.shape();
    if (shape.cellAt(row, column))
        return std::nullopt;
    if (!readsDiagonally(kind)) {
        for (const auto& [down, right] : {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}})
            if (const auto found = readingFrom(shape, row, column, down, right))
                return found;
        return std::nullopt;
    }
    const double aside = place.x() - column - 0.5;
    const double below = place.y() - row - 0.5;
    const int right = aside < 0 ? -1 : 1;
    const int down = below < 0 ? -1 : 1;
    std::vector<OutsidePlace> found;
    for (const auto& [d, r] : {std::pair(down, right), {down, -right}, {-down, right}, {-down, -right}})
        if (const auto each = readingFrom(shape, row, column, d, r))
            found.push_back(*each);
    if (found.empty())
        return std::nullopt;
    // The first is the one at the point's side of the place.
    const double off = found.front().right != found.back().right ? aside : below;
    if (std::abs(off) > kNearEdge && cellsRead(found.front(), shape) > 1)
        return found.front();
    return *std::ranges::max_element(found, {}, [&](const OutsidePlace& each) { return cellsRead(each, shape); });
}

std::vector<OutsidePlace> outsidePlacesOf(const std::vector<Cell>& cells, const BoardShape& shape,
                                          ConstraintKind kind) {
    if (cells.empty())
        return {};
    const int row = shape.row(cells.front());
    const int column = shape.column(cells.front());
    std::vector<OutsidePlace> places;
    const auto addReading = [&](int down, int right) {
        if (const auto found = readingFrom(shape, row - down, column - right, down, right))
            places.push_back(*found);
    };
    const bool isDiagonal = readsDiagonally(kind);
    if (cells.size() > 1) {
        const auto sign = [](int value) { return value < 0 ? -1 : value > 0 ? 1 : 0; };
        const int down = sign(shape.row(cells[1]) - row);
        const int right = sign(shape.column(cells[1]) - column);
        if ((down != 0 && right != 0) == isDiagonal)
            addReading(down, right);
        return places;
    }
    const auto straight = {std::pair(1, 0), {-1, 0}, {0, 1}, {0, -1}};
    const auto diagonal = {std::pair(1, 1), {1, -1}, {-1, 1}, {-1, -1}};
    for (const auto& [down, right] : isDiagonal ? diagonal : straight)
        addReading(down, right);
    if (isDiagonal)
        std::ranges::stable_sort(places, std::ranges::greater(),
                                 [&shape](const OutsidePlace& each) { return cellsRead(each, shape); });
    return places;
}

}  // namespace nonet
