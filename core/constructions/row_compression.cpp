#include "core/constructions/row_compression.h"

#include "core/board/classic.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr char kFirstLetter = '!';

std::array<Digit, 3> sorted(Trio trio) {
    auto each = trio.digits().begin();
    const Digit first = *each;
    ++each;
    const Digit second = *each;
    ++each;
    return {first, second, *each};
}

}  // namespace

std::optional<OrderedTrio> OrderedTrio::of(const std::array<Digit, 3>& digits) {
    ClassicDigitSet set;
    for (const Digit digit : digits) {
        if (digit.value() > 9)
            return std::nullopt;
        set.insert(digit);
    }
    if (set.count() != 3)
        return std::nullopt;
    const Trio trio = Trio::of(set);
    std::array<Digit, 3> order = sorted(trio);
    int number = 6 * trio.index();
    while (order != digits) {
        std::next_permutation(order.begin(), order.end());
        ++number;
    }
    return OrderedTrio(number);
}

std::array<Digit, 3> OrderedTrio::digits() const {
    std::array<Digit, 3> order = sorted(trio());
    for (int n = 0; n < m_index % 6; ++n)
        std::next_permutation(order.begin(), order.end());
    return order;
}

std::optional<OrderedRowTrios> compressRowInOrder(const Grid& grid, int row) {
    assert(grid.side() == 9);
    OrderedRowTrios trios;
    for (int box = 0; box < 3; ++box) {
        std::array<Digit, 3> digits = {Digit(1), Digit(1), Digit(1)};
        for (int n = 0; n < 3; ++n) {
            const std::optional<Digit> digit = grid.digit(classic::cellAt(row, 3 * box + n));
            if (!digit)
                return std::nullopt;
            digits[static_cast<std::size_t>(n)] = *digit;
        }
        const std::optional<OrderedTrio> trio = OrderedTrio::of(digits);
        if (!trio)
            return std::nullopt;
        trios[static_cast<std::size_t>(box)] = *trio;
    }
    return trios;
}

std::optional<RowTrios> compressRow(const Grid& grid, int row) {
    const std::optional<OrderedRowTrios> ordered = compressRowInOrder(grid, row);
    if (!ordered)
        return std::nullopt;
    return RowTrios{(*ordered)[0].trio(), (*ordered)[1].trio(), (*ordered)[2].trio()};
}

std::array<Digit, 9> expand(const OrderedRowTrios& row) {
    const auto [a, b, c] = std::array{row[0].digits(), row[1].digits(), row[2].digits()};
    return {a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]};
}

bool isRow(const RowTrios& row) { return (row[0].digits() | row[1].digits() | row[2].digits()) == classic::kAllDigits; }

bool fitInBand(const RowTrios& a, const RowTrios& b) {
    for (std::size_t box = 0; box < 3; ++box)
        if (a[box].digits().intersects(b[box].digits()))
            return false;
    return true;
}

std::optional<RowTrios> thirdRow(const RowTrios& a, const RowTrios& b) {
    if (!fitInBand(a, b))
        return std::nullopt;
    RowTrios third;
    for (std::size_t box = 0; box < 3; ++box)
        third[box] = Trio::of(classic::kAllDigits - a[box].digits() - b[box].digits());
    return isRow(third) ? std::optional(third) : std::nullopt;
}

char toLetter(Trio trio) { return static_cast<char>(kFirstLetter + trio.index()); }

std::optional<Trio> trioFromLetter(char letter) {
    const int index = letter - kFirstLetter;
    return index >= 0 && index < Trio::kCount ? std::optional(Trio(index)) : std::nullopt;
}

std::string toLetters(const RowTrios& row) { return {toLetter(row[0]), toLetter(row[1]), toLetter(row[2])}; }

}  // namespace nonet
