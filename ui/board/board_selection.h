#pragma once

#include "core/board/board_shape.h"
#include "core/board/cell_set.h"

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
    void goTo(const BoardShape& shape, Cell cell, SelectionChange change);
    void selectAll(const BoardShape& shape);

    friend bool operator==(const BoardSelection&, const BoardSelection&) = default;

private:
    CellSet m_cells;
    std::optional<Cell> m_current;
    /// Where extending starts from.
    std::optional<Cell> m_anchor;
};

/// The cell that many rows and columns on; the board's ends meet, and holes are passed over.
Cell movedBy(const BoardShape& shape, Cell cell, int rows, int columns);

}  // namespace nonet
