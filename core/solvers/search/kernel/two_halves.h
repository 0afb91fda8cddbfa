// A plane of one puzzle in two registers of 128 bits: bands 1 and 2 in the first, band 3 in the lower half of the
// second.
#pragma once

#include "core/solvers/search/kernel/box_lanes.h"

namespace nonet::kernels {

/// Half: eight lanes of 16 bits.
template <class Half>
struct TwoHalves {
    Half first;
    Half second;

    static NONET_INLINE TwoHalves none() { return {Half::none(), Half::none()}; }
    static NONET_INLINE TwoHalves every() { return {Half::every(), Half::every().lowerQuarter()}; }
    static NONET_INLINE TwoHalves all(std::uint16_t value) { return {Half::all(value), Half::all(value)}; }
    static NONET_INLINE TwoHalves load(const std::uint16_t* stored) {
        return {Half::load(stored), Half::load(stored + 8)};
    }
    NONET_INLINE void store(std::uint16_t* stored) const {
        first.store(stored);
        second.store(stored + 8);
    }

    friend NONET_INLINE TwoHalves operator|(TwoHalves a, TwoHalves b) {
        return {a.first | b.first, a.second | b.second};
    }
    friend NONET_INLINE TwoHalves operator&(TwoHalves a, TwoHalves b) {
        return {a.first & b.first, a.second & b.second};
    }
    friend NONET_INLINE TwoHalves operator^(TwoHalves a, TwoHalves b) {
        return {a.first ^ b.first, a.second ^ b.second};
    }
    NONET_INLINE TwoHalves without(TwoHalves b) const { return {first.without(b.first), second.without(b.second)}; }
    NONET_INLINE TwoHalves plus(TwoHalves b) const { return {first.plus(b.first), second.plus(b.second)}; }
    NONET_INLINE TwoHalves nextStack() const { return {first.nextStack(), second.nextStack()}; }
    NONET_INLINE TwoHalves afterNextStack() const { return {first.afterNextStack(), second.afterNextStack()}; }
    NONET_INLINE TwoHalves nextBand() const { return {first.upperThenLowerOf(second), first.lowerQuarter()}; }
    NONET_INLINE TwoHalves afterNextBand() const { return {second.lowerThenLowerOf(first), first.upperQuarter()}; }
    NONET_INLINE TwoHalves empty() const { return {first.empty(), second.empty()}; }
    NONET_INLINE TwoHalves withoutLowest() const { return {first.withoutLowest(), second.withoutLowest()}; }
    NONET_INLINE TwoHalves whereAtMostOne() const { return {first.whereAtMostOne(), second.whereAtMostOne()}; }
    NONET_INLINE TwoHalves emptyWhereEither(TwoHalves b) const {
        return {first.emptyWhereEither(b.first), second.emptyWhereEither(b.second)};
    }
    NONET_INLINE TwoHalves orWhereEmpty(TwoHalves b) const {
        return {first.orWhereEmpty(b.first), second.orWhereEmpty(b.second)};
    }
    static NONET_INLINE TwoHalves ofQuarters(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
        return {Half::ofQuarters(a, b), Half::ofQuarters(c, 0)};
    }
    /// A band in every quarter.
    template <int kBand>
    NONET_INLINE Half everywhere() const {
        const Half half = kBand == 2 ? second : first;
        const Half quarter = kBand == 1 ? half.upperQuarter() : half;
        return quarter.lowerThenLowerOf(quarter);
    }
    /// A bit for each lane that is not 0.
    NONET_INLINE unsigned filledLanes() const { return first.filledLanes() | second.filledLanes() << 8; }
    /// The lanes must be below 128.
    NONET_INLINE unsigned sum() const { return first.plus(second).sum(); }
    NONET_INLINE bool isNone() const { return (first | second).isNone(); }
};

}  // namespace nonet::kernels
