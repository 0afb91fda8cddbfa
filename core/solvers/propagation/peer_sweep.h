// A fixed variable's symbol taken from all its peers at once, a block of 16 or 64 bytes of the state at a time.
#pragma once

#include "core/solvers/propagation/space.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif
#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include <cstring>

namespace nonet::propagation {

template <typename Bits>
class PeerSweep {
public:
    /// Variables in a block; the state is padded to whole ones.
    static constexpr std::size_t kLanes = 16 / sizeof(Bits);

    explicit PeerSweep(const Model& model) : m_model(model) {}

    /// False where a domain is emptied: the space knows which.
    bool run(Variable fixed, Bits symbol, Space<Bits>& space) const {
#if defined(__x86_64__)
        if constexpr (sizeof(Bits) == 2)
            if (m_hasWideVectors)
                return sweepWide(fixed, symbol, space);
#endif
#if defined(__SSE2__)
        return sweepVectors(fixed, symbol, space);
#else
        return sweepWords(fixed, symbol, space);
#endif
    }
    /// As run() does, on any processor and in the same order.
    bool sweepWords(Variable fixed, Bits symbol, Space<Bits>& space) const {
        return forEachBlock(fixed, [&](std::size_t first, std::size_t peers) {
            Bits* lanes = space.domains() + first;
            std::uint64_t changed = 0;
            std::uint64_t emptied = 0;
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const auto hit = static_cast<Bits>(lanes[lane] & symbol & kLaneMasks[peers][lane]);
                lanes[lane] = static_cast<Bits>(lanes[lane] & ~hit);
                changed |= std::uint64_t{hit != 0} << lane;
                emptied |= std::uint64_t{lanes[lane] == 0} << lane;
            }
            space.note(first, changed);
            if (emptied != 0)
                space.noteEmptied(first, emptied);
            return emptied == 0;
        });
    }

#if defined(__SSE2__)
    bool sweepVectors(Variable fixed, Bits symbol, Space<Bits>& space) const {
        constexpr std::uint64_t kAll = (std::uint64_t{1} << kLanes) - 1;
        const __m128i everywhere = spread(symbol);
        return forEachBlock(fixed, [&](std::size_t first, std::size_t set) {
            auto* lanes = reinterpret_cast<__m128i*>(space.domains() + first);
            const __m128i before = _mm_loadu_si128(lanes);
            const __m128i peers = _mm_load_si128(reinterpret_cast<const __m128i*>(kLaneMasks[set].data()));
            const __m128i hit = _mm_and_si128(_mm_and_si128(before, everywhere), peers);
            const std::uint64_t changed = ~zeros(hit) & kAll;
            if (changed == 0)
                return true;
            const __m128i now = _mm_andnot_si128(hit, before);
            _mm_storeu_si128(lanes, now);
            space.note(first, changed);
            const std::uint64_t emptied = zeros(now);
            if (emptied != 0)
                space.noteEmptied(first, emptied);
            return emptied == 0;
        });
    }
#endif
#if defined(__x86_64__)
    /// Words of 16 bits alone, 32 of them a step: the state's size is a multiple of that.
    [[gnu::target("avx2")]] bool sweepWide(Variable fixed, Bits symbol, Space<Bits>& space) const {
        const __m256i everywhere = _mm256_set1_epi16(static_cast<short>(symbol));
        const __m256i ofLanes = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384,
                                                  static_cast<short>(0x8000));
        const __m256i none = _mm256_setzero_si256();
        for (std::size_t word = 0; word < m_model.wordsPerSet; ++word) {
            std::uint64_t peers = m_model.peerWord(fixed, word);
            for (std::size_t first = 64 * word; peers != 0; first += 32, peers >>= 32) {
                if ((peers & 0xffffffffU) == 0)
                    continue;
                auto* lanes = reinterpret_cast<__m256i*>(space.domains() + first);
                const __m256i low = _mm256_loadu_si256(lanes);
                const __m256i high = _mm256_loadu_si256(lanes + 1);
                const __m256i lowSet = _mm256_and_si256(_mm256_set1_epi16(static_cast<short>(peers)), ofLanes);
                const __m256i highSet = _mm256_and_si256(_mm256_set1_epi16(static_cast<short>(peers >> 16)), ofLanes);
                const __m256i lowHit =
                    _mm256_and_si256(_mm256_and_si256(low, everywhere), _mm256_cmpeq_epi16(lowSet, ofLanes));
                const __m256i highHit =
                    _mm256_and_si256(_mm256_and_si256(high, everywhere), _mm256_cmpeq_epi16(highSet, ofLanes));
                if (_mm256_testz_si256(_mm256_or_si256(lowHit, highHit), everywhere) != 0)
                    continue;
                const __m256i lowNow = _mm256_andnot_si256(lowHit, low);
                const __m256i highNow = _mm256_andnot_si256(highHit, high);
                _mm256_storeu_si256(lanes, lowNow);
                _mm256_storeu_si256(lanes + 1, highNow);
                space.note(first,
                           bitsOf(_mm256_cmpeq_epi16(lowHit, none), _mm256_cmpeq_epi16(highHit, none)) ^ 0xffffffffU);
                const std::uint64_t emptied =
                    bitsOf(_mm256_cmpeq_epi16(lowNow, none), _mm256_cmpeq_epi16(highNow, none));
                if (emptied != 0) {
                    space.noteEmptied(first, emptied);
                    return false;
                }
            }
        }
        return true;
    }
#endif

private:
    using Block = std::array<Bits, kLanes>;
    /// By set of lanes: all bits of these.
    alignas(16) static constexpr std::array<Block, 1U << kLanes> kLaneMasks = [] {
        std::array<Block, 1U << kLanes> masks{};
        for (std::size_t set = 0; set < masks.size(); ++set)
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                masks[set][lane] = (set >> lane & 1U) != 0 ? static_cast<Bits>(~Bits{0}) : Bits{0};
        return masks;
    }();

    /// Blocks with peers, by their first variable and set of lanes; until a visit is false.
    template <typename Visit>
    bool forEachBlock(Variable fixed, Visit visit) const {
        for (std::size_t word = 0; word < m_model.wordsPerSet; ++word) {
            std::uint64_t peers = m_model.peerWord(fixed, word);
            for (std::size_t first = 64 * word; peers != 0; first += kLanes, peers >>= kLanes)
                if (const std::size_t lanes = peers & (kLaneMasks.size() - 1); lanes != 0 && !visit(first, lanes))
                    return false;
        }
        return true;
    }

#if defined(__SSE2__)
    static __m128i spread(Bits symbol) {
        if constexpr (sizeof(Bits) == 2)
            return _mm_set1_epi16(static_cast<short>(symbol));
        else if constexpr (sizeof(Bits) == 4)
            return _mm_set1_epi32(static_cast<int>(symbol));
        else
            return _mm_set1_epi64x(static_cast<long long>(symbol));
    }
    /// A bit for each lane of zeros.
    static std::uint64_t zeros(__m128i lanes) {
        if constexpr (sizeof(Bits) == 2) {
            const __m128i equal = _mm_cmpeq_epi16(lanes, _mm_setzero_si128());
            return static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(equal, _mm_setzero_si128())));
        } else {
            const __m128i equal = _mm_cmpeq_epi32(lanes, _mm_setzero_si128());
            const int words = _mm_movemask_ps(_mm_castsi128_ps(equal));
            if constexpr (sizeof(Bits) == 4)
                return static_cast<std::uint64_t>(words);
            else
                return static_cast<std::uint64_t>(((words & 3) == 3 ? 1 : 0) | ((words & 12) == 12 ? 2 : 0));
        }
    }

#endif

#if defined(__x86_64__)
    /// A bit for each lane of ones, those of the low block first.
    [[gnu::target("avx2")]] static std::uint64_t bitsOf(__m256i low, __m256i high) {
        const __m256i packed = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), 0b11'01'10'00);
        return static_cast<std::uint32_t>(_mm256_movemask_epi8(packed));
    }
    bool m_hasWideVectors = __builtin_cpu_supports("avx2") != 0;
#endif

    const Model& m_model;
};

}  // namespace nonet::propagation
