// Two 128-bit registers: bands 1 and 2 in the first, band 3 in the lower half of the second; four 16-bit lanes a band,
// the fourth unused. SSE2 is part of every x86-64 processor.
#ifdef __x86_64__
#include "core/solvers/search/kernel/box_lanes.h"
#include "core/solvers/search/kernel/kernel_list.h"

#include <emmintrin.h>

namespace nonet::kernels {
namespace {

struct Pair {
    __m128i first;
    __m128i second;

    static NONET_INLINE Pair none() { return {_mm_setzero_si128(), _mm_setzero_si128()}; }
    static NONET_INLINE Pair every() {
        constexpr short all = kEveryDigit;
        return {_mm_setr_epi16(all, all, all, 0, all, all, all, 0), _mm_setr_epi16(all, all, all, 0, 0, 0, 0, 0)};
    }
    static NONET_INLINE Pair load(const std::uint16_t* b) {
        alignas(16) const std::uint16_t lanes[16] = {b[0], b[1], b[2], 0, b[3], b[4], b[5], 0, b[6], b[7], b[8]};
        return {_mm_load_si128(reinterpret_cast<const __m128i*>(lanes)),
                _mm_load_si128(reinterpret_cast<const __m128i*>(lanes + 8))};
    }
    static constexpr unsigned kStored = 16;
    static constexpr unsigned storedAt(unsigned box) { return box / 3 * 4 + box % 3; }
    NONET_INLINE void store(std::uint16_t* lanes) const {
        _mm_store_si128(reinterpret_cast<__m128i*>(lanes), first);
        _mm_store_si128(reinterpret_cast<__m128i*>(lanes + 8), second);
    }
    NONET_INLINE void set(unsigned box, std::uint16_t value) {
        __builtin_memcpy(reinterpret_cast<char*>(this) + 2 * storedAt(box), &value, sizeof value);
    }

    friend NONET_INLINE Pair operator|(Pair a, Pair b) {
        return {_mm_or_si128(a.first, b.first), _mm_or_si128(a.second, b.second)};
    }
    friend NONET_INLINE Pair operator&(Pair a, Pair b) {
        return {_mm_and_si128(a.first, b.first), _mm_and_si128(a.second, b.second)};
    }
    friend NONET_INLINE Pair operator^(Pair a, Pair b) {
        return {_mm_xor_si128(a.first, b.first), _mm_xor_si128(a.second, b.second)};
    }
    NONET_INLINE Pair without(Pair b) const {
        return {_mm_andnot_si128(b.first, first), _mm_andnot_si128(b.second, second)};
    }
    NONET_INLINE Pair nextStack() const {
        constexpr int turn = _MM_SHUFFLE(3, 0, 2, 1);
        return {_mm_shufflehi_epi16(_mm_shufflelo_epi16(first, turn), turn), _mm_shufflelo_epi16(second, turn)};
    }
    NONET_INLINE Pair nextBand() const {
        return {_mm_unpacklo_epi64(_mm_srli_si128(first, 8), second), _mm_move_epi64(first)};
    }
    NONET_INLINE Pair empty() const {
        return {_mm_cmpeq_epi16(first, _mm_setzero_si128()), _mm_cmpeq_epi16(second, _mm_setzero_si128())};
    }
    NONET_INLINE Pair withoutLowest() const {
        const __m128i minusOne = _mm_set1_epi16(-1);
        return {_mm_and_si128(first, _mm_add_epi16(first, minusOne)),
                _mm_and_si128(second, _mm_add_epi16(second, minusOne))};
    }
    NONET_INLINE Pair whereAtMostOne() const { return *this & withoutLowest().empty(); }
    /// A bit for each box whose lane is not 0.
    NONET_INLINE unsigned filledLanes() const {
        const Pair isEmpty = empty();
        const unsigned bits = ~static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(isEmpty.first, isEmpty.second)));
        return (bits & 7) | (bits >> 1 & 0x38) | (bits >> 2 & 0x1C0);
    }
    NONET_INLINE Pair orWhereEmpty(Pair other) const { return *this | (other & empty()); }
    NONET_INLINE bool hasEmptyLane() const { return !(every() & empty()).isNone(); }
    NONET_INLINE bool isNone() const {
        return _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_or_si128(first, second), _mm_setzero_si128())) == 0xFFFF;
    }
    NONET_INLINE bool differsFrom(Pair b) const { return !(*this ^ b).isNone(); }
};

using Kernel = BoxLaneKernel<Pair>;

}  // namespace

const SearchKernel kSse2 = {"x86-64", Kernel::searchDigits, Kernel::searchMarks, Kernel::searchMany, Kernel::propagate};

}  // namespace nonet::kernels
#endif
