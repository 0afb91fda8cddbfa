#include "ui/board/board_selection.h"

#include <algorithm>

namespace nonet {

void BoardSelection::set(const CellSet& cells, Cell current) {
    m_cells = cells;
    m_current = current;
    m_anchor = current;
}

void BoardSelection::clear() { *this = BoardSelection(); }

void BoardSelection::release() {
    if (m_cells.count() > 1 && m_current)
        set({*m_current}, *m_current);
    else
        clear();
}

void BoardSelection::goTo(const BoardShape& shape, Cell cell, SelectionChange change) {
    if (change == SelectionChange::extend && m_anchor) {
        const auto [top, bottom] = std::minmax({shape.row(*m_anchor), shape.row(cell)});
        const auto [left, right] = std::minmax({shape.column(*m_anchor), shape.column(cell)});
        m_cells.clear();
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                if (const std::optional<Cell> inside = shape.cellAt(row, column))
                    m_cells.insert(*inside);
        m_current = cell;
        return;
    }
    if (change == SelectionChange::replace)
        m_cells.clear();
    if (change == SelectionChange::remove)
        m_cells.erase(cell);
    else
        m_cells.insert(cell);
    m_current = cell;
    m_anchor = cell;
}

void BoardSelection::selectAll(const BoardShape& shape) {
    for (const Cell cell : shape.cells())
        m_cells.insert(cell);
    m_current = m_current.value_or(*m_cells.begin());
    m_anchor = m_current;
}

Cell movedBy(const BoardShape& shape, Cell cell, int rows, int columns) {
    int row = shape.row(cell);
    int column = shape.column(cell);
    do {
        row = (row + rows + shape.rows()) % shape.rows();
        column = (column + columns + shape.columns()) % shape.columns();
    } while (!shape.cellAt(row, column));
    return shape.cell(row, column);
}

}  // namespace nonet
