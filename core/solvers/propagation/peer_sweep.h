// A fixed variable's symbol taken from all its peers at once, a block of 16 bytes of the state at a time.
#pragma once

#include "core/solvers/propagation/space.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include <cstring>

namespace nonet::propagation {

template <typename Bits>
class PeerSweep {
public:
    /// Variables in a block; the state is padded to whole ones.
    static constexpr std::size_t kLanes = 16 / sizeof(Bits);

    explicit PeerSweep(const Model& model) : m_begin(static_cast<std::size_t>(model.variableCount) + 1) {
        for (std::size_t variable = 0; variable + 1 < m_begin.size(); ++variable) {
            for (const Variable peer : model.peers[variable]) {
                const auto place = static_cast<std::uint32_t>(peer / kLanes);
                if (m_blocks.size() == m_begin[variable] || m_blocks.back().place != place)
                    m_blocks.push_back({{}, place});
                m_blocks.back().peers[peer % kLanes] = static_cast<Bits>(~Bits{0});
            }
            m_begin[variable + 1] = static_cast<std::uint32_t>(m_blocks.size());
        }
    }

    /// False where a domain is emptied: the space knows which.
    bool run(Variable fixed, Bits symbol, Space<Bits>& space) const {
#if defined(__SSE2__)
        return sweepVectors(fixed, symbol, space);
#else
        return sweepWords(fixed, symbol, space);
#endif
    }
    /// The same on any processor, in the same order.
    bool sweepWords(Variable fixed, Bits symbol, Space<Bits>& space) const {
        for (std::uint32_t i = m_begin[fixed]; i < m_begin[fixed + 1U]; ++i) {
            const Block& block = m_blocks[i];
            Bits* lanes = space.domains() + block.place * kLanes;
            std::uint64_t changed = 0;
            std::uint64_t emptied = 0;
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
                const auto hit = static_cast<Bits>(lanes[lane] & symbol & block.peers[lane]);
                lanes[lane] = static_cast<Bits>(lanes[lane] & ~hit);
                changed |= std::uint64_t{hit != 0} << lane;
                emptied |= std::uint64_t{lanes[lane] == 0} << lane;
            }
            space.note(block.place * kLanes, changed);
            if (emptied != 0) {
                space.noteEmptied(block.place * kLanes, emptied);
                return false;
            }
        }
        return true;
    }

private:
    struct Block {
        alignas(16) std::array<Bits, kLanes> peers;
        std::uint32_t place;
    };

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
    bool sweepVectors(Variable fixed, Bits symbol, Space<Bits>& space) const {
        constexpr std::uint64_t kAll = (std::uint64_t{1} << kLanes) - 1;
        const __m128i everywhere = spread(symbol);
        const Block* end = m_blocks.data() + m_begin[fixed + 1U];
        for (const Block* block = m_blocks.data() + m_begin[fixed]; block != end; ++block) {
            auto* lanes = reinterpret_cast<__m128i*>(space.domains() + block->place * kLanes);
            const __m128i before = _mm_loadu_si128(lanes);
            const __m128i peers = _mm_load_si128(reinterpret_cast<const __m128i*>(block->peers.data()));
            const __m128i hit = _mm_and_si128(_mm_and_si128(before, everywhere), peers);
            const std::uint64_t changed = ~zeros(hit) & kAll;
            if (changed == 0)
                continue;
            const __m128i now = _mm_andnot_si128(hit, before);
            _mm_storeu_si128(lanes, now);
            space.note(block->place * kLanes, changed);
            if (const std::uint64_t emptied = zeros(now); emptied != 0) {
                space.noteEmptied(block->place * kLanes, emptied);
                return false;
            }
        }
        return true;
    }
#endif

    /// By variable: where its blocks begin; one more at the end.
    std::vector<std::uint32_t> m_begin;
    std::vector<Block> m_blocks;
};

}  // namespace nonet::propagation
