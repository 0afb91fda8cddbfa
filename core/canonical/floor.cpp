#include "core/canonical/floor.h"

#include "core/canonical/trio_table.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace nonet {

namespace {

/// Three cells of a row in order.
using MiniRow = std::array<std::uint8_t, 3>;

constexpr unsigned bitOf(std::uint8_t digit) { return 1U << (digit - 1); }

constexpr std::size_t codeOf(const std::uint8_t* cells) {
    return static_cast<std::size_t>(81 * (cells[0] - 1) + 9 * (cells[1] - 1) + cells[2] - 1);
}

/// Where this order of three digits stands among their six.
constexpr std::uint32_t orderOf(const std::uint8_t* cells) {
    return 2U * ((cells[0] > cells[1] ? 1U : 0U) + (cells[0] > cells[2] ? 1U : 0U)) + (cells[1] > cells[2] ? 1U : 0U);
}

/// The n-th of the six orders of a trio.
MiniRow inOrder(unsigned digits, std::uint32_t order) {
    MiniRow sorted{};
    std::size_t next = 0;
    for (std::uint8_t digit = 1; digit <= 9; ++digit)
        if ((digits & bitOf(digit)) != 0)
            sorted[next++] = digit;
    constexpr std::array<std::array<std::size_t, 3>, 6> kOrders = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    const auto& [a, b, c] = kOrders[order];
    return {sorted[a], sorted[b], sorted[c]};
}

/// The 12,096 rows that fit under 123456789 in dictionary order, and where a row stands among them.
class SecondRows {
public:
    using Row = std::array<std::uint8_t, 9>;

    static const SecondRows& instance() {
        static const SecondRows rows;
        return rows;
    }

    const Row& at(std::size_t rank) const { return m_rows[rank]; }
    std::uint32_t rankOf(const std::uint8_t* row) const {
        const unsigned first = bitOf(row[0]) | bitOf(row[1]) | bitOf(row[2]);
        return m_first[codeOf(row)] + m_second[detail::kTrioNumbers.index[first]][codeOf(row + 3)] + orderOf(row + 6);
    }

private:
    SecondRows();

    std::vector<Row> m_rows;
    /// The rank of the first row with this first mini-row.
    std::array<std::uint16_t, 729> m_first{};
    /// By the first mini-row's trio: how many rows later this second mini-row comes.
    std::array<std::array<std::uint16_t, 729>, Trio::kCount> m_second{};
};

SecondRows::SecondRows() {
    const TrioTable& table = TrioTable::instance();
    // 123 | 456 | 789 as one line; whatever fits below it is another.
    for (const Partners& partners : table.partners(0)) {
        const Signature& trios = table.signature(partners.second);
        for (std::uint32_t orders = 0; orders < kThirdRows; ++orders) {
            Row row{};
            for (std::size_t i = 0; i < 3; ++i)
                std::ranges::copy(inOrder(trios[i].digits().bits(), orders /
                                                                        (i == 0   ? 36
                                                                         : i == 1 ? 6
                                                                                  : 1) %
                                                                        6),
                                  row.begin() + 3 * static_cast<std::ptrdiff_t>(i));
            m_rows.push_back(row);
        }
    }
    std::ranges::sort(m_rows);
    assert(m_rows.size() == kSecondRows);
    for (std::size_t rank = kSecondRows; rank-- > 0;)
        m_first[codeOf(m_rows[rank].data())] = static_cast<std::uint16_t>(rank);
    for (std::size_t rank = 0; rank < kSecondRows; rank += 6) {
        const std::uint8_t* row = m_rows[rank].data();
        const unsigned first = bitOf(row[0]) | bitOf(row[1]) | bitOf(row[2]);
        m_second[detail::kTrioNumbers.index[first]][codeOf(row + 3)] =
            static_cast<std::uint16_t>(rank - m_first[codeOf(row)]);
    }
}

/// Sets up a row digit by digit, from `column` on. `open` has, box by box, the digits that its box and the row still
/// lack; `last` is called with the digits that each box of the finished row took.
template <typename Last>
void fillRow(int column, const std::array<unsigned, 3>& open, std::array<unsigned, 3>& taken, const Last& last) {
    if (column == 9) {
        last(taken);
        return;
    }
    const auto box = static_cast<std::size_t>(column / 3);
    for (unsigned rest = open[box] & ~(taken[0] | taken[1] | taken[2]); rest != 0; rest &= rest - 1) {
        const unsigned digit = rest & -rest;
        taken[box] |= digit;
        fillRow(column + 1, open, taken, last);
        taken[box] &= ~digit;
    }
}

void place(Floor& floor, std::size_t row, std::size_t box, const MiniRow& cells) {
    std::ranges::copy(cells, floor.digits.begin() + static_cast<std::ptrdiff_t>(9 * row + 3 * box));
}

}  // namespace

bool isFloor(const Floor& floor) {
    std::array<unsigned, 3> rows{};
    std::array<unsigned, 3> boxes{};
    for (std::size_t i = 0; i < 27; ++i) {
        if (floor.digits[i] < 1 || floor.digits[i] > 9)
            return false;
        rows[i / 9] |= bitOf(floor.digits[i]);
        boxes[i % 9 / 3] |= bitOf(floor.digits[i]);
    }
    const auto isFull = [](unsigned digits) { return digits == 0x1FF; };
    return std::ranges::all_of(rows, isFull) && std::ranges::all_of(boxes, isFull);
}

Floor renamed(const Floor& floor) {
    std::array<std::uint8_t, 10> names{};
    for (std::size_t i = 0; i < 9; ++i)
        names[floor.digits[i]] = static_cast<std::uint8_t>(i + 1);
    Floor result;
    for (std::size_t i = 0; i < 27; ++i)
        result.digits[i] = names[floor.digits[i]];
    return result;
}

Floor floorAt(std::uint32_t rank) {
    assert(rank < kFloors);
    const SecondRows::Row& second = SecondRows::instance().at(rank / kThirdRows);
    const std::array<std::uint32_t, 3> orders = {rank / 36 % 6, rank / 6 % 6, rank % 6};
    Floor floor;
    for (std::size_t box = 0; box < 3; ++box) {
        unsigned rest = 0x1FF;
        for (std::size_t i = 3 * box; i < 3 * box + 3; ++i) {
            floor.digits[i] = static_cast<std::uint8_t>(i + 1);
            floor.digits[9 + i] = second[i];
            rest &= ~(bitOf(floor.digits[i]) | bitOf(second[i]));
        }
        place(floor, 2, box, inOrder(rest, orders[box]));
    }
    return floor;
}

std::uint32_t rankOf(const Floor& floor) {
    assert(isFloor(floor));
    const Floor first = renamed(floor);
    const std::uint8_t* third = first.digits.data() + 18;
    return SecondRows::instance().rankOf(first.digits.data() + 9) * kThirdRows + 36 * orderOf(third) +
           6 * orderOf(third + 3) + orderOf(third + 6);
}

std::uint32_t countFloors() {
    // 123456789 leaves these to the three boxes.
    constexpr std::array<unsigned, 3> kOpen = {0b111'111'000, 0b111'000'111, 0b000'111'111};
    std::uint32_t count = 0;
    std::array<unsigned, 3> second{};
    fillRow(0, kOpen, second, [&](const std::array<unsigned, 3>& taken) {
        std::array<unsigned, 3> third{};
        fillRow(0, {kOpen[0] & ~taken[0], kOpen[1] & ~taken[1], kOpen[2] & ~taken[2]}, third,
                [&](const std::array<unsigned, 3>&) { ++count; });
    });
    return count;
}

void forEachReducedFloor(const std::function<void(const Floor&)>& visit) {
    const TrioTable& table = TrioTable::instance();
    Floor floor;
    for (const Partners& partners : table.partners(0)) {
        const std::array<Signature, 3> boxes = {table.signature(0), table.signature(partners.second),
                                                table.signature(partners.third)};
        if (boxes[1][0] > boxes[2][0])
            continue;
        for (std::size_t row = 0; row < 3; ++row)
            place(floor, row, 0, inOrder(boxes[0][row].digits().bits(), 0));
        for (std::size_t box = 1; box < 3; ++box)
            place(floor, 0, box, inOrder(boxes[box][0].digits().bits(), 0));
        for (std::uint32_t orders = 0; orders < 6 * 6 * 6 * 6; ++orders) {
            place(floor, 1, 1, inOrder(boxes[1][1].digits().bits(), orders % 6));
            place(floor, 1, 2, inOrder(boxes[2][1].digits().bits(), orders / 6 % 6));
            place(floor, 2, 1, inOrder(boxes[1][2].digits().bits(), orders / 36 % 6));
            place(floor, 2, 2, inOrder(boxes[2][2].digits().bits(), orders / 216));
            visit(floor);
        }
    }
}

std::string toText(const Floor& floor) {
    std::string text;
    for (const std::uint8_t digit : floor.digits)
        text += static_cast<char>('0' + digit);
    return text;
}

}  // namespace nonet
