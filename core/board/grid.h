#pragma once

#include "core/board/board_shape.h"
#include "core/board/cell.h"
#include "core/board/geometry.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// Digits in the cells of a board of any shape up to 36 x 36; a cell may be blank, and a hole is. Row-major.
class Grid {
public:
    /// A blank 9x9 grid.
    Grid() : Grid(9) {}
    explicit Grid(int side) : Grid(BoardShape::square(side)) {}
    explicit Grid(const BoardShape& shape)
        : m_rows(shape.rows()), m_columns(shape.columns()), m_symbolCount(shape.symbolCount()),
          m_holeCount(shape.holeCount()), m_values(static_cast<std::size_t>(shape.cellCount()), 0) {}

    /// Only for a square board.
    int side() const {
        assert(m_rows == m_columns);
        return m_rows;
    }
    int rows() const { return m_rows; }
    int columns() const { return m_columns; }
    /// Holes counted.
    int cellCount() const { return m_rows * m_columns; }

    bool isBlank(Cell cell) const { return valueAt(cell) == 0; }
    /// The digit, or nothing for a blank.
    std::optional<Digit> digit(Cell cell) const {
        const int value = valueAt(cell);
        return value == 0 ? std::nullopt : std::optional<Digit>(Digit(value));
    }
    /// The digit's value, 0 for a blank: for tables and comparisons.
    int valueAt(Cell cell) const { return m_values[cell.slot()]; }

    void set(Cell cell, Digit digit) {
        assert(digit.value() <= m_symbolCount);
        m_values[cell.slot()] = static_cast<std::uint8_t>(digit.value());
    }
    void clear(Cell cell) { m_values[cell.slot()] = 0; }

    /// Cells that hold a digit.
    int filledCount() const;
    bool isFull() const { return filledCount() == cellCount() - m_holeCount; }
    /// Filled, and every house of the geometry holds each digit once.
    bool isSolved(const Geometry& geometry) const;

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    int m_rows;
    int m_columns;
    int m_symbolCount;
    int m_holeCount;
    std::vector<std::uint8_t> m_values;
};

/// One symbol a cell, row by row, `blank` for a blank: the 81-character line of a 9x9 grid.
std::string toLine(const Grid& grid, char blank = '.');
/// Reads what toLine wrote: exactly side*side symbols; '.', and up to side 35 also '0', are blanks. Strict: no white
/// space, no other blank. Nothing where a character fits no cell or the length is wrong; the formats know more.
std::optional<Grid> gridFromLine(std::string_view line, int side = 9);

}  // namespace nonet
