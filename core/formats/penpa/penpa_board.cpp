#include "core/formats/penpa/penpa_board.h"

#include <algorithm>
#include <charconv>

namespace nonet {
namespace {

constexpr int kThick = 2;
constexpr int kMostPoints = 1'000'000;

/// "124,134": two points.
std::optional<std::pair<int, int>> pointsOf(std::string_view key) {
    const std::size_t comma = key.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto number = [](std::string_view text) -> std::optional<int> {
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool isWhole = error == std::errc() && end == text.data() + text.size();
        return isWhole && value >= 0 && value < kMostPoints ? std::optional(value) : std::nullopt;
    };
    const auto first = number(key.substr(0, comma));
    const auto second = number(key.substr(comma + 1));
    return first && second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

/// Which sides of the board's cells are thick.
struct ThickSides {
    WideCellSet below;
    WideCellSet right;
};

/// The cell whose lower right corner the point is, counted over the board; it may lie a row or column before it.
std::optional<std::pair<int, int>> cornerOf(const PenpaBoard& board, int point) {
    if (!board.canvas.isCorner(point))
        return std::nullopt;
    const auto [row, column] = board.canvas.place(point);
    const std::pair at(row - board.row, column - board.column);
    const bool isNear =
        at.first >= -1 && at.first < board.shape.rows() && at.second >= -1 && at.second < board.shape.columns();
    return isNear ? std::optional(at) : std::nullopt;
}

/// False where the line is none between neighbouring corners of the board, or a diagonal of one of its cells.
bool addSide(ThickSides& sides, const PenpaBoard& board, int from, int to) {
    auto a = cornerOf(board, from);
    auto b = cornerOf(board, to);
    if (!a || !b)
        return false;
    if (*b < *a)
        std::swap(a, b);
    const int down = b->first - a->first;
    const int right = b->second - a->second;
    if (down + right != 1 || down < 0 || right < 0)
        return false;
    // A line to the right lies below the cell of its end, one down to the right of it.
    if (b->first >= 0 && b->second >= 0)
        (right == 1 ? sides.below : sides.right).insert(board.shape.cell(b->first, b->second));
    return true;
}

/// All cells that are reached without crossing a thick side.
std::vector<Cell> piece(const PenpaBoard& board, const ThickSides& sides, Cell start, WideCellSet& seen) {
    std::vector<Cell> cells{start};
    seen.insert(start);
    const BoardShape& shape = board.shape;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Cell cell = cells[i];
        for (const Cell next : shape.neighbours(cell)) {
            const bool isDown = shape.column(next) == shape.column(cell);
            const Cell first = std::min(cell, next);
            if (seen.contains(next) || (isDown ? sides.below : sides.right).contains(first))
                continue;
            seen.insert(next);
            cells.push_back(next);
        }
    }
    return cells;
}

}  // namespace

std::optional<int> PenpaCanvas::cellOfQuarter(int point) const {
    // Quarters, then the four sides of each.
    const int first = kQuarters * pointCount();
    if (point < first || point >= 3 * first)
        return std::nullopt;
    return (point - first) / kQuarters % pointCount();
}

std::optional<Cell> PenpaBoard::cell(int point) const {
    if (!canvas.isMiddle(point))
        return std::nullopt;
    const auto [atRow, atColumn] = canvas.place(point);
    return shape.cellAt(atRow - row, atColumn - column);
}

std::optional<PenpaBoard> penpaBoard(const PenpaCanvas& canvas, const Json& list) {
    if (!list.is_array() || list.empty() || list.size() > static_cast<std::size_t>(canvas.pointCount()))
        return std::nullopt;
    std::vector<int> points;
    points.reserve(list.size());
    int point = 0;
    for (const Json& step : list) {
        const std::optional<int> by = integerIn(step, -canvas.pointCount(), canvas.pointCount());
        if (!by || !canvas.isMiddle(point + *by))
            return std::nullopt;
        point += *by;
        points.push_back(point);
    }
    auto [top, left] = canvas.place(points.front());
    int bottom = top;
    int right = left;
    for (const int each : points) {
        const auto [row, column] = canvas.place(each);
        top = std::min(top, row);
        bottom = std::max(bottom, row);
        left = std::min(left, column);
        right = std::max(right, column);
    }
    const int rows = bottom - top + 1;
    const int columns = right - left + 1;
    if (rows > kMaxSide || columns > kMaxSide)
        return std::nullopt;
    PenpaBoard board{canvas, top, left, BoardShape(rows, columns, std::max(rows, columns))};
    WideCellSet cells;
    for (const int each : points)
        if (const std::optional<Cell> cell = board.cell(each))
            cells.insert(*cell);
    WideCellSet holes;
    for (const Cell each : board.shape.cells())
        if (!cells.contains(each))
            holes.insert(each);
    board.shape.setHoles(holes);
    return board;
}

RegionMap penpaRegions(const PenpaBoard& board, Json& lines) {
    const BoardShape& shape = board.shape;
    ThickSides sides;
    for (auto line = lines.begin(); line != lines.end();) {
        const auto points = *line == kThick ? pointsOf(line.key()) : std::nullopt;
        if (points && addSide(sides, board, points->first, points->second))
            line = lines.erase(line);
        else
            ++line;
    }
    RegionMap regions(shape.rows(), shape.columns());
    WideCellSet seen;
    int number = 0;
    for (const Cell cell : shape.cells()) {
        if (seen.contains(cell))
            continue;
        const std::vector<Cell> cells = piece(board, sides, cell, seen);
        if (static_cast<int>(cells.size()) != shape.symbolCount() || number > RegionMap::kMostRegion)
            continue;
        for (const Cell each : cells)
            regions.setRegion(each, number);
        ++number;
    }
    return regions;
}

}  // namespace nonet
