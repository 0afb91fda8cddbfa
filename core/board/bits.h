#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

namespace nonet {

namespace detail {
constexpr std::array<std::uint8_t, 512> makeNineBitCounts() {
    std::array<std::uint8_t, 512> counts{};
    for (unsigned bits = 1; bits < counts.size(); ++bits)
        counts[bits] = static_cast<std::uint8_t>(counts[bits >> 1U] + (bits & 1U));
    return counts;
}
inline constexpr auto kNineBitCounts = makeNineBitCounts();
}  // namespace detail

/// How many of nine bits are set; from a table, since processors of the baseline count by a call into a library.
constexpr int countOfNine(unsigned bits) { return detail::kNineBitCounts[bits]; }

/// How many bits of a word are set, added up in place.
constexpr int countOfWord(std::uint64_t bits) {
    bits -= bits >> 1U & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
    bits = (bits + (bits >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
    return static_cast<int>(bits * 0x0101010101010101U >> 56U);
}

/// Walks the set bits of a word from low to high, each turned into a T by Make{}(bit index).
template <typename T, typename Make>
class BitIterator {
public:
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = void;
    using reference = T;

    constexpr BitIterator() = default;
    explicit constexpr BitIterator(std::uint64_t low, std::uint64_t high = 0) : m_low(low), m_high(high) {}

    constexpr T operator*() const {
        return Make{}(m_low != 0 ? std::countr_zero(m_low) : 64 + std::countr_zero(m_high));
    }
    constexpr BitIterator& operator++() {
        if (m_low != 0)
            m_low &= m_low - 1;
        else
            m_high &= m_high - 1;
        return *this;
    }
    constexpr BitIterator operator++(int) {
        BitIterator before = *this;
        ++*this;
        return before;
    }
    friend constexpr bool operator==(const BitIterator&, const BitIterator&) = default;

private:
    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

}  // namespace nonet
