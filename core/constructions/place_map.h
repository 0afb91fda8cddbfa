// What the shift cipher, the row shift and every other substitution have in common: each cell names a place, and the
// board follows from the list that is read through these names.
//
//     places   0 1 2 3  with the list 3 1 4 2   gives   3 1 4 2       A map makes a Sudoku of every list exactly if no
//              2 3 0 1                                  4 2 3 1       house names a place twice. So a clash is told of
//              3 0 1 2                                  2 3 1 4       the map, once, and not of the 9! boards.
//              1 2 3 0                                  1 4 2 3
#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/constructions/sequence.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace nonet {

/// Two cells of a house that name one place.
struct PlaceClash {
    House house;
    Cell first;
    Cell second;
    int place = 0;
    friend bool operator==(const PlaceClash&, const PlaceClash&) = default;
};

/// The places that a house names, one piece for each box that it crosses, cells in reading order: a row of the shift
/// cipher is three arcs of the ring of places, a column three triangles.
struct HouseCover {
    struct Piece {
        /// Boxes are counted row by row.
        int box = 0;
        std::vector<Cell> cells;
        /// By cell.
        std::vector<int> places;
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    House house;
    std::vector<Piece> pieces;
    std::vector<PlaceClash> clashes;

    bool isComplete() const { return clashes.empty(); }
    friend bool operator==(const HouseCover&, const HouseCover&) = default;
};

/// A place 0..side-1 for each cell.
class PlaceMap {
public:
    /// `places` row by row, one a cell.
    PlaceMap(Geometry geometry, std::vector<std::uint8_t> places);
    /// Each digit of a full grid taken for the place digit - 1: then the list is a key from that grid to another.
    static PlaceMap from(const Grid& full, Geometry geometry = {});

    const Geometry& geometry() const { return m_geometry; }
    int placeAt(Cell cell) const { return m_places[cell.slot()]; }
    /// In reading order.
    std::vector<Cell> cellsOf(int place) const;

    /// The board that the list gives. Its side must be the board's.
    Grid apply(const Sequence& sequence) const;

    HouseCover coverOf(House house) const;
    /// Rows, columns and boxes that have every place once.
    int completeHouses() const;
    /// Every pair of cells of a house that name one place, houses in Geometry's order; empty if every list gives a
    /// Sudoku.
    std::vector<PlaceClash> clashes() const;

    friend bool operator==(const PlaceMap&, const PlaceMap&) = default;

private:
    Geometry m_geometry;
    std::vector<std::uint8_t> m_places;
};

}  // namespace nonet
