// One 256-bit register: four 16-bit lanes a band, of which the fourth, and the fourth band, are unused.
#ifdef __x86_64__
#include "core/solvers/search/kernel/box_lanes.h"
#include "core/solvers/search/kernel/kernel_list.h"

#include <immintrin.h>

namespace nonet::kernels {
namespace {

struct Register {
    __m256i lanes;

    static NONET_INLINE Register none() { return {_mm256_setzero_si256()}; }
    static NONET_INLINE Register every() {
        constexpr short all = kEveryDigit;
        return {_mm256_setr_epi16(all, all, all, 0, all, all, all, 0, all, all, all, 0, 0, 0, 0, 0)};
    }
    static NONET_INLINE Register load(const std::uint16_t* b) {
        alignas(32) const std::uint16_t values[16] = {b[0], b[1], b[2], 0, b[3], b[4], b[5], 0, b[6], b[7], b[8]};
        return {_mm256_load_si256(reinterpret_cast<const __m256i*>(values))};
    }
    static constexpr unsigned kStored = 16;
    static constexpr unsigned storedAt(unsigned box) { return box / 3 * 4 + box % 3; }
    NONET_INLINE void store(std::uint16_t* values) const {
        _mm256_store_si256(reinterpret_cast<__m256i*>(values), lanes);
    }
    NONET_INLINE void set(unsigned box, std::uint16_t value) {
        __builtin_memcpy(reinterpret_cast<char*>(this) + 2 * storedAt(box), &value, sizeof value);
    }

    friend NONET_INLINE Register operator|(Register a, Register b) { return {_mm256_or_si256(a.lanes, b.lanes)}; }
    friend NONET_INLINE Register operator&(Register a, Register b) { return {_mm256_and_si256(a.lanes, b.lanes)}; }
    friend NONET_INLINE Register operator^(Register a, Register b) { return {_mm256_xor_si256(a.lanes, b.lanes)}; }
    NONET_INLINE Register without(Register b) const { return {_mm256_andnot_si256(b.lanes, lanes)}; }
    NONET_INLINE Register nextStack() const {
        constexpr int turn = _MM_SHUFFLE(3, 0, 2, 1);
        return {_mm256_shufflehi_epi16(_mm256_shufflelo_epi16(lanes, turn), turn)};
    }
    NONET_INLINE Register nextBand() const { return {_mm256_permute4x64_epi64(lanes, _MM_SHUFFLE(3, 0, 2, 1))}; }
    NONET_INLINE Register empty() const { return {_mm256_cmpeq_epi16(lanes, _mm256_setzero_si256())}; }
    NONET_INLINE Register withoutLowest() const {
        return {_mm256_and_si256(lanes, _mm256_add_epi16(lanes, _mm256_set1_epi16(-1)))};
    }
    NONET_INLINE Register whereAtMostOne() const { return *this & withoutLowest().empty(); }
    /// A bit for each box whose lane is not 0.
    NONET_INLINE unsigned filledLanes() const {
        const __m256i isEmpty = empty().lanes;
        const unsigned bits = ~static_cast<unsigned>(
            _mm_movemask_epi8(_mm_packs_epi16(_mm256_castsi256_si128(isEmpty), _mm256_extracti128_si256(isEmpty, 1))));
        return (bits & 7) | (bits >> 1 & 0x38) | (bits >> 2 & 0x1C0);
    }
    NONET_INLINE Register orWhereEmpty(Register other) const { return *this | (other & empty()); }
    NONET_INLINE bool hasEmptyLane() const { return !(every() & empty()).isNone(); }
    NONET_INLINE bool isNone() const { return _mm256_testz_si256(lanes, lanes) != 0; }
    NONET_INLINE bool differsFrom(Register b) const { return !(*this ^ b).isNone(); }
};

using Kernel = BoxLaneKernel<Register>;

}  // namespace

const SearchKernel kAvx2 = {"avx2", Kernel::searchDigits, Kernel::searchMarks, Kernel::searchMany, Kernel::propagate};

}  // namespace nonet::kernels
#endif
