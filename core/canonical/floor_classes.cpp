#include "core/canonical/floor_classes.h"

#include "core/foundation/stop_poll.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace nonet {

namespace {

using Row = std::array<std::uint8_t, 9>;

constexpr std::array<std::array<std::size_t, 3>, 6> kOrders = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

/// A row of an image as nine hexadecimal digits: smaller numbers are smaller rows.
using RowNumber = std::uint64_t;

/// Looks for the smallest image of one floor.
class SmallestFloor {
public:
    explicit SmallestFloor(const Floor& floor);
    Floor find();

private:
    void tryRows(const std::array<std::size_t, 3>& rows);
    void addWhole(std::size_t first);
    void addMixed(std::size_t first, std::size_t step);
    void add(const Row& columns);

    std::array<Row, 3> m_rows;
    /// [row][digit - 1]
    std::array<Row, 3> m_columnOf;
    /// For the two lower rows of the image: by column of the floor, the column in which the image's first row has that
    /// digit.
    std::array<Row, 2> m_leadsTo{};
    std::array<RowNumber, 2> m_smallest = {~RowNumber{0}, ~RowNumber{0}};
};

SmallestFloor::SmallestFloor(const Floor& floor) {
    for (std::size_t row = 0; row < 3; ++row)
        for (std::uint8_t column = 0; column < 9; ++column) {
            const std::uint8_t digit = floor.digits[9 * row + column];
            m_rows[row][column] = digit;
            m_columnOf[row][digit - 1U] = column;
        }
}

void SmallestFloor::add(const Row& columns) {
    Row names{};
    for (std::uint8_t i = 0; i < 9; ++i)
        names[columns[i]] = static_cast<std::uint8_t>(i + 1);
    std::array<RowNumber, 2> numbers{};
    for (const std::uint8_t column : columns)
        numbers[0] = numbers[0] << 4 | names[m_leadsTo[0][column]];
    if (numbers[0] > m_smallest[0])
        return;
    for (const std::uint8_t column : columns)
        numbers[1] = numbers[1] << 4 | names[m_leadsTo[1][column]];
    m_smallest = std::min(m_smallest, numbers);
}

// Where the second row has a mini-row whole from another box, that box comes next and its columns follow: 456.
void SmallestFloor::addWhole(std::size_t first) {
    for (const auto& order : kOrders) {
        Row columns{};
        for (std::size_t i = 0; i < 3; ++i)
            columns[i] = static_cast<std::uint8_t>(3 * first + order[i]);
        for (std::size_t i = 3; i < 9; ++i)
            columns[i] = m_leadsTo[0][columns[i - 3]];
        add(columns);
    }
}

// Else two digits of the mini-row come from one box, which comes next, and one from the other: 457. Only which of the
// two columns is the left one is open.
void SmallestFloor::addMixed(std::size_t first, std::size_t step) {
    const std::size_t second = (first + step) % 3;
    const std::size_t third = (first + 2 * step) % 3;
    const Row& leadsTo = m_leadsTo[0];
    std::size_t odd = 3 * first;
    while (leadsTo[odd] / 3U == second)
        ++odd;
    const std::size_t left = odd == 3 * first ? odd + 1 : 3 * first;
    const std::size_t right = 9 * first + 3 - odd - left;
    for (const auto& [a, b] : {std::pair(left, right), std::pair(right, left)}) {
        Row columns{};
        columns[0] = static_cast<std::uint8_t>(a);
        columns[1] = static_cast<std::uint8_t>(b);
        columns[2] = static_cast<std::uint8_t>(odd);
        columns[3] = leadsTo[a];
        columns[4] = leadsTo[b];
        columns[5] = static_cast<std::uint8_t>(9 * second + 3 - columns[3] - columns[4]);
        columns[6] = leadsTo[odd];
        std::size_t next = 7;
        for (std::size_t i = 3; i < 6; ++i)
            if (leadsTo[columns[i]] / 3U == third)
                columns[next++] = leadsTo[columns[i]];
        add(columns);
    }
}

void SmallestFloor::tryRows(const std::array<std::size_t, 3>& rows) {
    int fromSecondBox = 0;
    for (std::size_t column = 0; column < 9; ++column) {
        m_leadsTo[0][column] = m_columnOf[rows[0]][m_rows[rows[1]][column] - 1U];
        m_leadsTo[1][column] = m_columnOf[rows[0]][m_rows[rows[2]][column] - 1U];
        fromSecondBox += column < 3 && m_leadsTo[0][column] / 3 == 1 ? 1 : 0;
    }
    // The box that gives more to a mini-row is the next one for all three boxes, or the one before for all three.
    const std::size_t step = fromSecondBox >= 2 ? 1 : 2;
    for (std::size_t first = 0; first < 3; ++first)
        if (fromSecondBox % 3 == 0)
            addWhole(first);
        else
            addMixed(first, step);
}

Floor SmallestFloor::find() {
    for (const auto& rows : kOrders)
        tryRows(rows);
    Floor floor;
    for (std::size_t i = 0; i < 9; ++i) {
        floor.digits[i] = static_cast<std::uint8_t>(i + 1);
        floor.digits[9 + i] = static_cast<std::uint8_t>(m_smallest[0] >> (4 * (8 - i)) & 15);
        floor.digits[18 + i] = static_cast<std::uint8_t>(m_smallest[1] >> (4 * (8 - i)) & 15);
    }
    return floor;
}

/// Crosses off all that exchanging rows, columns and boxes makes of a floor; returns how many it had not met before.
std::uint32_t crossOff(const Floor& floor, std::vector<bool>& isMet) {
    std::uint32_t count = 0;
    Floor image;
    for (const auto& rows : kOrders)
        for (const auto& boxes : kOrders)
            for (std::size_t columns = 0; columns < 216; ++columns) {
                const std::array<std::size_t, 3> orders = {columns / 36, columns / 6 % 6, columns % 6};
                for (std::size_t column = 0; column < 9; ++column) {
                    const std::size_t from = 3 * boxes[column / 3] + kOrders[orders[column / 3]][column % 3];
                    for (std::size_t row = 0; row < 3; ++row)
                        image.digits[9 * row + column] = floor.digits[9 * rows[row] + from];
                }
                const std::uint32_t rank = rankOf(image);
                count += isMet[rank] ? 0 : 1;
                isMet[rank] = true;
            }
    return count;
}

}  // namespace

Floor canonicalFloor(const Floor& floor) {
    assert(isFloor(floor));
    return SmallestFloor(floor).find();
}

std::vector<FloorClass> floorClasses(std::stop_token stop) {
    std::unordered_map<std::uint32_t, std::uint32_t> sizes;
    StopPoll poll(std::move(stop));
    forEachReducedFloor([&](const Floor& floor) {
        if (!poll.shouldStop())
            sizes[rankOf(canonicalFloor(floor))] += kFloorsPerReduced;
    });
    std::vector<FloorClass> classes;
    if (poll.shouldStop())
        return classes;
    for (const auto& [rank, size] : sizes)
        classes.push_back({floorAt(rank), size});
    std::ranges::sort(classes, {}, &FloorClass::representative);
    return classes;
}

std::vector<FloorClass> floorClassesByOrbits(std::stop_token stop) {
    std::vector<FloorClass> classes;
    std::vector<bool> isMet(kFloors);
    for (std::uint32_t rank = 0; rank < kFloors; ++rank) {
        if (isMet[rank])
            continue;
        if (stop.stop_requested())
            return {};
        const Floor floor = floorAt(rank);
        classes.push_back({floor, crossOff(floor, isMet)});
    }
    return classes;
}

}  // namespace nonet
