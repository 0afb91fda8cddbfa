#pragma once

#include "core/board/region_map.h"

namespace nonet {

/// One of the grids that a board is made of: a rectangle whose rows, columns and regions are houses. A classic board
/// has one, a samurai five. Its region map is numbered from the rectangle's own first cell. A value.
struct SubGrid {
    /// Row and column of its first cell on the board, from 0.
    int row = 0;
    int column = 0;
    RegionMap regions = RegionMap::boxes(9, 9, 3, 3);

    int rows() const { return regions.rows(); }
    int columns() const { return regions.columns(); }
    bool isSquare() const { return rows() == columns(); }
    /// Of the board, from 0.
    bool contains(int boardRow, int boardColumn) const {
        return boardRow >= row && boardRow < row + rows() && boardColumn >= column && boardColumn < column + columns();
    }

    friend bool operator==(const SubGrid&, const SubGrid&) = default;
};

}  // namespace nonet
