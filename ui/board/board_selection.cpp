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

void BoardSelection::goTo(const Geometry& geometry, Cell cell, SelectionChange change) {
    if (change == SelectionChange::extend && m_anchor) {
        const auto [top, bottom] = std::minmax({geometry.row(*m_anchor), geometry.row(cell)});
        const auto [left, right] = std::minmax({geometry.column(*m_anchor), geometry.column(cell)});
        m_cells.clear();
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                m_cells.insert(geometry.cell(row, column));
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

void BoardSelection::selectAll(const Geometry& geometry) {
    for (int i = 0; i < geometry.cellCount(); ++i)
        m_cells.insert(Cell(i));
    m_current = m_current.value_or(Cell(0));
    m_anchor = m_current;
}

Cell movedBy(const Geometry& geometry, Cell cell, int rows, int columns) {
    const int side = geometry.side();
    return geometry.cell((geometry.row(cell) + rows + side) % side, (geometry.column(cell) + columns + side) % side);
}

}  // namespace nonet
