// One 256-bit register: four 16-bit lanes a band, of which the fourth, and the fourth band, are unused.
#ifdef __x86_64__
#include "core/solvers/search/kernel/box_kernel.h"
#include "core/solvers/search/kernel/group_crew.h"
#include "core/solvers/search/kernel/kernel_list.h"

#include <immintrin.h>

namespace nonet::kernels {
namespace {

/// A band in each quarter, 64 bits for its boxes: the three bands of one puzzle, or one of each of four puzzles.
template <int kQuarters>
struct Register {
    __m256i lanes;

    static NONET_INLINE Register none() { return {_mm256_setzero_si256()}; }
    static NONET_INLINE Register every() {
        constexpr long long band = 0x01FF'01FF'01FF;
        return {_mm256_setr_epi64x(band, band, band, kQuarters == 4 ? band : 0)};
    }
    static NONET_INLINE Register all(std::uint16_t value) { return {_mm256_set1_epi16(static_cast<short>(value))}; }
    static NONET_INLINE Register load(const std::uint16_t* stored) {
        return {_mm256_load_si256(reinterpret_cast<const __m256i*>(stored))};
    }
    NONET_INLINE void store(std::uint16_t* stored) const {
        _mm256_store_si256(reinterpret_cast<__m256i*>(stored), lanes);
    }

    friend NONET_INLINE Register operator|(Register a, Register b) { return {_mm256_or_si256(a.lanes, b.lanes)}; }
    friend NONET_INLINE Register operator&(Register a, Register b) { return {_mm256_and_si256(a.lanes, b.lanes)}; }
    friend NONET_INLINE Register operator^(Register a, Register b) { return {_mm256_xor_si256(a.lanes, b.lanes)}; }
    NONET_INLINE Register without(Register b) const { return {_mm256_andnot_si256(b.lanes, lanes)}; }
    NONET_INLINE static __m256i bytesOfHalves(long long low, long long high) {
        return _mm256_setr_epi64x(low, high, low, high);
    }
    NONET_INLINE Register nextStack() const {
        return {_mm256_shuffle_epi8(lanes, bytesOfHalves(0x0706'0100'0504'0302, 0x0F0E'0908'0D0C'0B0A))};
    }
    NONET_INLINE Register afterNextStack() const {
        return {_mm256_shuffle_epi8(lanes, bytesOfHalves(0x0706'0302'0100'0504, 0x0F0E'0B0A'0908'0D0C))};
    }
    NONET_INLINE Register nextBand() const { return {_mm256_permute4x64_epi64(lanes, _MM_SHUFFLE(3, 0, 2, 1))}; }
    NONET_INLINE Register afterNextBand() const { return {_mm256_permute4x64_epi64(lanes, _MM_SHUFFLE(3, 1, 0, 2))}; }
    NONET_INLINE Register emptyWhereEither(Register b) const { return {_mm256_min_epi16(lanes, b.lanes)}; }
    NONET_INLINE Register empty() const { return {_mm256_cmpeq_epi16(lanes, _mm256_setzero_si256())}; }
    NONET_INLINE Register withoutLowest() const {
        return {_mm256_and_si256(lanes, _mm256_add_epi16(lanes, _mm256_set1_epi16(-1)))};
    }
    NONET_INLINE Register whereAtMostOne() const { return *this & withoutLowest().empty(); }
    /// A bit for each lane that is not 0.
    NONET_INLINE unsigned filledLanes() const {
        const __m256i isEmpty = empty().lanes;
        const __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(isEmpty), _mm256_extracti128_si256(isEmpty, 1));
        return static_cast<unsigned>(_mm_movemask_epi8(bytes)) ^ 0xFFFF;
    }
    NONET_INLINE Register plus(Register b) const { return {_mm256_add_epi16(lanes, b.lanes)}; }
    /// The lanes must be below 256.
    NONET_INLINE unsigned sum() const {
        const __m256i quarters = _mm256_sad_epu8(lanes, _mm256_setzero_si256());
        const __m128i halves = _mm_add_epi32(_mm256_castsi256_si128(quarters), _mm256_extracti128_si256(quarters, 1));
        return static_cast<unsigned>(_mm_cvtsi128_si32(halves) + _mm_extract_epi16(halves, 4));
    }
    NONET_INLINE Register orWhereEmpty(Register other) const { return *this | (other & empty()); }
    NONET_INLINE bool isNone() const { return _mm256_testz_si256(lanes, lanes) != 0; }
    static NONET_INLINE Register ofQuarters(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
        return {_mm256_setr_epi64x(static_cast<long long>(a), static_cast<long long>(b), static_cast<long long>(c), 0)};
    }
    /// A band in every quarter.
    template <int kBand>
    NONET_INLINE Register<4> everywhere() const {
        return {_mm256_permute4x64_epi64(lanes, kBand * 0x55)};
    }
    /// A bit for each quarter that is not 0.
    NONET_INLINE unsigned filledQuarters() const {
        const __m256i isEmpty = _mm256_cmpeq_epi64(lanes, _mm256_setzero_si256());
        return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(isEmpty))) ^ 0xF;
    }
};

using Crew = GroupCrew<Register<3>, Register<4>>;
using Kernel = BoxKernel<Register<3>>;
constexpr int kCrews = 1;

}  // namespace

const SearchKernel kAvx2 = {"avx2",
                            Kernel::searchDigits,
                            Kernel::searchMarks,
                            searchInCrews<Crew, kCrews, std::uint8_t>,
                            searchInCrews<Crew, kCrews, std::uint16_t>,
                            Kernel::propagate};

}  // namespace nonet::kernels
#endif
