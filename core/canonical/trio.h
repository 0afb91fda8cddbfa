// Three digits of nine without their order: what a mini-line (the three cells that a box shares with a row or column)
// holds. [Lookup] calls them trios.
#pragma once

#include "core/board/bits.h"
#include "core/board/digit_set.h"

#include <array>
#include <cassert>

namespace nonet {

/// One of the 84 trios, numbered in dictionary order: 123 is 0, 124 is 1, 789 is 83.
class Trio {
public:
    static constexpr int kCount = 84;

    constexpr Trio() = default;
    explicit constexpr Trio(int index) : m_index(static_cast<std::uint8_t>(index)) {
        assert(index >= 0 && index < kCount);
    }
    /// The digits must be three.
    static constexpr Trio of(ClassicDigitSet digits);

    constexpr int index() const { return m_index; }
    constexpr std::size_t slot() const { return m_index; }
    constexpr ClassicDigitSet digits() const;

    friend constexpr bool operator==(Trio, Trio) = default;
    friend constexpr auto operator<=>(Trio, Trio) = default;

private:
    std::uint8_t m_index = 0;
};

namespace detail {
struct TrioNumbers {
    std::array<std::uint16_t, Trio::kCount> digits{};
    /// By the nine bits of the digits; kCount where they are not three.
    std::array<std::uint8_t, 512> index{};
};
constexpr TrioNumbers makeTrioNumbers() {
    TrioNumbers numbers;
    numbers.index.fill(Trio::kCount);
    std::size_t next = 0;
    for (unsigned a = 0; a < 9; ++a)
        for (unsigned b = a + 1; b < 9; ++b)
            for (unsigned c = b + 1; c < 9; ++c) {
                const unsigned bits = 1U << a | 1U << b | 1U << c;
                numbers.digits[next] = static_cast<std::uint16_t>(bits);
                numbers.index[bits] = static_cast<std::uint8_t>(next++);
            }
    return numbers;
}
inline constexpr TrioNumbers kTrioNumbers = makeTrioNumbers();
}  // namespace detail

constexpr Trio Trio::of(ClassicDigitSet digits) {
    assert(digits.count() == 3);
    return Trio(detail::kTrioNumbers.index[digits.bits()]);
}
constexpr ClassicDigitSet Trio::digits() const {
    return ClassicDigitSet::fromBits(detail::kTrioNumbers.digits[m_index]);
}

struct TrioFromBit {
    constexpr Trio operator()(int bit) const { return Trio(bit); }
};

/// A set of trios in two words.
class TrioSet {
public:
    using Iterator = BitIterator<Trio, TrioFromBit>;

    constexpr TrioSet() = default;
    explicit constexpr TrioSet(Trio trio) { insert(trio); }
    static constexpr TrioSet full() {
        return TrioSet(~std::uint64_t{0}, (std::uint64_t{1} << (Trio::kCount - 64)) - 1);
    }

    constexpr bool isEmpty() const { return (m_low | m_high) == 0; }
    constexpr int count() const { return std::popcount(m_low) + std::popcount(m_high); }
    /// Cheaper than count() == 1.
    constexpr bool isSingle() const {
        return m_low != 0 ? (m_low & (m_low - 1)) == 0 && m_high == 0 : m_high != 0 && (m_high & (m_high - 1)) == 0;
    }
    constexpr bool contains(Trio trio) const {
        const auto i = static_cast<unsigned>(trio.index());
        return ((i < 64 ? m_low >> i : m_high >> (i - 64)) & 1U) != 0;
    }
    constexpr bool containsAll(TrioSet other) const { return (other - *this).isEmpty(); }
    constexpr bool intersects(TrioSet other) const { return ((other.m_low & m_low) | (other.m_high & m_high)) != 0; }
    /// The smallest; the set must not be empty.
    constexpr Trio first() const { return *begin(); }

    constexpr void insert(Trio trio) {
        const auto i = static_cast<unsigned>(trio.index());
        (i < 64 ? m_low : m_high) |= std::uint64_t{1} << i % 64;
    }
    constexpr void erase(Trio trio) {
        const auto i = static_cast<unsigned>(trio.index());
        (i < 64 ? m_low : m_high) &= ~(std::uint64_t{1} << i % 64);
    }

    /// Trios 8i to 8i+7 as bits: for tables over whole sets.
    constexpr std::uint8_t byte(std::size_t i) const {
        assert(i < kBytes);
        return static_cast<std::uint8_t>(i < 8 ? m_low >> (8 * i) : m_high >> (8 * (i - 8)));
    }
    static constexpr std::size_t kBytes = 11;

    constexpr Iterator begin() const { return Iterator(m_low, m_high); }
    constexpr Iterator end() const { return {}; }

    friend constexpr TrioSet operator|(TrioSet a, TrioSet b) { return {a.m_low | b.m_low, a.m_high | b.m_high}; }
    friend constexpr TrioSet operator&(TrioSet a, TrioSet b) { return {a.m_low & b.m_low, a.m_high & b.m_high}; }
    /// Set difference.
    friend constexpr TrioSet operator-(TrioSet a, TrioSet b) { return {a.m_low & ~b.m_low, a.m_high & ~b.m_high}; }
    constexpr TrioSet& operator|=(TrioSet other) { return *this = *this | other; }
    constexpr TrioSet& operator&=(TrioSet other) { return *this = *this & other; }
    constexpr TrioSet& operator-=(TrioSet other) { return *this = *this - other; }
    friend constexpr bool operator==(TrioSet, TrioSet) = default;

private:
    constexpr TrioSet(std::uint64_t low, std::uint64_t high) : m_low(low), m_high(high) {}

    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

}  // namespace nonet
