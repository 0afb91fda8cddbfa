#include "core/canonical/map_search.h"

#include <algorithm>
#include <limits>

namespace nonet {

namespace {

constexpr std::uint64_t kNothingYet = std::numeric_limits<std::uint64_t>::max();
constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr std::array<int, 4> kFactorial = {1, 1, 2, 6};

using Row = std::array<std::uint8_t, 9>;

/// The rows that may come next, as bits.
unsigned nextRows(int level, const PartialMap& map) {
    constexpr std::array<unsigned, 3> kBands = {7, 7 << 3, 7 << 6};
    if (level % 3 == 0) {
        unsigned rows = 0x1FF;
        for (int done = 0; done < level; done += 3)
            rows &= ~kBands[map.rows[static_cast<std::size_t>(done)] / 3];
        return rows;
    }
    unsigned rows = kBands[map.rows[static_cast<std::size_t>(level - 1)] / 3];
    for (int done = level - level % 3; done < level; ++done)
        rows &= ~(1U << map.rows[static_cast<std::size_t>(done)]);
    return rows;
}

void sortTwo(unsigned& a, unsigned& b) {
    const unsigned low = std::min(a, b);
    b = std::max(a, b);
    a = low;
}

/// One stack of a row as three hexadecimal digits, the open columns sorted.
unsigned stackNumber(const PartialMap& map, const Row& row, std::size_t first, int blankColumns) {
    unsigned a = map.labels[row[map.columns[first]]];
    unsigned b = map.labels[row[map.columns[first + 1]]];
    unsigned c = map.labels[row[map.columns[first + 2]]];
    if (blankColumns >= 2) {
        sortTwo(a, b);
        if (blankColumns == 3) {
            sortTwo(b, c);
            sortTwo(a, b);
        }
    }
    return a << 8 | b << 4 | c;
}

std::uint64_t rowNumber(const PartialMap& map, const Row& row, const Shape& shape) {
    unsigned a = stackNumber(map, row, 0, shape.blankColumns[0]);
    unsigned b = stackNumber(map, row, 3, shape.blankColumns[1]);
    unsigned c = stackNumber(map, row, 6, shape.blankColumns[2]);
    if (shape.blankStacks >= 2) {
        sortTwo(a, b);
        if (shape.blankStacks == 3) {
            sortTwo(b, c);
            sortTwo(a, b);
        }
    }
    return std::uint64_t{a} << 24 | b << 12 | c;
}

constexpr unsigned nibble(std::uint64_t row, int position) { return row >> (32 - 4 * position) & 15U; }

Shape shapeAfter(const Shape& shape, std::uint64_t row) {
    Shape next = shape;
    next.blankStacks = 0;
    while (next.blankStacks < shape.blankStacks && (row >> (24 - 12 * next.blankStacks) & 0xFFFU) == 0)
        ++next.blankStacks;
    for (int stack = 0; stack < 3; ++stack) {
        int& blank = next.blankColumns[static_cast<std::size_t>(stack)];
        const int before = blank;
        for (blank = 0; blank < before && nibble(row, 3 * stack + blank) == 0;)
            ++blank;
    }
    for (int position = 0; position < 9; ++position)
        next.labels += nibble(row, position) == kNoLabel ? 1 : 0;
    return next;
}

/// One stack of a row with its open columns in the order of their cells, and in every order that makes the same number.
struct StackOrders {
    std::array<std::array<std::uint8_t, 3>, 6> columns;
    int count = 1;
    unsigned number = 0;
};

StackOrders ordersOf(const PartialMap& map, const Row& row, std::size_t first, int blankColumns) {
    std::array<std::uint8_t, 3> columns = {map.columns[first], map.columns[first + 1], map.columns[first + 2]};
    std::array<unsigned, 3> values = {map.labels[row[columns[0]]], map.labels[row[columns[1]]],
                                      map.labels[row[columns[2]]]};
    const auto sortPair = [&](std::size_t i) {
        if (values[i] > values[i + 1]) {
            std::swap(values[i], values[i + 1]);
            std::swap(columns[i], columns[i + 1]);
        }
    };
    std::size_t unlabelled = 0;
    if (blankColumns >= 2) {
        sortPair(0);
        if (blankColumns == 3) {
            sortPair(1);
            sortPair(0);
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(blankColumns); ++i)
            unlabelled += values[i] == kNoLabel ? 1 : 0;
    }
    StackOrders orders;
    orders.number = values[0] << 8 | values[1] << 4 | values[2];
    orders.columns[0] = columns;
    if (unlabelled == 2) {
        const auto last = static_cast<std::size_t>(blankColumns) - 1;
        std::swap(columns[last - 1], columns[last]);
        orders.columns[1] = columns;
        orders.count = 2;
    } else if (unlabelled == 3) {
        for (std::size_t i = 1; i < 6; ++i)
            orders.columns[i] = {columns[kOrders[i][0]], columns[kOrders[i][1]], columns[kOrders[i][2]]};
        orders.count = 6;
    }
    return orders;
}

/// Whether the blank stacks, in this order, make the row's number; where equal ones stay blank, in one order only.
bool isAscending(const std::array<StackOrders, 3>& stacks, const std::array<std::uint8_t, 3>& order, int blankStacks) {
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(blankStacks); ++i) {
        const unsigned a = stacks[order[i]].number;
        const unsigned b = stacks[order[i + 1]].number;
        if (a > b || (a == 0 && b == 0 && order[i] > order[i + 1]))
            return false;
    }
    return true;
}

/// Gives the row's new digits their labels and hands the map on.
template <typename Take>
void label(PartialMap& map, const Row& row, std::uint64_t number, int labels, const Take& take) {
    for (int position = 0; position < 9; ++position)
        if (nibble(number, position) == kNoLabel)
            map.labels[row[map.columns[static_cast<std::size_t>(position)]]] = static_cast<std::uint8_t>(++labels);
    take(map);
}

/// Every map that continues this one by the row, which makes the number.
template <typename Take>
void extend(const PartialMap& map, int level, std::size_t rowIndex, const Row& row, std::uint64_t number,
            const Shape& shape, const Take& take) {
    const std::array<StackOrders, 3> stacks = {ordersOf(map, row, 0, shape.blankColumns[0]),
                                               ordersOf(map, row, 3, shape.blankColumns[1]),
                                               ordersOf(map, row, 6, shape.blankColumns[2])};
    PartialMap next = map;
    next.rows[static_cast<std::size_t>(level)] = static_cast<std::uint8_t>(rowIndex);
    const auto place = [&](std::size_t position, const std::array<std::uint8_t, 3>& columns) {
        std::copy_n(columns.begin(), 3, next.columns.begin() + static_cast<std::ptrdiff_t>(3 * position));
    };
    // Orders that move the blank stacks alone: the first one or two of them for fewer than three stacks.
    constexpr std::array<std::array<std::uint8_t, 2>, 4> kOrdersOf = {{{0, 0}, {0, 0}, {0, 2}, {0, 0}}};
    const int orderCount = kFactorial[static_cast<std::size_t>(shape.blankStacks)];
    for (int i = 0; i < orderCount; ++i) {
        const auto& order =
            kOrders[shape.blankStacks == 3
                        ? static_cast<std::size_t>(i)
                        : kOrdersOf[static_cast<std::size_t>(shape.blankStacks)][static_cast<std::size_t>(i)]];
        if (!isAscending(stacks, order, shape.blankStacks))
            continue;
        for (int a = 0; a < stacks[order[0]].count; ++a) {
            place(0, stacks[order[0]].columns[static_cast<std::size_t>(a)]);
            for (int b = 0; b < stacks[order[1]].count; ++b) {
                place(1, stacks[order[1]].columns[static_cast<std::size_t>(b)]);
                for (int c = 0; c < stacks[order[2]].count; ++c) {
                    place(2, stacks[order[2]].columns[static_cast<std::size_t>(c)]);
                    PartialMap labelled = next;
                    label(labelled, row, number, shape.labels, take);
                }
            }
        }
    }
}

}  // namespace

MapSearch::MapSearch(const BothWays& board) : m_board(board) { m_smallest.fill(kNothingYet); }

void MapSearch::searchAll() {
    std::array<PartialMap, 2> maps;
    for (std::size_t way = 0; way < 2; ++way) {
        maps[way] = {.columns = {0, 1, 2, 3, 4, 5, 6, 7, 8}, .labels = {}, .rows = {}, .isTransposed = way == 1};
        maps[way].labels.fill(kNoLabel);
        maps[way].labels[0] = 0;
    }
    search(0, Shape{}, maps);
}

void MapSearch::search(int level, const Shape& shape, std::span<const PartialMap> maps) {
    assert(maps.size() <= kLot);
    if (level == 9) {
        finish(shape, maps);
        return;
    }
    std::uint64_t& smallest = m_smallest[static_cast<std::size_t>(level)];
    std::uint64_t number = smallest;
    std::array<Choice, 9 * kLot> choices;
    std::size_t count = 0;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        for (unsigned rows = nextRows(level, maps[i]); rows != 0; rows &= rows - 1) {
            const auto row = static_cast<std::size_t>(std::countr_zero(rows));
            const std::uint64_t found = rowNumber(maps[i], m_board[maps[i].isTransposed][row], shape);
            if (found > number)
                continue;
            if (found < number) {
                number = found;
                count = 0;
            }
            choices[count++] = {static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(row)};
        }
    }
    if (count == 0)
        return;
    if (number < smallest) {
        std::fill(m_smallest.begin() + level, m_smallest.end(), kNothingYet);
        smallest = number;
        m_count = 0;
    }
    extendAll(level, shape, number, maps, std::span(choices.data(), count));
}

void MapSearch::extendAll(int level, const Shape& shape, std::uint64_t number, std::span<const PartialMap> maps,
                          std::span<const Choice> choices) {
    const Shape next = shapeAfter(shape, number);
    std::array<PartialMap, kLot> lot;
    std::size_t size = 0;
    for (const Choice choice : choices) {
        const PartialMap& map = maps[choice.map];
        extend(map, level, choice.row, m_board[map.isTransposed][choice.row], number, shape,
               [&](const PartialMap& extended) {
                   if (size == kLot) {
                       search(level + 1, next, std::span(lot.data(), size));
                       size = 0;
                   }
                   lot[size++] = extended;
               });
    }
    search(level + 1, next, std::span(lot.data(), size));
}

void MapSearch::finish(const Shape& shape, std::span<const PartialMap> maps) {
    if (m_count == 0)
        m_found = maps.front();
    std::uint64_t open = static_cast<std::uint64_t>(kFactorial[static_cast<std::size_t>(shape.blankStacks)]);
    for (const int columns : shape.blankColumns)
        open *= static_cast<std::uint64_t>(kFactorial[static_cast<std::size_t>(columns)]);
    m_count += maps.size() * open;
}

ClassicTransform MapSearch::map() const {
    ClassicTransform transform{.isTransposed = m_found.isTransposed != 0,
                               .rows = m_found.rows,
                               .columns = m_found.columns,
                               .labels = m_found.labels};
    // Digits that the board lacks take the labels that are left.
    std::uint8_t next = 1;
    for (std::uint8_t& value : transform.labels)
        next = value == kNoLabel ? next : std::max(next, static_cast<std::uint8_t>(value + 1));
    for (std::uint8_t& value : transform.labels)
        if (value == kNoLabel)
            value = next++;
    return transform;
}

}  // namespace nonet
