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
    /// A bit for each lane; of its bits all or none are set.
    static std::uint32_t bits(Vector lanes) {
#if defined(__SSE2__)
        if constexpr (sizeof(Bits) == 2) {
            const auto words = reinterpret_cast<__m128i>(lanes);
            return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_packs_epi16(words, _mm_setzero_si128())));
        } else if constexpr (sizeof(Bits) == 4) {
            return static_cast<std::uint32_t>(_mm_movemask_ps(reinterpret_cast<__m128>(lanes)));
        } else {
            return static_cast<std::uint32_t>(_mm_movemask_pd(reinterpret_cast<__m128d>(lanes)));
        }
#else
        std::uint32_t bits = 0;
        for (std::size_t lane = 0; lane < kCount; ++lane)
            bits |= std::uint32_t{lanes[lane] != 0} << lane;
        return bits;
#endif
    }
};

}  // namespace nonet::propagation
