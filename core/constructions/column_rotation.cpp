#include "core/constructions/column_rotation.h"

#include "core/board/classic.h"

#include <algorithm>

namespace nonet {

namespace {

/// How far the columns of a box of the stack are moved against the floor box above it.
std::optional<int> turnOfBox(const Grid& grid, int stack, int band) {
    for (int turn = 0; turn < 3; ++turn) {
        bool fits = true;
        for (int n = 0; n < 9 && fits; ++n) {
            const Cell above = classic::cellAt(n / 3, 3 * stack + n % 3);
            const Cell below = classic::cellAt(3 * band + n / 3, 3 * stack + (n % 3 + turn) % 3);
            fits = grid.digit(above) == grid.digit(below);
        }
        if (fits)
            return turn;
    }
    return std::nullopt;
}

std::optional<ColumnTurns> turnsOfStack(const Grid& grid, int stack) {
    const std::optional<int> second = turnOfBox(grid, stack, 1);
    const std::optional<int> third = turnOfBox(grid, stack, 2);
    return second && third ? std::optional(ColumnTurns{*second, *third}) : std::nullopt;
}

enum class Way { across, down };

/// The digits of three cells from (row, column) on; blanks are left out.
ClassicDigitSet threeFrom(const Grid& grid, int row, int column, Way way) {
    ClassicDigitSet digits;
    for (int n = 0; n < 3; ++n)
        if (const auto digit =
                grid.digit(classic::cellAt(row + (way == Way::down ? n : 0), column + (way == Way::across ? n : 0))))
            digits.insert(*digit);
    return digits;
}

}  // namespace

ColumnRotationCheck checkColumnRotation(const Grid& full) {
    assert(full.side() == 9 && full.isFull());
    ColumnRotationCheck check;
    for (int stack = 0; stack < 3; ++stack)
        check.turns[static_cast<std::size_t>(stack)] = turnsOfStack(full, stack);
    for (int row = 3; row < 9; ++row)
        for (int column = 0; column < 9; column += 3)
            if (threeFrom(full, row, column, Way::across) != threeFrom(full, row % 3, column, Way::across)) {
                check.rowsWithOtherTrios.push_back(row);
                break;
            }
    for (int column = 0; column < 9; ++column) {
        ClassicDigitSet seen;
        for (int row = 0; row < 9; row += 3)
            seen |= threeFrom(full, row, column, Way::down);
        if (seen != classic::kAllDigits)
            check.columnsWithRepeats.push_back(column);
    }
    check.conflicts = findConflicts(full, {});
    return check;
}

Grid rotateColumns(const TowerFloor& floor, const std::array<ColumnTurns, 3>& turns) {
    Grid grid = floor.board();
    for (const Cell cell : classic::kAllCells) {
        const int band = classic::rowOf(cell) / 3;
        const int stack = classic::columnOf(cell) / 3;
        const ColumnTurns& turn = turns[static_cast<std::size_t>(stack)];
        const int by = band == 0 ? 0 : band == 1 ? turn.second : turn.third;
        const int from = 3 * stack + (classic::columnOf(cell) + 3 - by) % 3;
        grid.set(cell, Digit(floor.board().valueAt(classic::cellAt(classic::rowOf(cell) % 3, from))));
    }
    return grid;
}

std::optional<ColumnTurns> turnsOf(const TowerPattern& tower) { return turnsOfStack(tower.board(), 0); }

std::vector<TurnsOutcome> tryAllColumnTurns(const TowerFloor& floor) {
    std::vector<TurnsOutcome> outcomes;
    const auto turnsFrom = [](int number) { return ColumnTurns{number / 3, number % 3}; };
    for (int a = 0; a < 9; ++a)
        for (int b = 0; b < 9; ++b)
            for (int c = 0; c < 9; ++c) {
                const std::array<ColumnTurns, 3> turns = {turnsFrom(a), turnsFrom(b), turnsFrom(c)};
                outcomes.push_back({turns, rotateColumns(floor, turns).isSolved({})});
            }
    return outcomes;
}

}  // namespace nonet
