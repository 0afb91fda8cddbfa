#pragma once

#include "core/board/cell_set.h"
#include "core/board/geometry.h"

#include <optional>

namespace nonet {

/// Whether moving or clicking replaces the selection or changes it.
enum class SelectionChange : std::uint8_t { replace, extend, add, remove };

/// The selected cells and the current one, where keys go. A value: the widget keeps one and paints it.
class BoardSelection {
public:
    const CellSet& cells() const { return m_cells; }
    const std::optional<Cell>& current() const { return m_current; }

    void set(const CellSet& cells, Cell current);
    void clear();
    /// The current cell alone where more are selected; else nothing.
    void release();
    /// Makes the cell current. extend selects the rectangle from where the selection began; remove takes it out.
    void goTo(const Geometry& geometry, Cell cell, SelectionChange change);
    void selectAll(const Geometry& geometry);

    friend bool operator==(const BoardSelection&, const BoardSelection&) = default;

private:
    CellSet m_cells;
    std::optional<Cell> m_current;
    /// Where extending starts from.
    std::optional<Cell> m_anchor;
};

/// The cell that many rows and columns on; the board's ends meet.
Cell movedBy(const Geometry& geometry, Cell cell, int rows, int columns);

}  // namespace nonet
