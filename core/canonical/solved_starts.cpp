#include "core/canonical/solved_starts.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace nonet {

namespace {

using DigitRow = std::array<std::uint8_t, 9>;

constexpr std::array<std::array<std::size_t, 3>, 6> kColumnOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr Shape kDecided = {.blankStacks = 0, .blankColumns = {0, 0, 0}, .labels = 9};

/// The digits of a mini-row, as bits.
unsigned miniRow(const DigitRow& row, std::size_t stack) {
    return 1U << row[3 * stack] | 1U << row[3 * stack + 1] | 1U << row[3 * stack + 2];
}

/// Two rows of a band, the first two of an image.
struct RowPair {
    const DigitRow* first;
    const DigitRow* second;
    std::array<std::uint8_t, 2> rows;
    std::uint8_t isTransposed;
    /// How many digits the second's first mini-row takes from the first's second one.
    int shared;
    /// By digit, the column in the first row.
    std::array<std::uint8_t, 10> columnOf;
};

/// Collects the starts whose second row is the smallest.
class Starts {
public:
    explicit Starts(MapSearch& search) : m_search(search) {}

    void addWhole(const RowPair& pair, const std::array<std::size_t, 3>& stacks);
    void addMixed(const RowPair& pair, const std::array<std::size_t, 3>& stacks);
    void finish();

private:
    void add(const RowPair& pair, const DigitRow& columns);

    MapSearch& m_search;
    std::uint64_t m_smallest = std::numeric_limits<std::uint64_t>::max();
    /// The most that can tie: 36 pairs, 18 ways each.
    std::array<PartialMap, 648> m_maps;
    std::size_t m_size = 0;
};

void Starts::add(const RowPair& pair, const DigitRow& columns) {
    std::array<std::uint8_t, 10> labels{};
    for (std::size_t i = 0; i < 9; ++i)
        labels[(*pair.first)[columns[i]]] = static_cast<std::uint8_t>(i + 1);
    std::uint64_t number = 0;
    for (const std::size_t column : columns)
        number = number << 4 | labels[(*pair.second)[column]];
    if (number > m_smallest)
        return;
    if (number < m_smallest) {
        m_smallest = number;
        m_size = 0;
    }
    m_maps[m_size++] = {.columns = columns,
                        .labels = labels,
                        .rows = {pair.rows[0], pair.rows[1]},
                        .isTransposed = pair.isTransposed,
                        .rowsLeft = static_cast<std::uint16_t>(0x1FF & ~(1U << pair.rows[0] | 1U << pair.rows[1]))};
}

void Starts::finish() {
    for (std::size_t i = 0; i < m_size; i += MapSearch::kLot)
        m_search.search(2, kDecided, std::span(m_maps).subspan(i, std::min(MapSearch::kLot, m_size - i)));
}

void Starts::addWhole(const RowPair& pair, const std::array<std::size_t, 3>& stacks) {
    for (const auto& order : kColumnOrders) {
        DigitRow columns{};
        for (std::size_t i = 0; i < 3; ++i)
            columns[i] = static_cast<std::uint8_t>(3 * stacks[0] + order[i]);
        for (std::size_t i = 3; i < 9; ++i)
            columns[i] = pair.columnOf[(*pair.second)[columns[i - 3]]];
        add(pair, columns);
    }
}

void Starts::addMixed(const RowPair& pair, const std::array<std::size_t, 3>& stacks) {
    const DigitRow& second = *pair.second;
    const auto stackAbove = [&](std::size_t column) { return std::size_t{pair.columnOf[second[column]]} / 3; };
    std::size_t odd = 3 * stacks[0];
    while (stackAbove(odd) != stacks[2])
        ++odd;
    const std::size_t others = 9 * stacks[0] + 3 - odd;
    for (const bool isSwapped : {false, true}) {
        // The two columns beside the odd one, in both orders.
        std::size_t left = odd == 3 * stacks[0] ? odd + 1 : 3 * stacks[0];
        std::size_t right = others - left;
        if (isSwapped)
            std::swap(left, right);
        DigitRow columns{};
        columns[0] = static_cast<std::uint8_t>(left);
        columns[1] = static_cast<std::uint8_t>(right);
        columns[2] = static_cast<std::uint8_t>(odd);
        columns[3] = pair.columnOf[second[left]];
        columns[4] = pair.columnOf[second[right]];
        columns[5] = static_cast<std::uint8_t>(9 * stacks[1] + 3 - columns[3] - columns[4]);
        columns[6] = pair.columnOf[second[odd]];
        std::size_t next = 7;
        for (std::size_t i = 3; i < 6; ++i)
            if (stackAbove(columns[i]) == stacks[2])
                columns[next++] = pair.columnOf[second[columns[i]]];
        add(pair, columns);
    }
}

}  // namespace

void searchSolved(const BothWays& grid, MapSearch& search) {
    std::array<RowPair, 36> pairs;
    std::size_t count = 0;
    bool hasWhole = false;
    for (std::uint8_t way = 0; way < 2; ++way)
        for (std::uint8_t a = 0; a < 9; ++a)
            for (std::uint8_t step = 1; step < 3; ++step) {
                const auto b = static_cast<std::uint8_t>(a / 3 * 3 + (a + step) % 3);
                RowPair& pair = pairs[count++];
                pair.first = &grid[way][a];
                pair.second = &grid[way][b];
                pair.rows = {a, b};
                pair.isTransposed = way;
                pair.shared = std::popcount(miniRow(*pair.first, 1) & miniRow(*pair.second, 0));
                hasWhole = hasWhole || pair.shared % 3 == 0;
                for (std::uint8_t column = 0; column < 9; ++column)
                    pair.columnOf[(*pair.first)[column]] = column;
            }
    Starts starts(search);
    for (const RowPair& pair : pairs) {
        if (hasWhole && pair.shared % 3 != 0)
            continue;
        // The stack that gives more to the first mini-row follows it, all the way round.
        const std::size_t step = pair.shared >= 2 ? 1 : 2;
        for (std::size_t first = 0; first < 3; ++first) {
            const std::array<std::size_t, 3> stacks = {first, (first + step) % 3, (first + 2 * step) % 3};
            if (hasWhole)
                starts.addWhole(pair, stacks);
            else
                starts.addMixed(pair, stacks);
        }
    }
    starts.finish();
}

}  // namespace nonet
