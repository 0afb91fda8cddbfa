#include "core/generators/swap_sets.h"

#include "core/board/classic.h"

namespace nonet {
namespace {

using CellsOfLines = std::array<ClassicCellSet, 512>;

/// [set of lines]: their cells. lineOf: a cell's line of that kind.
constexpr CellsOfLines makeCellsOfLines(int (*lineOf)(Cell)) {
    CellsOfLines cells{};
    for (int i = 0; i < classic::kCells; ++i)
        cells[1U << lineOf(Cell(i))].insert(Cell(i));
    for (unsigned lines = 1; lines < cells.size(); ++lines) {
        const unsigned fewer = lines & (lines - 1);
        cells[lines] = cells[fewer] | cells[lines ^ fewer];
    }
    return cells;
}
constexpr CellsOfLines kCellsOfRows = makeCellsOfLines([](Cell cell) { return classic::rowOf(cell); });
constexpr CellsOfLines kCellsOfColumns = makeCellsOfLines([](Cell cell) { return classic::columnOf(cell); });

/// Whom a digit or a line may be swapped with, and the number of that swap.
struct Partner {
    std::size_t other;
    std::size_t swap;
};

/// [digit - 1]: the other digits in their order; swaps 0 to 35.
constexpr auto kOtherDigits = [] {
    std::array<std::array<Partner, 8>, 9> partners{};
    std::size_t swap = 0;
    for (std::size_t one = 0; one < 9; ++one)
        for (std::size_t two = one + 1; two < 9; ++two, ++swap) {
            partners[one][two - 1] = {two, swap};
            partners[two][one] = {one, swap};
        }
    return partners;
}();

/// [row]: the next one of its band, turning, and the one before; swaps 36 to 44, and nine more for columns.
constexpr auto kOtherLines = [] {
    std::array<std::array<Partner, 2>, 9> partners{};
    for (std::size_t line = 0; line < 9; ++line) {
        const std::size_t chute = line / 3 * 3, next = chute + (line + 1) % 3, before = chute + (line + 2) % 3;
        partners[line] = {Partner{next, 36 + line}, Partner{before, 36 + before}};
    }
    return partners;
}();
constexpr std::size_t kColumnSwap = 9;

constexpr std::uint16_t bitAt(std::size_t place) { return static_cast<std::uint16_t>(1U << place); }

/// Where the digits of a solved grid lie, as bits: [line][digit - 1].
using Places = std::array<std::array<std::uint16_t, 9>, 9>;

template <std::size_t Swaps>
using Parts = std::array<std::array<std::uint16_t, Swaps>, 9>;

/// Makes each part's set that of all parts it is linked to, over others too. Links are permutations, so whom a part
/// reaches reaches it.
template <std::size_t Swaps>
void closeLinks(Parts<Swaps>& parts) {
    for (std::size_t over = 0; over < 9; ++over)
        for (std::size_t part = 0; part < 9; ++part) {
            if (part == over)
                continue;
            for (std::size_t swap = 0; swap < Swaps; ++swap) {
                const auto link = static_cast<std::uint16_t>(parts[part][swap] & (1U << over));
                const auto isLinked = static_cast<std::uint16_t>(link == 0 ? 0 : 0xffff);
                parts[part][swap] = static_cast<std::uint16_t>(parts[part][swap] | (parts[over][swap] & isLinked));
            }
        }
}

}  // namespace

SwapSets::SwapSets(const ClassicDigits& solution) : m_solution(solution) {
    Places columnInRow, rowInColumn, rowInBox;
    std::array<std::array<std::uint8_t, 9>, 9> columnOf;
    for (std::size_t row = 0; row < 9; ++row)
        for (std::size_t column = 0; column < 9; ++column) {
            const auto digit = static_cast<std::size_t>(solution.values[9 * row + column] - 1);
            columnOf[row][digit] = static_cast<std::uint8_t>(column);
            columnInRow[row][digit] = bitAt(column);
            rowInColumn[column][digit] = rowInBox[row / 3 * 3 + column / 3][digit] = bitAt(row);
        }
    // Row by row and in each by digits, so that loops are as long in every grid.
    for (std::size_t row = 0; row < 9; ++row)
        for (std::size_t one = 0; one < 9; ++one) {
            const std::size_t column = columnOf[row][one];
            m_cellsOf[one] |= kCellsOfRows[bitAt(row)] & kCellsOfColumns[bitAt(column)];
            // Where the one goes the other must leave, in its column and in its box.
            const auto& inColumn = rowInColumn[column];
            const auto& inBox = rowInBox[row / 3 * 3 + column / 3];
            for (std::size_t two = one + 1; two < 9; ++two)
                m_together[row][kOtherDigits[one][two - 1].swap] =
                    static_cast<NineBits>(bitAt(row) | inColumn[two] | inBox[two]);
            // Where the next line has this digit, it must be swapped too.
            const auto& [nextRow, rowSwap] = kOtherLines[row].front();
            m_together[column][rowSwap] = static_cast<NineBits>(bitAt(column) | columnInRow[nextRow][one]);
            const auto& [nextColumn, columnSwap] = kOtherLines[column].front();
            m_together[row][columnSwap + kColumnSwap] =
                static_cast<NineBits>(bitAt(row) | rowInColumn[nextColumn][one]);
        }
    closeLinks(m_together);
}

template <typename Use>
void SwapSets::forEachSetOf(Cell cell, Use use) const {
    const auto row = static_cast<std::size_t>(classic::rowOf(cell));
    const auto column = static_cast<std::size_t>(classic::columnOf(cell));
    const auto digit = static_cast<std::size_t>(m_solution.valueAt(cell) - 1);
    for (const auto& [other, swap] : kOtherDigits[digit])
        use(kCellsOfRows[m_together[row][swap]] & (m_cellsOf[digit] | m_cellsOf[other]));
    for (const auto& [other, swap] : kOtherLines[row])
        use(kCellsOfColumns[m_together[column][swap]] & kCellsOfRows[bitAt(row) | bitAt(other)]);
    for (const auto& [other, swap] : kOtherLines[column])
        use(kCellsOfRows[m_together[row][swap + kColumnSwap]] & kCellsOfColumns[bitAt(column) | bitAt(other)]);
}

bool SwapSets::hasSetOutside(ClassicCellSet clues, Cell cell) const {
    // All of them: where to end early cannot be foreseen, and costs more than it saves.
    bool has = false;
    forEachSetOf(cell, [&](ClassicCellSet set) { has |= !set.intersects(clues); });
    return has;
}

FixedList<ClassicCellSet, 12> SwapSets::setsOf(Cell cell) const {
    FixedList<ClassicCellSet, 12> sets;
    forEachSetOf(cell, [&](ClassicCellSet set) { sets.push(set); });
    return sets;
}

}  // namespace nonet
