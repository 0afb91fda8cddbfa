// Sets of digits: DigitSet for every side, ClassicDigitSet (nine bits) for the classic fast path.
#pragma once

#include "core/board/bits.h"
#include "core/board/digit.h"

#include <initializer_list>

namespace nonet {

struct DigitFromBit {
    constexpr Digit operator()(int bit) const { return Digit::fromIndex(bit); }
};

/// A set over Word with bit d-1 for digit d. Use it through its two aliases.
template <typename Word, int Side>
class BasicDigitSet {
public:
    using Iterator = BitIterator<Digit, DigitFromBit>;

    constexpr BasicDigitSet() = default;
    constexpr BasicDigitSet(std::initializer_list<Digit> digits) {
        for (const Digit digit : digits)
            insert(digit);
    }
    explicit constexpr BasicDigitSet(Digit digit) { insert(digit); }
    static constexpr BasicDigitSet fromBits(Word bits) {
        BasicDigitSet set;
        set.m_bits = bits;
        return set;
    }
    /// {1..side}
    static constexpr BasicDigitSet full(int side = Side) {
        return fromBits(static_cast<Word>((std::uint64_t{1} << side) - 1));
    }

    constexpr Word bits() const { return m_bits; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int count() const {
        if constexpr (Side <= 9)
            return countOfNine(m_bits);
        else
            return countOfWord(m_bits);
    }
    constexpr bool contains(Digit digit) const { return (m_bits >> digit.index() & 1U) != 0; }
    constexpr bool containsAll(BasicDigitSet other) const { return (other.m_bits & ~m_bits) == 0; }
    constexpr bool intersects(BasicDigitSet other) const { return (other.m_bits & m_bits) != 0; }
    /// The smallest; the set must not be empty.
    constexpr Digit first() const { return Digit::fromIndex(std::countr_zero(m_bits)); }

    constexpr void insert(Digit digit) { m_bits = static_cast<Word>(m_bits | bit(digit)); }
    constexpr void erase(Digit digit) { m_bits = static_cast<Word>(m_bits & ~bit(digit)); }
    constexpr void toggle(Digit digit) { m_bits = static_cast<Word>(m_bits ^ bit(digit)); }

    constexpr Iterator begin() const { return Iterator(m_bits); }
    constexpr Iterator end() const { return Iterator(); }

    friend constexpr BasicDigitSet operator|(BasicDigitSet a, BasicDigitSet b) {
        return fromBits(static_cast<Word>(a.m_bits | b.m_bits));
    }
    friend constexpr BasicDigitSet operator&(BasicDigitSet a, BasicDigitSet b) {
        return fromBits(static_cast<Word>(a.m_bits & b.m_bits));
    }
    /// Set difference.
    friend constexpr BasicDigitSet operator-(BasicDigitSet a, BasicDigitSet b) {
        return fromBits(static_cast<Word>(a.m_bits & ~b.m_bits));
    }
    constexpr BasicDigitSet& operator|=(BasicDigitSet other) { return *this = *this | other; }
    constexpr BasicDigitSet& operator&=(BasicDigitSet other) { return *this = *this & other; }
    constexpr BasicDigitSet& operator-=(BasicDigitSet other) { return *this = *this - other; }
    friend constexpr bool operator==(BasicDigitSet, BasicDigitSet) = default;
    friend constexpr auto operator<=>(BasicDigitSet, BasicDigitSet) = default;

private:
    static constexpr Word bit(Digit digit) { return static_cast<Word>(Word{1} << digit.index()); }
    Word m_bits = 0;
};

using DigitSet = BasicDigitSet<std::uint64_t, kMaxSide>;
using ClassicDigitSet = BasicDigitSet<std::uint16_t, 9>;

constexpr DigitSet toDigitSet(ClassicDigitSet set) { return DigitSet::fromBits(set.bits()); }
/// Digits above 9 are dropped.
constexpr ClassicDigitSet toClassicDigitSet(DigitSet set) {
    return ClassicDigitSet::fromBits(static_cast<std::uint16_t>(set.bits() & 0x1ff));
}

}  // namespace nonet
