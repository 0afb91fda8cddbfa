#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <ranges>
#include <type_traits>

namespace nonet {

/// An array with an element for each of the first N values of an enum, in their order. An aggregate of one array, as
/// cheap as that.
template <typename Enum, typename T, std::size_t N>
struct EnumArray {
    static_assert(std::is_enum_v<Enum>);

    std::array<T, N> elements{};

    constexpr T& operator[](Enum value) {
        assert(static_cast<std::size_t>(value) < N);
        return elements[static_cast<std::size_t>(value)];
    }
    constexpr const T& operator[](Enum value) const {
        assert(static_cast<std::size_t>(value) < N);
        return elements[static_cast<std::size_t>(value)];
    }

    static constexpr std::size_t size() { return N; }
    /// The enum's values.
    static constexpr auto keys() {
        return std::views::iota(std::size_t{0}, N) |
               std::views::transform([](std::size_t i) { return static_cast<Enum>(i); });
    }
    constexpr auto begin() { return elements.begin(); }
    constexpr auto end() { return elements.end(); }
    constexpr auto begin() const { return elements.begin(); }
    constexpr auto end() const { return elements.end(); }

    friend constexpr auto operator<=>(const EnumArray&, const EnumArray&) = default;
};

}  // namespace nonet
