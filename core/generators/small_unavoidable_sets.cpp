#include "core/generators/small_unavoidable_sets.h"

#include "core/board/classic.h"

#include <bit>

namespace nonet {
namespace {

/// [house 0..8 of a kind][digit - 1]: which of the digit's cells lies there, by its row or its column.
using Positions = std::array<std::array<std::uint8_t, 9>, 9>;

struct DigitPositions {
    Positions columnInRow;
    Positions rowInColumn;
    Positions rowInBox;
};

DigitPositions positionsOf(const ClassicDigits& solution) {
    DigitPositions positions{};
    for (const Cell cell : classic::kAllCells) {
        const auto digit = static_cast<std::size_t>(solution.valueAt(cell) - 1);
        const auto row = static_cast<std::uint8_t>(classic::rowOf(cell));
        const auto column = static_cast<std::uint8_t>(classic::columnOf(cell));
        positions.columnInRow[row][digit] = column;
        positions.rowInColumn[column][digit] = row;
        positions.rowInBox[static_cast<std::size_t>(classic::boxOf(cell))][digit] = row;
    }
    return positions;
}

/// Nine nodes, each with the set of those that it draws in.
using Links = std::array<unsigned, 9>;

/// Calls `use` with each set of nodes that are linked, but not with all nine at once.
template <typename Use>
void forEachPart(const Links& links, Use use) {
    for (unsigned rest = 0x1ff; rest != 0;) {
        unsigned part = rest & (~rest + 1);
        for (unsigned open = part; open != 0;) {
            const unsigned reached = links[static_cast<std::size_t>(std::countr_zero(open))];
            open = (open & (open - 1)) | (reached & ~part);
            part |= reached;
        }
        if (part != 0x1ff)
            use(part);
        rest &= ~part;
    }
}

void addDigitSwaps(const DigitPositions& at, std::size_t one, std::size_t two, SmallUnavoidableSets& sets) {
    Links links{};
    for (std::size_t row = 0; row < 9; ++row)
        for (const auto& [mine, other] : {std::pair{one, two}, std::pair{two, one}}) {
            const std::size_t column = at.columnInRow[row][mine];
            const std::size_t box = row / 3 * 3 + column / 3;
            links[row] |= 1U << at.rowInColumn[column][other] | 1U << at.rowInBox[box][other];
        }
    forEachPart(links, [&](unsigned rows) {
        ClassicCellSet cells;
        for (; rows != 0; rows &= rows - 1) {
            const int row = std::countr_zero(rows);
            for (const std::size_t digit : {one, two})
                cells.insert(classic::cellAt(row, at.columnInRow[static_cast<std::size_t>(row)][digit]));
        }
        sets.push(cells);
    });
}

/// Lines of a kind, row or column, and their nine places; placeInLine is of the same kind.
void addLineSwaps(const ClassicDigits& solution, const Positions& placeInLine, std::array<int, 2> lines, HouseKind kind,
                  SmallUnavoidableSets& sets) {
    const auto cellAt = [&](int line, int place) {
        return kind == HouseKind::row ? classic::cellAt(line, place) : classic::cellAt(place, line);
    };
    Links links{};
    for (int place = 0; place < 9; ++place) {
        // Where the first line has the digit that the second has here, it must be swapped too.
        const auto digit = static_cast<std::size_t>(solution.valueAt(cellAt(lines[1], place)) - 1);
        links[static_cast<std::size_t>(place)] = 1U << placeInLine[static_cast<std::size_t>(lines[0])][digit];
    }
    forEachPart(links, [&](unsigned places) {
        ClassicCellSet cells;
        for (; places != 0; places &= places - 1)
            for (const int line : lines)
                cells.insert(cellAt(line, std::countr_zero(places)));
        sets.push(cells);
    });
}

}  // namespace

SmallUnavoidableSets smallUnavoidableSets(const ClassicDigits& solution) {
    const DigitPositions positions = positionsOf(solution);
    SmallUnavoidableSets sets;
    for (std::size_t one = 0; one < 9; ++one)
        for (std::size_t two = one + 1; two < 9; ++two)
            addDigitSwaps(positions, one, two, sets);
    for (int chute = 0; chute < 9; chute += 3)
        for (const std::array<int, 2> lines : {std::array{0, 1}, std::array{0, 2}, std::array{1, 2}}) {
            const std::array<int, 2> both = {chute + lines[0], chute + lines[1]};
            addLineSwaps(solution, positions.columnInRow, both, HouseKind::row, sets);
            addLineSwaps(solution, positions.rowInColumn, both, HouseKind::column, sets);
        }
    return sets;
}

}  // namespace nonet
