// Registers of 128 bits. SSE2 is part of every x86-64 processor.
#ifdef __x86_64__
#include "core/solvers/search/kernel/box_kernel.h"
#include "core/solvers/search/kernel/group_crew.h"
#include "core/solvers/search/kernel/kernel_list.h"
#include "core/solvers/search/kernel/two_halves.h"

#include <emmintrin.h>

namespace nonet::kernels {
namespace {

struct Half {
    __m128i lanes;

    static NONET_INLINE Half none() { return {_mm_setzero_si128()}; }
    static NONET_INLINE Half every() { return {_mm_set1_epi64x(0x01FF'01FF'01FF)}; }
    static NONET_INLINE Half all(std::uint16_t value) { return {_mm_set1_epi16(static_cast<short>(value))}; }
    static NONET_INLINE Half load(const std::uint16_t* stored) {
        return {_mm_load_si128(reinterpret_cast<const __m128i*>(stored))};
    }
    NONET_INLINE void store(std::uint16_t* stored) const { _mm_store_si128(reinterpret_cast<__m128i*>(stored), lanes); }

    friend NONET_INLINE Half operator|(Half a, Half b) { return {_mm_or_si128(a.lanes, b.lanes)}; }
    friend NONET_INLINE Half operator&(Half a, Half b) { return {_mm_and_si128(a.lanes, b.lanes)}; }
    friend NONET_INLINE Half operator^(Half a, Half b) { return {_mm_xor_si128(a.lanes, b.lanes)}; }
    NONET_INLINE Half without(Half b) const { return {_mm_andnot_si128(b.lanes, lanes)}; }
    NONET_INLINE Half plus(Half b) const { return {_mm_add_epi16(lanes, b.lanes)}; }
    template <int kTurn>
    NONET_INLINE Half turnedStacks() const {
        return {_mm_shufflehi_epi16(_mm_shufflelo_epi16(lanes, kTurn), kTurn)};
    }
    NONET_INLINE Half nextStack() const { return turnedStacks<_MM_SHUFFLE(3, 0, 2, 1)>(); }
    NONET_INLINE Half afterNextStack() const { return turnedStacks<_MM_SHUFFLE(3, 1, 0, 2)>(); }
    static NONET_INLINE Half ofQuarters(std::uint64_t a, std::uint64_t b) {
        return {_mm_set_epi64x(static_cast<long long>(b), static_cast<long long>(a))};
    }
    NONET_INLINE Half lowerQuarter() const { return {_mm_move_epi64(lanes)}; }
    NONET_INLINE Half upperQuarter() const { return {_mm_srli_si128(lanes, 8)}; }
    NONET_INLINE Half upperThenLowerOf(Half b) const { return {_mm_unpacklo_epi64(upperQuarter().lanes, b.lanes)}; }
    NONET_INLINE Half lowerThenLowerOf(Half b) const { return {_mm_unpacklo_epi64(lanes, b.lanes)}; }
    NONET_INLINE Half empty() const { return {_mm_cmpeq_epi16(lanes, _mm_setzero_si128())}; }
    NONET_INLINE Half withoutLowest() const { return {_mm_and_si128(lanes, _mm_add_epi16(lanes, _mm_set1_epi16(-1)))}; }
    NONET_INLINE Half whereAtMostOne() const { return *this & withoutLowest().empty(); }
    NONET_INLINE Half emptyWhereEither(Half b) const { return {_mm_min_epi16(lanes, b.lanes)}; }
    NONET_INLINE Half orWhereEmpty(Half b) const { return *this | (b & empty()); }
    NONET_INLINE unsigned filledLanes() const {
        return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(empty().lanes, empty().lanes)) & 0xFF) ^ 0xFF;
    }
    /// A bit for each quarter that is not 0.
    NONET_INLINE unsigned filledQuarters() const {
        const __m128i isEmpty = _mm_cmpeq_epi32(lanes, _mm_setzero_si128());
        const auto words = static_cast<unsigned>(_mm_movemask_ps(_mm_castsi128_ps(isEmpty))) ^ 0xF;
        return ((words | words >> 1) & 1) | ((words >> 1 | words >> 2) & 2);
    }
    NONET_INLINE unsigned sum() const {
        const __m128i quarters = _mm_sad_epu8(lanes, _mm_setzero_si128());
        return static_cast<unsigned>(_mm_cvtsi128_si32(quarters) + _mm_extract_epi16(quarters, 4));
    }
    NONET_INLINE bool isNone() const { return _mm_movemask_epi8(_mm_cmpeq_epi8(lanes, _mm_setzero_si128())) == 0xFFFF; }
};

using Crew = GroupCrew<TwoHalves<Half>, Half>;
using Kernel = BoxKernel<TwoHalves<Half>>;
constexpr int kCrews = 2;

}  // namespace

const SearchKernel kSse2 = {"x86-64",
                            Kernel::searchDigits,
                            Kernel::searchMarks,
                            searchInCrews<Crew, kCrews, std::uint8_t>,
                            searchInCrews<Crew, kCrews, std::uint16_t>,
                            Kernel::propagate};

}  // namespace nonet::kernels
#endif
