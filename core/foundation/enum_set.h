#pragma once

#include <bitset>
#include <cstddef>
#include <type_traits>

namespace nonet {

/// A bitset of the first N values of an enum, which are its members by their names.
template <typename Enum, std::size_t N>
class EnumSet : public std::bitset<N> {
    static_assert(std::is_enum_v<Enum>);
    using Bits = std::bitset<N>;

public:
    using Bits::Bits;
    constexpr EnumSet() = default;
    constexpr EnumSet(const Bits& bits) : Bits(bits) {}

    using Bits::reset;
    using Bits::set;
    using Bits::test;
    bool test(Enum value) const { return Bits::test(static_cast<std::size_t>(value)); }
    EnumSet& set(Enum value, bool isMember = true) {
        Bits::set(static_cast<std::size_t>(value), isMember);
        return *this;
    }
    EnumSet& reset(Enum value) { return set(value, false); }

    EnumSet operator~() const { return Bits::operator~(); }
    friend EnumSet operator&(const EnumSet& a, const EnumSet& b) { return EnumSet(a) &= b; }
    friend EnumSet operator|(const EnumSet& a, const EnumSet& b) { return EnumSet(a) |= b; }
};

}  // namespace nonet
