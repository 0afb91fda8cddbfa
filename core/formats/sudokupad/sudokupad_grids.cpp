#include "core/formats/sudokupad/sudokupad_grids.h"

#include "core/rules/decoration.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::size_t kMostPadCells = 4'000;

/// Which region each cell of the frame has, from 0; -1 for none.
class RegionTable {
public:
    explicit RegionTable(const PadFrame& frame)
        : m_frame(frame), m_regions(static_cast<std::size_t>(frame.rows * frame.columns), -1) {}

    /// The region of a cell of the canvas, which must lie within the frame.
    int& of(const std::pair<int, int>& cell) { return at(cell.first - m_frame.row, cell.second - m_frame.column); }
    int& at(int row, int column) { return m_regions[static_cast<std::size_t>(row * m_frame.columns + column)]; }

private:
    PadFrame m_frame;
    std::vector<int> m_regions;
};

/// Squares of `side` rows that regions of `side` cells fill.
class SquareSearch {
public:
    SquareSearch(RegionTable& table, const PadFrame& frame, int side, int regionCount)
        : m_table(table), m_frame(frame), m_side(side), m_counts(static_cast<std::size_t>(regionCount)) {}

    /// So that every cell with a region is in one; nothing where that cannot be. Row by row.
    std::optional<std::vector<std::pair<int, int>>> run() {
        std::vector<std::pair<int, int>> squares;
        std::vector<bool> isCovered(static_cast<std::size_t>(m_frame.rows * m_frame.columns));
        const auto index = [this](int row, int column) {
            return static_cast<std::size_t>(row * m_frame.columns + column);
        };
        for (int row = 0; row < m_frame.rows; ++row)
            for (int column = 0; column < m_frame.columns; ++column) {
                if (m_table.at(row, column) < 0 || isCovered[index(row, column)])
                    continue;
                const auto square = squareWith(row, column);
                if (!square)
                    return std::nullopt;
                squares.push_back(*square);
                for (int down = 0; down < m_side; ++down)
                    for (int right = 0; right < m_side; ++right)
                        isCovered[index(square->first + down, square->second + right)] = true;
            }
        return squares;
    }

private:
    /// The first one that holds the cell, and begins in its row where there is such a one.
    std::optional<std::pair<int, int>> squareWith(int row, int column) {
        for (int top = std::min(row, m_frame.rows - m_side); top >= 0 && top > row - m_side; --top)
            for (int left = std::max(0, column - m_side + 1); left <= std::min(column, m_frame.columns - m_side);
                 ++left)
                if (isFilled(top, left))
                    return std::pair(top, left);
        return std::nullopt;
    }

    bool isFilled(int top, int left) {
        std::ranges::fill(m_counts, 0);
        for (int row = top; row < top + m_side; ++row)
            for (int column = left; column < left + m_side; ++column) {
                const int region = m_table.at(row, column);
                if (region < 0)
                    return false;
                ++m_counts[static_cast<std::size_t>(region)];
            }
        return std::ranges::all_of(m_counts, [this](int count) { return count == 0 || count == m_side; });
    }

    RegionTable& m_table;
    PadFrame m_frame;
    int m_side;
    std::vector<int> m_counts;
};

SubGrid gridAt(RegionTable& table, int top, int left, int rows, int columns) {
    RegionMap map(rows, columns);
    std::vector<int> names;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const int region = table.at(top + row, left + column);
            if (region < 0)
                continue;
            const auto known = std::ranges::find(names, region);
            const auto number = static_cast<int>(known - names.begin());
            if (known == names.end())
                names.push_back(region);
            map.setRegion(Cell(row * columns + column), number);
        }
    return SubGrid{top, left, std::move(map)};
}

/// The number of cells of every region; nothing where they differ.
std::optional<int> regionSize(const PadRegions& regions) {
    if (regions.empty())
        return std::nullopt;
    const std::size_t size = regions.front().size();
    const bool isOne = std::ranges::all_of(regions, [size](const PadCells& each) { return each.size() == size; });
    return isOne && size <= static_cast<std::size_t>(kMaxSide) ? std::optional(static_cast<int>(size)) : std::nullopt;
}

}  // namespace

std::optional<PadCells> padCells(const Json& list) {
    if (!list.is_array() || list.size() > kMostPadCells)
        return std::nullopt;
    PadCells cells;
    constexpr int kFarthest = static_cast<int>(kFarthestDrawing) - 1;
    for (const Json& pair : list) {
        if (!pair.is_array() || pair.size() != 2)
            return std::nullopt;
        const auto row = integerIn(pair[0], -kFarthest + kMaxSide, kFarthest);
        const auto column = integerIn(pair[1], -kFarthest + kMaxSide, kFarthest);
        if (!row || !column)
            return std::nullopt;
        cells.emplace_back(*row, *column);
    }
    return cells;
}

std::optional<PadCanvas> padCanvas(const Json& file) {
    const Json* rows = member(file, "cells");
    if (!rows || !rows->is_array() || rows->empty() || rows->size() > static_cast<std::size_t>(kMaxSide))
        return std::nullopt;
    PadCanvas canvas;
    canvas.rows = static_cast<int>(rows->size());
    for (int row = 0; row < canvas.rows; ++row) {
        const Json& line = (*rows)[static_cast<std::size_t>(row)];
        if (!line.is_array() || line.size() > static_cast<std::size_t>(kMaxSide))
            return std::nullopt;
        canvas.columns = std::max(canvas.columns, static_cast<int>(line.size()));
        for (int column = 0; column < static_cast<int>(line.size()); ++column) {
            const Json& object = line[static_cast<std::size_t>(column)];
            PadCell cell{row,
                         column,
                         member(object, "value"),
                         false,
                         member(object, "pencilMarks"),
                         member(object, "centremarks")};
            const Json* given = member(object, "given");
            cell.isEntered = given && *given == false;
            if (cell.value || cell.corner || cell.centre)
                canvas.cells.push_back(cell);
        }
    }
    return canvas.columns > 0 ? std::optional(std::move(canvas)) : std::nullopt;
}

std::optional<PadRegions> padRegions(const Json& file, const PadCanvas& canvas) {
    PadRegions regions;
    const Json* lists = member(file, "regions");
    if (!lists)
        return regions;
    if (!lists->is_array() || lists->size() > static_cast<std::size_t>(RegionMap::kMostRegion) + 1)
        return std::nullopt;
    for (const Json& list : *lists) {
        // An empty one is left out by the short form, and is an object then.
        if (list.is_object() && list.empty())
            continue;
        std::optional<PadCells> cells = padCells(list);
        const bool isOnCanvas =
            cells && std::ranges::all_of(*cells, [&canvas](const auto& cell) {
                return cell.first >= 0 && cell.first < canvas.rows && cell.second >= 0 && cell.second < canvas.columns;
            });
        if (!isOnCanvas)
            return std::nullopt;
        std::ranges::sort(*cells);
        cells->erase(std::unique(cells->begin(), cells->end()), cells->end());
        if (!cells->empty() && std::ranges::find(regions, *cells) == regions.end())
            regions.push_back(std::move(*cells));
    }
    return regions;
}

PadFrame padFrame(const PadRegions& regions, const PadCanvas& canvas, std::string_view solution) {
    const PadFrame whole{0, 0, canvas.rows, canvas.columns};
    if (regions.empty())
        return whole;
    int top = canvas.rows;
    int left = canvas.columns;
    int bottom = 0;
    int right = 0;
    for (const PadCells& region : regions)
        for (const auto& [row, column] : region) {
            top = std::min(top, row);
            left = std::min(left, column);
            bottom = std::max(bottom, row);
            right = std::max(right, column);
        }
    const PadFrame part{top, left, bottom - top + 1, right - left + 1};
    if (solution.size() != static_cast<std::size_t>(canvas.rows * canvas.columns))
        return part;
    std::vector<bool> hasRegion(solution.size());
    for (const PadCells& region : regions)
        for (const auto& [row, column] : region)
            hasRegion[static_cast<std::size_t>(row * canvas.columns + column)] = true;
    const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
    PadFrame frame = part;
    bool isBetween = false;
    for (std::size_t i = 0; i < solution.size(); ++i) {
        if (hasRegion[i] || !isDigit(solution[i]))
            continue;
        const int row = static_cast<int>(i) / canvas.columns;
        const int column = static_cast<int>(i) % canvas.columns;
        if (row < top || row > bottom || column < left || column > right)
            frame = whole;
        isBetween = true;
    }
    frame.hasDigitsBetween = isBetween;
    return frame;
}

PadBoard padBoard(const PadRegions& regions, const PadFrame& frame, int lowestDigit) {
    RegionTable table(frame);
    PadBoard board;
    PadRegions apart;
    for (const PadCells& region : regions) {
        const bool isFree = std::ranges::all_of(region, [&table](const auto& cell) { return table.of(cell) < 0; });
        if (!isFree) {
            board.overlapping.push_back(region);
            continue;
        }
        for (const auto& cell : region)
            table.of(cell) = static_cast<int>(apart.size());
        apart.push_back(region);
    }
    const int longest = std::max(frame.rows, frame.columns);
    const std::optional<int> size = regionSize(apart);
    std::optional<std::vector<std::pair<int, int>>> squares;
    if (!frame.hasDigitsBetween && size && *size > 1 && *size < longest && *size <= std::min(frame.rows, frame.columns))
        squares = SquareSearch(table, frame, *size, static_cast<int>(apart.size())).run();
    const int symbols = squares && size ? *size : longest;
    board.symbols = SymbolSet(symbols, lowestDigit);
    board.shape = BoardShape(frame.rows, frame.columns, symbols);
    if (!squares || !size) {
        board.grids = {gridAt(table, 0, 0, frame.rows, frame.columns)};
        return board;
    }
    WideCellSet holes;
    for (int row = 0; row < frame.rows; ++row)
        for (int column = 0; column < frame.columns; ++column)
            if (table.at(row, column) < 0)
                holes.insert(Cell(row * frame.columns + column));
    board.shape.setHoles(holes);
    for (const auto& [row, column] : *squares)
        board.grids.push_back(gridAt(table, row, column, *size, *size));
    return board;
}

}  // namespace nonet
