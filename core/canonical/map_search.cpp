#include "core/canonical/map_search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>

namespace nonet {

namespace {

constexpr std::uint64_t kNothingYet = std::numeric_limits<std::uint64_t>::max();
constexpr std::array<std::array<std::uint8_t, 3>, 6> kStackOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
constexpr std::array<std::uint64_t, 4> kFactorial = {1, 1, 2, 6};
/// A one in every hexadecimal digit of a row's number.
constexpr std::uint64_t kOnes = 0x111111111;

/// The rows that may come next, as bits.
unsigned nextRows(std::size_t level, const PartialMap& map) {
    constexpr std::array<unsigned, 9> kBandOf = {7, 7, 7, 7 << 3, 7 << 3, 7 << 3, 7 << 6, 7 << 6, 7 << 6};
    return level % 3 == 0 ? map.rowsLeft : map.rowsLeft & kBandOf[map.rows[level - 1]];
}

void sortTwo(unsigned& a, unsigned& b) {
    const unsigned low = std::min(a, b);
    b = std::max(a, b);
    a = low;
}

/// Sorts the first `count` of three.
void sortFirst(int count, unsigned& a, unsigned& b, unsigned& c) {
    if (count < 2)
        return;
    sortTwo(a, b);
    if (count == 3) {
        sortTwo(b, c);
        sortTwo(a, b);
    }
}

/// One stack of a row as three hexadecimal digits.
unsigned stackNumber(const PartialMap& map, const BoardRow& row, std::size_t first, int open) {
    unsigned a = map.labels[row[map.columns[first]]];
    unsigned b = map.labels[row[map.columns[first + 1]]];
    unsigned c = map.labels[row[map.columns[first + 2]]];
    sortFirst(open, a, b, c);
    return a << 8 | b << 4 | c;
}

template <bool IsOpen>
std::uint64_t rowNumber(const PartialMap& map, const BoardRow& row, const Shape& shape) {
    unsigned a = stackNumber(map, row, 0, IsOpen ? shape.blankColumns[0] : 0);
    unsigned b = stackNumber(map, row, 3, IsOpen ? shape.blankColumns[1] : 0);
    unsigned c = stackNumber(map, row, 6, IsOpen ? shape.blankColumns[2] : 0);
    sortFirst(IsOpen ? shape.blankStacks : 0, a, b, c);
    return std::uint64_t{a} << 24 | b << 12 | c;
}

/// One stack of a row: its number before its columns, three hexadecimal digits each, in the order of the sorted cells.
unsigned sortedStack(const PartialMap& map, const BoardRow& row, std::size_t first, int open) {
    const auto cell = [&](std::size_t position) {
        const unsigned column = map.columns[position];
        return unsigned{map.labels[row[column]]} << 4 | column;
    };
    unsigned a = cell(first);
    unsigned b = cell(first + 1);
    unsigned c = cell(first + 2);
    sortFirst(open, a, b, c);
    return (a >> 4) << 20 | (b >> 4) << 16 | (c >> 4) << 12 | (a & 15) << 8 | (b & 15) << 4 | (c & 15);
}

std::array<unsigned, 3> sortedStacks(const PartialMap& map, const BoardRow& row, const Shape& shape) {
    std::array<unsigned, 3> stacks = {sortedStack(map, row, 0, shape.blankColumns[0]),
                                      sortedStack(map, row, 3, shape.blankColumns[1]),
                                      sortedStack(map, row, 6, shape.blankColumns[2])};
    sortFirst(shape.blankStacks, stacks[0], stacks[1], stacks[2]);
    return stacks;
}

constexpr unsigned stackOf(std::uint64_t number, std::size_t stack) { return number >> (24 - 12 * stack) & 0xFFFU; }

/// Bit 0 of each hexadecimal digit that is F.
constexpr std::uint64_t unlabelledIn(std::uint64_t number) {
    const std::uint64_t pairs = number & number >> 1;
    return pairs & pairs >> 2 & kOnes;
}

}  // namespace

/// How maps go on by a row. All of them make the same number, so it is the same for each of them.
struct MapSearch::Step {
    Step(const Shape& before, std::uint64_t rowNumber);

    std::uint64_t number;
    Shape before;
    Shape after;
    /// Positions of digits that have no label yet.
    std::array<std::uint8_t, 9> unlabelled{};
    std::size_t unlabelledCount = 0;
    /// Ways to choose among the orders below.
    std::size_t orderCount = 1;
    /// Orders of the stacks that make the number, as indices into kStackOrders.
    std::array<std::uint8_t, 6> stackOrders{};
    std::size_t stackOrderCount = 1;
    /// In each stack, how many unlabelled digits may change places, and the position after them.
    std::array<std::uint8_t, 3> free = {0, 0, 0};
    std::array<std::uint8_t, 3> freeEnd = {0, 0, 0};

    /// The columns of one such order, where each stack's columns are sorted and the stacks as well.
    void place(std::size_t order, const std::array<unsigned, 3>& stacks, std::array<std::uint8_t, 9>& columns) const;

private:
    void openStack(std::size_t stack);
    void openStacks();
};

MapSearch::Step::Step(const Shape& shape, std::uint64_t rowNumber) : number(rowNumber), before(shape), after(shape) {
    for (std::uint64_t left = unlabelledIn(number); left != 0;) {
        const int position = 8 - (63 - std::countl_zero(left)) / 4;
        left ^= std::uint64_t{1} << (32 - 4 * position);
        unlabelled[unlabelledCount++] = static_cast<std::uint8_t>(position);
    }
    after.labels += static_cast<int>(unlabelledCount);
    for (std::size_t stack = 0; stack < 3; ++stack)
        if (before.blankColumns[stack] > 0)
            openStack(stack);
    if (before.blankStacks > 0)
        openStacks();
}

void MapSearch::Step::openStack(std::size_t stack) {
    const unsigned digits = stackOf(number, stack);
    int blank = 0;
    std::uint8_t unlabelledHere = 0;
    for (int i = 0; i < before.blankColumns[stack]; ++i) {
        const unsigned digit = digits >> (8 - 4 * i) & 15U;
        blank += digit == 0 ? 1 : 0;
        if (digit == kNoLabel)
            ++unlabelledHere;
    }
    after.blankColumns[stack] = blank;
    free[stack] = unlabelledHere;
    freeEnd[stack] = static_cast<std::uint8_t>(before.blankColumns[stack]);
    orderCount *= kFactorial[unlabelledHere];
}

void MapSearch::Step::openStacks() {
    const auto open = static_cast<std::size_t>(before.blankStacks);
    after.blankStacks = 0;
    while (after.blankStacks < before.blankStacks && stackOf(number, static_cast<std::size_t>(after.blankStacks)) == 0)
        ++after.blankStacks;
    // Stacks that stay blank stay open; equal ones that do not may come in every order.
    const auto mayExchange = [&](std::size_t a, std::size_t b) {
        return a == b || (std::max(a, b) < open && stackOf(number, a) != 0 && stackOf(number, a) == stackOf(number, b));
    };
    stackOrderCount = 0;
    for (std::size_t i = 0; i < kStackOrders.size(); ++i)
        if (mayExchange(0, kStackOrders[i][0]) && mayExchange(1, kStackOrders[i][1]) &&
            mayExchange(2, kStackOrders[i][2]))
            stackOrders[stackOrderCount++] = static_cast<std::uint8_t>(i);
    orderCount *= stackOrderCount;
}

void MapSearch::Step::place(std::size_t order, const std::array<unsigned, 3>& stacks,
                            std::array<std::uint8_t, 9>& columns) const {
    const auto& stackOrder = kStackOrders[stackOrders[order % stackOrderCount]];
    order /= stackOrderCount;
    for (std::size_t stack = 0; stack < 3; ++stack) {
        const unsigned sorted = stacks[stackOrder[stack]];
        const std::array<std::uint8_t, 3> inStack = {static_cast<std::uint8_t>(sorted >> 8 & 15),
                                                     static_cast<std::uint8_t>(sorted >> 4 & 15),
                                                     static_cast<std::uint8_t>(sorted & 15)};
        for (std::size_t i = 0; i < 3; ++i)
            columns[3 * stack + i] = inStack[i];
        if (free[stack] > 1) {
            const std::size_t freeOrder = order % kFactorial[free[stack]];
            order /= kFactorial[free[stack]];
            const std::size_t first = std::size_t{freeEnd[stack]} - free[stack];
            for (std::size_t i = 0; i < free[stack]; ++i)
                columns[3 * stack + first + i] =
                    inStack[first + (free[stack] == 3 ? kStackOrders[freeOrder][i] : i ^ freeOrder)];
        }
    }
}

MapSearch::MapSearch(const BothWays& board) : m_board(board) { m_smallest.fill(kNothingYet); }

void MapSearch::searchFrom(std::uint64_t firstRow, std::span<const Line> lines) {
    std::array<PartialMap, 2> maps;
    for (std::size_t way = 0; way < 2; ++way)
        maps[way] = {
            .columns = {0, 1, 2, 3, 4, 5, 6, 7, 8},
            .labels = {0, kNoLabel, kNoLabel, kNoLabel, kNoLabel, kNoLabel, kNoLabel, kNoLabel, kNoLabel, kNoLabel},
            .rows = {},
            .isTransposed = static_cast<std::uint8_t>(way),
            .rowsLeft = 0x1FF};
    m_smallest[0] = firstRow;
    extendAll(0, Step(Shape{}, firstRow), maps, lines);
}

void MapSearch::search(std::size_t level, const Shape& shape, std::span<const PartialMap> maps) {
    assert(maps.size() <= kLot);
    if (level == 9) {
        finish(shape, maps);
        return;
    }
    std::array<Line, 9 * kLot> lines;
    std::array<std::uint64_t, 9 * kLot> numbers;
    const std::size_t count = shape.isOpen() ? numberRows<true>(level, shape, maps, lines, numbers)
                                             : numberRows<false>(level, shape, maps, lines, numbers);
    std::uint64_t smallest = m_smallest[level];
    for (std::size_t i = 0; i < count; ++i)
        smallest = std::min(smallest, numbers[i]);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count; ++i) {
        lines[kept] = lines[i];
        kept += numbers[i] == smallest ? 1 : 0;
    }
    if (kept == 0)
        return;
    if (smallest < m_smallest[level]) {
        std::fill(m_smallest.begin() + static_cast<std::ptrdiff_t>(level), m_smallest.end(), kNothingYet);
        m_smallest[level] = smallest;
        m_count = 0;
    }
    extendAll(level, Step(shape, smallest), maps, std::span(lines.data(), kept));
}

template <bool IsOpen>
std::size_t MapSearch::numberRows(std::size_t level, const Shape& shape, std::span<const PartialMap> maps,
                                  std::span<Line> lines, std::span<std::uint64_t> numbers) const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < maps.size(); ++i)
        for (unsigned rows = nextRows(level, maps[i]); rows != 0; rows &= rows - 1) {
            const auto row = static_cast<std::size_t>(std::countr_zero(rows));
            numbers[count] = rowNumber<IsOpen>(maps[i], m_board[maps[i].isTransposed][row], shape);
            lines[count++] = {static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(row)};
        }
    return count;
}

void MapSearch::extendAll(std::size_t level, const Step& step, std::span<const PartialMap> maps,
                          std::span<const Line> lines) {
    std::array<PartialMap, kLot> lot;
    std::size_t size = 0;
    const bool isOpen = step.before.isOpen();
    for (const Line line : lines) {
        const PartialMap& map = maps[line.map];
        const BoardRow& row = m_board[map.isTransposed][line.row];
        std::array<unsigned, 3> stacks{};
        if (isOpen)
            stacks = sortedStacks(map, row, step.before);
        for (std::size_t order = 0; order < step.orderCount; ++order) {
            if (size == kLot) {
                search(level + 1, step.after, std::span(lot.data(), size));
                size = 0;
            }
            PartialMap& next = lot[size++];
            next = map;
            next.rows[level] = static_cast<std::uint8_t>(line.row);
            next.rowsLeft = static_cast<std::uint16_t>(map.rowsLeft & ~(1U << line.row));
            if (isOpen)
                step.place(order, stacks, next.columns);
            auto label = static_cast<std::uint8_t>(step.before.labels);
            for (std::size_t i = 0; i < step.unlabelledCount; ++i)
                next.labels[row[next.columns[step.unlabelled[i]]]] = ++label;
        }
    }
    search(level + 1, step.after, std::span(lot.data(), size));
}

void MapSearch::finish(const Shape& shape, std::span<const PartialMap> maps) {
    if (m_count == 0)
        m_found = maps.front();
    std::uint64_t open = kFactorial[static_cast<std::size_t>(shape.blankStacks)];
    for (const int columns : shape.blankColumns)
        open *= kFactorial[static_cast<std::size_t>(columns)];
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
