#pragma once

#include <array>
#include <cassert>
#include <cstddef>
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
    static constexpr std::array<Enum, N> keys() {
        std::array<Enum, N> keys{};
        for (std::size_t i = 0; i < N; ++i)
            keys[i] = static_cast<Enum>(i);
        return keys;
    }
    constexpr auto begin() { return elements.begin(); }
    constexpr auto end() { return elements.end(); }
    constexpr auto begin() const { return elements.begin(); }
    constexpr auto end() const { return elements.end(); }

    friend constexpr auto operator<=>(const EnumArray&, const EnumArray&) = default;
};

}  // namespace nonet
