#include "ui/text/place_names.h"

#include "ui/text/cell_names.h"
#include "ui/text/rule_words.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

std::optional<House> wholeHouse(const std::set<Cell>& cells, const Layout& layout, std::size_t index) {
    const SubGrid& grid = layout.grids[index];
    std::set<int> rows;
    std::set<int> columns;
    std::set<std::optional<int>> regions;
    for (const Cell cell : cells) {
        const int row = layout.shape.row(cell) - grid.row;
        const int column = layout.shape.column(cell) - grid.column;
        if (row < 0 || row >= grid.rows() || column < 0 || column >= grid.columns())
            return std::nullopt;
        rows.insert(row);
        columns.insert(column);
        regions.insert(grid.regions.region(Cell(row * grid.columns() + column)));
    }
    const auto count = static_cast<int>(cells.size());
    const auto named = [index](HouseKind kind, int number) {
        return House{kind, static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(index)};
    };
    if (rows.size() == 1 && count == grid.columns())
        return named(HouseKind::row, *rows.begin());
    if (columns.size() == 1 && count == grid.rows())
        return named(HouseKind::column, *columns.begin());
    const std::optional<int> region = regions.size() == 1 ? *regions.begin() : std::nullopt;
    if (region && std::ssize(grid.regions.cells(*region)) == count)
        return named(grid.regions.boxSize() ? HouseKind::box : HouseKind::region, *region);
    return std::nullopt;
}

}  // namespace

std::optional<House> wholeHouse(const std::vector<Cell>& cells, const Layout& layout) {
    const std::set<Cell> each(cells.begin(), cells.end());
    if (each.size() < 2 || each.size() != cells.size())
        return std::nullopt;
    for (std::size_t i = 0; i < layout.grids.size(); ++i)
        if (const std::optional<House> house = wholeHouse(each, layout, i))
            return house;
    return std::nullopt;
}

QString placeNames(const std::vector<Cell>& cells, const Layout& layout) {
    const std::optional<House> house = wholeHouse(cells, layout);
    return house ? houseNameOn(*house, layout) : cellsWithAnd(cells, layout.shape);
}

}  // namespace nonet
