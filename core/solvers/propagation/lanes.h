// Sixteen bytes of domains that are worked on together: vectors of the compiler, on any processor.
#pragma once

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace nonet::propagation {

template <typename Bits>
struct Lanes {
    static constexpr std::size_t kCount = 16 / sizeof(Bits);
    using Vector [[gnu::vector_size(16)]] = Bits;

    static Vector load(const Bits* from) {
        Vector lanes;
        std::memcpy(&lanes, from, sizeof lanes);
        return lanes;
    }
    static void store(Vector lanes, Bits* to) { std::memcpy(to, &lanes, sizeof lanes); }
    static Vector all(Bits value) { return Vector{} + value; }
    /// All bits of a lane that is zero, none of another.
    static Vector zeros(Vector lanes) { return reinterpret_cast<Vector>(lanes == Vector{}); }
    static bool hasZero(Vector lanes) {
        const Vector found = zeros(lanes);
#if defined(__SSE2__)
        return _mm_movemask_epi8(reinterpret_cast<__m128i>(found)) != 0;
#else
        std::array<std::uint64_t, 2> halves;
        std::memcpy(halves.data(), &found, sizeof found);
        return (halves[0] | halves[1]) != 0;
#endif
    }
};

}  // namespace nonet::propagation
