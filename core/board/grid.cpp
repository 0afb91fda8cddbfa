#include "core/board/grid.h"

#include <algorithm>

namespace nonet {

int Grid::filledCount() const {
    return static_cast<int>(
        std::count_if(m_values.begin(), m_values.end(), [](std::uint8_t value) { return value != 0; }));
}

bool Grid::isSolved(const Geometry& geometry) const {
    assert(geometry.side() == side());
    for (const House house : geometry.houses()) {
        DigitSet seen;
        for (const Cell cell : geometry.cells(house)) {
            if (isBlank(cell))
                return false;
            seen.insert(Digit(valueAt(cell)));
        }
        if (seen != geometry.allDigits())
            return false;
    }
    return true;
}

std::string toLine(const Grid& grid, char blank) {
    std::string line;
    line.reserve(static_cast<std::size_t>(grid.cellCount()));
    for (int i = 0; i < grid.cellCount(); ++i) {
        const std::optional<Digit> digit = grid.digit(Cell(i));
        line += digit ? toSymbol(*digit) : blank;
    }
    return line;
}

std::optional<Grid> gridFromLine(std::string_view line, int side) {
    if (line.size() != static_cast<std::size_t>(side) * static_cast<std::size_t>(side))
        return std::nullopt;
    Grid grid(side);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (const std::optional<Digit> digit = digitFromSymbol(line[i], side))
            grid.set(Cell(static_cast<int>(i)), *digit);
        else if (line[i] != '.' && line[i] != '0')
            return std::nullopt;
    }
    return grid;
}

}  // namespace nonet
