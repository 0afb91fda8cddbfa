// Registers of 128 bits. NEON is part of every ARM processor of 64 bits.
#if defined(__aarch64__) && defined(__ARM_NEON)
#include "core/solvers/search/kernel/box_kernel.h"
#include "core/solvers/search/kernel/group_crew.h"
#include "core/solvers/search/kernel/kernel_list.h"
#include "core/solvers/search/kernel/two_halves.h"

#include <arm_neon.h>

namespace nonet::kernels {
namespace {

struct Half {
    uint16x8_t lanes;

    static NONET_INLINE Half none() { return {vdupq_n_u16(0)}; }
    static NONET_INLINE Half every() { return ofQuarters(0x01FF'01FF'01FF, 0x01FF'01FF'01FF); }
    static NONET_INLINE Half all(std::uint16_t value) { return {vdupq_n_u16(value)}; }
    static NONET_INLINE Half load(const std::uint16_t* stored) { return {vld1q_u16(stored)}; }
    NONET_INLINE void store(std::uint16_t* stored) const { vst1q_u16(stored, lanes); }
    static NONET_INLINE Half ofQuarters(std::uint64_t a, std::uint64_t b) {
        return {vreinterpretq_u16_u64(vcombine_u64(vcreate_u64(a), vcreate_u64(b)))};
    }

    friend NONET_INLINE Half operator|(Half a, Half b) { return {vorrq_u16(a.lanes, b.lanes)}; }
    friend NONET_INLINE Half operator&(Half a, Half b) { return {vandq_u16(a.lanes, b.lanes)}; }
    friend NONET_INLINE Half operator^(Half a, Half b) { return {veorq_u16(a.lanes, b.lanes)}; }
    NONET_INLINE Half without(Half b) const { return {vbicq_u16(lanes, b.lanes)}; }
    NONET_INLINE Half plus(Half b) const { return {vaddq_u16(lanes, b.lanes)}; }
    NONET_INLINE Half turned(std::uint64_t lower, std::uint64_t upper) const {
        const uint8x16_t bytes = vcombine_u8(vcreate_u8(lower), vcreate_u8(upper));
        return {vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(lanes), bytes))};
    }
    NONET_INLINE Half nextStack() const { return turned(0x0706'0100'0504'0302, 0x0F0E'0908'0D0C'0B0A); }
    NONET_INLINE Half afterNextStack() const { return turned(0x0706'0302'0100'0504, 0x0F0E'0B0A'0908'0D0C); }
    NONET_INLINE Half lowerQuarter() const { return {vcombine_u16(vget_low_u16(lanes), vdup_n_u16(0))}; }
    NONET_INLINE Half upperQuarter() const { return {vcombine_u16(vget_high_u16(lanes), vdup_n_u16(0))}; }
    NONET_INLINE Half upperThenLowerOf(Half b) const { return {vextq_u16(lanes, b.lanes, 4)}; }
    NONET_INLINE Half lowerThenLowerOf(Half b) const {
        return {vcombine_u16(vget_low_u16(lanes), vget_low_u16(b.lanes))};
    }
    NONET_INLINE Half empty() const { return {vceqzq_u16(lanes)}; }
    NONET_INLINE Half withoutLowest() const { return {vandq_u16(lanes, vsubq_u16(lanes, vdupq_n_u16(1)))}; }
    NONET_INLINE Half whereAtMostOne() const { return *this & withoutLowest().empty(); }
    NONET_INLINE Half emptyWhereEither(Half b) const { return {vminq_u16(lanes, b.lanes)}; }
    NONET_INLINE Half orWhereEmpty(Half b) const { return {vbslq_u16(empty().lanes, b.lanes, lanes)}; }
    NONET_INLINE unsigned filledLanes() const {
        const uint16x8_t bits = {1, 2, 4, 8, 16, 32, 64, 128};
        return vaddvq_u16(vbicq_u16(bits, empty().lanes));
    }
    /// A bit for each quarter that is not 0.
    NONET_INLINE unsigned filledQuarters() const {
        const uint64x2_t quarters = vreinterpretq_u64_u16(lanes);
        return (vgetq_lane_u64(quarters, 0) != 0 ? 1U : 0U) | (vgetq_lane_u64(quarters, 1) != 0 ? 2U : 0U);
    }
    NONET_INLINE unsigned sum() const { return vaddvq_u16(lanes); }
    NONET_INLINE bool isNone() const { return vmaxvq_u16(lanes) == 0; }
};

using Crew = GroupCrew<TwoHalves<Half>, Half>;
using Kernel = BoxKernel<TwoHalves<Half>>;
constexpr int kCrews = 2;

}  // namespace

const SearchKernel kNeon = {"neon",
                            Kernel::searchDigits,
                            Kernel::searchMarks,
                            searchInCrews<Crew, kCrews, std::uint8_t>,
                            searchInCrews<Crew, kCrews, std::uint16_t>,
                            Kernel::propagate};

}  // namespace nonet::kernels
#endif
