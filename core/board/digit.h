#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace nonet {

/// The largest side of a grid, and so the largest digit.
inline constexpr int kMaxSide = 36;

/// A digit 1..36. "No digit" is not a Digit: a Grid's cell holds std::optional-like 0 through its own accessors.
class Digit {
public:
    explicit constexpr Digit(int value) : m_value(static_cast<std::uint8_t>(value)) {
        assert(value >= 1 && value <= kMaxSide);
    }
    constexpr int value() const { return m_value; }
    /// 0-based.
    constexpr int index() const { return m_value - 1; }
    /// The index, to take its element of a table of all digits.
    constexpr std::size_t slot() const { return static_cast<std::size_t>(index()); }
    static constexpr Digit fromIndex(int index) { return Digit(index + 1); }

    friend constexpr auto operator<=>(Digit, Digit) = default;

private:
    std::uint8_t m_value;
};

/// The one-character symbol: 1-9, then A-Z for 10..35, then 0 for 36.
constexpr char toSymbol(Digit digit) {
    if (digit.value() <= 9)
        return static_cast<char>('0' + digit.value());
    if (digit.value() <= 35)
        return static_cast<char>('A' + digit.value() - 10);
    return '0';
}

/// What toSymbol wrote, on a board of this side; nothing for every other character.
constexpr std::optional<Digit> digitFromSymbol(char symbol, int side) {
    int value = 0;
    if (symbol >= '1' && symbol <= '9')
        value = symbol - '0';
    else if (symbol >= 'A' && symbol <= 'Z')
        value = symbol - 'A' + 10;
    else if (symbol == '0')
        value = kMaxSide;
    return value >= 1 && value <= side ? std::optional<Digit>(Digit(value)) : std::nullopt;
}

}  // namespace nonet
