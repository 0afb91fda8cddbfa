#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace nonet {

/// xoshiro256** (Blackman and Vigna 2018), seeded through splitmix64. The same seed gives the same numbers on every
/// platform, which the standard library's distributions do not promise.
class RandomSource {
public:
    explicit constexpr RandomSource(std::uint64_t seed) {
        for (auto& word : m_state)
            word = splitMix(seed);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotateLeft(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotateLeft(m_state[3], 45);
        return result;
    }

    /// Uniform in [0, bound), unbiased (rejection); bound > 0.
    constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        for (;;) {
            const auto candidate = static_cast<std::uint32_t>(next() >> 32);
            // The last whole multiple of the bound is a division away, and seldom near.
            const std::uint32_t belowLastBound = -bound;
            if (candidate < belowLastBound || candidate < (std::uint64_t{1} << 32) / bound * bound)
                return candidate % bound;
        }
    }

    /// Fisher-Yates, as Durstenfeld stores it: every order equally likely.
    template <typename Range>
    constexpr void shuffle(Range& range) {
        for (std::size_t i = range.size(); i > 1; --i) {
            using std::swap;
            swap(range[i - 1], range[below(static_cast<std::uint32_t>(i))]);
        }
    }

    /// An independent source, for the n-th piece of a job whose pieces may run in any order.
    static constexpr RandomSource forPiece(std::uint64_t seed, std::uint64_t piece) {
        std::uint64_t mixed = seed;
        const std::uint64_t first = splitMix(mixed);
        std::uint64_t second = first ^ (piece * 0xd1342543de82ef95ULL);
        return RandomSource(splitMix(second));
    }

private:
    static constexpr std::uint64_t rotateLeft(std::uint64_t value, int by) {
        return (value << by) | (value >> (64 - by));
    }
    static constexpr std::uint64_t splitMix(std::uint64_t& state) {
        state += 0x9e3779b97f4a7c15ULL;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }

    std::array<std::uint64_t, 4> m_state{};
};

}  // namespace nonet
