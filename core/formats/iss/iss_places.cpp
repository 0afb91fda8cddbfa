#include "core/formats/iss/iss_places.h"

#include "core/formats/iss/iss_terms.h"

namespace nonet {
namespace {

OutsidePlace placeBefore(int row, int column, int down, int right) {
    return {static_cast<std::int8_t>(row - down), static_cast<std::int8_t>(column - right),
            static_cast<std::int8_t>(down), static_cast<std::int8_t>(right)};
}

}  // namespace

std::optional<OutsidePlace> issPlace(std::string_view name, bool isFromFarEnd, const BoardShape& shape) {
    const std::optional<int> number = name.empty() ? std::nullopt : issNumber(name.substr(1));
    const bool isRow = !name.empty() && name[0] == 'R';
    const int count = isRow ? shape.rows() : shape.columns();
    if (!number || *number < 1 || *number > count || (!isRow && name[0] != 'C'))
        return std::nullopt;
    const int across = *number - 1;
    const int along = isFromFarEnd ? (isRow ? shape.columns() : shape.rows()) - 1 : 0;
    const int step = isFromFarEnd ? -1 : 1;
    return isRow ? placeBefore(across, along, 0, step) : placeBefore(along, across, step, 0);
}

std::optional<OutsidePlace> issDiagonal(Cell first, const BoardShape& shape) {
    const int row = shape.row(first);
    const int column = shape.column(first);
    const bool isLast = row == shape.rows() - 1;
    const bool isRight = column == shape.columns() - 1;
    if (isLast && column > 0 && !isRight)
        return placeBefore(row, column, -1, 1);
    if (row == 0 && column > 0)
        return placeBefore(row, column, 1, -1);
    if (isRight && !isLast)
        return placeBefore(row, column, -1, -1);
    if (column == 0 && !isLast)
        return placeBefore(row, column, 1, 1);
    return std::nullopt;
}

std::vector<Cell> issLine(const OutsidePlace& place, const BoardShape& shape) {
    std::vector<Cell> line;
    int row = place.row + place.down;
    int column = place.column + place.right;
    for (; shape.contains(row, column); row += place.down, column += place.right)
        line.push_back(shape.cell(row, column));
    return line;
}

std::vector<std::vector<Cell>> issWindows(std::pair<int, int> box, const BoardShape& shape) {
    const auto [rows, columns] = box;
    std::vector<std::vector<Cell>> windows;
    for (int row = 1; row + rows < shape.rows(); row += rows + 1)
        for (int column = 1; column + columns < shape.columns(); column += columns + 1) {
            std::vector<Cell>& window = windows.emplace_back();
            for (int i = 0; i < rows * columns; ++i)
                window.push_back(shape.cell(row + i / columns, column + i % columns));
        }
    return windows;
}

std::vector<std::vector<Cell>> issDisjointPlaces(std::pair<int, int> box, const BoardShape& shape) {
    const auto [rows, columns] = box;
    std::vector<std::vector<Cell>> sets(static_cast<std::size_t>(rows * columns));
    for (const Cell cell : shape.cells()) {
        const int place = shape.row(cell) % rows * columns + shape.column(cell) % columns;
        sets[static_cast<std::size_t>(place)].push_back(cell);
    }
    return sets;
}

std::optional<std::vector<IssGroup>> issGroups(std::span<const std::string> arguments, const BoardShape& shape) {
    std::vector<IssGroup> groups;
    std::string name;
    bool isNew = true;
    for (const std::string& argument : arguments) {
        if (argument.empty() || argument.front() == '_') {
            name = argument.empty() ? name : argument.substr(1);
            isNew = true;
            continue;
        }
        const std::optional<Cell> cell = issCell(argument, shape);
        if (!cell)
            return std::nullopt;
        if (isNew)
            groups.push_back({name, {}});
        isNew = false;
        groups.back().cells.push_back(*cell);
    }
    return groups;
}

}  // namespace nonet
