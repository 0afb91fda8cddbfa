// Why the towers of [Lookup] work. Its pattern is one box, and below it the same box with its three columns moved
// round, by one and by two. On any floor:
//
//     a b c     c a b     b c a      - each row of a lower box holds the trio of the row above it, so a row of the
//     d e f  -> f d e  -> e f d        lower bands holds three trios that share no digit, as the floor's row does;
//     g h i     i g h     h i g      - each column of a stack gets three different columns of its floor box, which
//                                      together are the box.
// So each stack may use (1, 2) or (2, 1): 2^3 of the 3^6 ways to move the columns of six boxes give a Sudoku.
#pragma once

#include "core/constructions/tower.h"

#include <array>
#include <optional>
#include <vector>

namespace nonet {

/// By how much the columns of the second and the third box of a stack are moved to the right, each 0..2.
struct ColumnTurns {
    int second = 1;
    int third = 2;
    friend bool operator==(const ColumnTurns&, const ColumnTurns&) = default;
};

/// What the theorem rests on, looked at in a grid, cell by cell. It uses no key and no pattern.
struct ColumnRotationCheck {
    /// [stack]: nothing where a lower box is not its floor box with the columns moved round.
    std::array<std::optional<ColumnTurns>, 3> turns;
    /// Rows of the lower bands, as numbers 3..8, in which a box holds another trio than the floor's row.
    std::vector<int> rowsWithOtherTrios;
    /// Columns in which a column of the floor box comes twice.
    std::vector<int> columnsWithRepeats;
    /// Conflicts of the whole grid: none if the two lists above are empty.
    std::vector<Conflict> conflicts;

    bool holds() const { return rowsWithOtherTrios.empty() && columnsWithRepeats.empty(); }
    friend bool operator==(const ColumnRotationCheck&, const ColumnRotationCheck&) = default;
};

ColumnRotationCheck checkColumnRotation(const Grid& full);

/// The floor with the columns of its boxes moved round, stack by stack.
Grid rotateColumns(const TowerFloor& floor, const std::array<ColumnTurns, 3>& turns);

/// The turns of a pattern's second and third boxes; nothing where they are not its first box with the columns moved
/// round.
std::optional<ColumnTurns> turnsOf(const TowerPattern& tower);

/// All 729 ways to move the columns, each with whether it gives a Sudoku: 8 do, whatever the floor.
struct TurnsOutcome {
    std::array<ColumnTurns, 3> turns;
    bool isSudoku = false;
    friend bool operator==(const TurnsOutcome&, const TurnsOutcome&) = default;
};
std::vector<TurnsOutcome> tryAllColumnTurns(const TowerFloor& floor);

}  // namespace nonet
