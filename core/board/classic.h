// The classic 9x9 board as constant tables: the fast path of solvers and techniques.
// Houses are numbered 0..8 rows, 9..17 columns, 18..26 boxes.
#pragma once

#include "core/board/cell_set.h"
#include "core/board/digit_set.h"
#include "core/board/house.h"
#include "core/foundation/fixed_list.h"

#include <array>

namespace nonet::classic {

inline constexpr int kSide = 9;
inline constexpr int kCells = 81;
inline constexpr int kHouses = 27;
inline constexpr int kPeers = 20;

constexpr int rowOf(Cell cell) { return cell.index() / 9; }
constexpr int columnOf(Cell cell) { return cell.index() % 9; }
constexpr int boxOf(Cell cell) { return cell.index() / 27 * 3 + cell.index() % 9 / 3; }
constexpr Cell cellAt(int row, int column) { return Cell(row * 9 + column); }
/// The n-th cell of a box, row by row.
constexpr Cell cellInBox(int box, int n) { return cellAt(box / 3 * 3 + n / 3, box % 3 * 3 + n % 3); }

/// All 81 cells / 9 digits / 27 houses, to loop over.
inline constexpr ClassicCellSet kAllCells = ClassicCellSet::all();
inline constexpr ClassicDigitSet kAllDigits = ClassicDigitSet::full();

constexpr int toIndex(House house) { return static_cast<int>(house.kind) * 9 + house.number; }
constexpr House houseAt(int index) { return {static_cast<HouseKind>(index / 9), static_cast<std::uint8_t>(index % 9)}; }
constexpr House rowHouse(int row) { return {HouseKind::row, static_cast<std::uint8_t>(row)}; }
constexpr House columnHouse(int column) { return {HouseKind::column, static_cast<std::uint8_t>(column)}; }
constexpr House boxHouse(int box) { return {HouseKind::box, static_cast<std::uint8_t>(box)}; }
/// The cell's row, column and box, in this order.
constexpr std::array<House, 3> housesOf(Cell cell) {
    return {rowHouse(rowOf(cell)), columnHouse(columnOf(cell)), boxHouse(boxOf(cell))};
}

namespace detail {
constexpr std::array<ClassicCellSet, kHouses> makeHouseCells() {
    std::array<ClassicCellSet, kHouses> sets{};
    for (int i = 0; i < kCells; ++i)
        for (const House house : housesOf(Cell(i)))
            sets[static_cast<std::size_t>(toIndex(house))].insert(Cell(i));
    return sets;
}
inline constexpr auto kHouseCells = makeHouseCells();

constexpr std::array<ClassicCellSet, kCells> makePeers() {
    std::array<ClassicCellSet, kCells> sets{};
    for (int i = 0; i < kCells; ++i) {
        ClassicCellSet& peers = sets[static_cast<std::size_t>(i)];
        for (const House house : housesOf(Cell(i)))
            peers |= kHouseCells[static_cast<std::size_t>(toIndex(house))];
        peers.erase(Cell(i));
    }
    return sets;
}
inline constexpr auto kPeerSets = makePeers();
}  // namespace detail

constexpr ClassicCellSet cellsOf(House house) { return detail::kHouseCells[static_cast<std::size_t>(toIndex(house))]; }
constexpr ClassicCellSet cellsOfHouse(int index) { return detail::kHouseCells[static_cast<std::size_t>(index)]; }
/// The 20 cells that share a house with this one.
constexpr ClassicCellSet peersOf(Cell cell) { return detail::kPeerSets[cell.slot()]; }
constexpr bool arePeers(Cell a, Cell b) { return peersOf(a).contains(b); }

/// The cells that see every cell of the set (its own cells excluded); all cells for an empty set.
constexpr ClassicCellSet commonPeersOf(ClassicCellSet cells) {
    ClassicCellSet common = kAllCells;
    for (const Cell cell : cells)
        common &= peersOf(cell);
    return common;
}

/// The houses that contain every cell of the set, at most three; none for an empty set.
constexpr FixedList<House, 3> commonHousesOf(ClassicCellSet cells) {
    FixedList<House, 3> common;
    if (cells.isEmpty())
        return common;
    for (const House house : housesOf(cells.first()))
        if (cellsOf(house).containsAll(cells))
            common.push(house);
    return common;
}

}  // namespace nonet::classic
