#pragma once

#include <bit>
#include <cstdint>
#include <iterator>

namespace nonet {

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
