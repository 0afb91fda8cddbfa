// One puzzle in three 512-bit registers: a register is a plane of places.h, 27 of its 32 lanes are the cells of the
// first, second or third row of every box. For AVX-512 F and BW; to be included by avx512.cpp alone.
//
// The sweep is that of box_lanes.h, turned: what is a plane there is a lane here. Mini-columns are unions of the three
// registers, mini-rows unions of three neighbouring lanes.
#pragma once

#include "core/solvers/search/kernel/box_lanes.h"

#include <immintrin.h>

namespace nonet::kernels {
namespace {

using Lanes = __m512i;

struct alignas(64) LaneOrder {
    std::uint16_t from[32];
};

NONET_INLINE Lanes constant(const LaneOrder& order) { return _mm512_load_si512(order.from); }
NONET_INLINE Lanes reorder(const LaneOrder& order, Lanes a) { return _mm512_permutexvar_epi16(constant(order), a); }
NONET_INLINE Lanes merge(Lanes a, const LaneOrder& order, Lanes b) {
    return _mm512_permutex2var_epi16(a, constant(order), b);
}

// Ternary logic is named by its truth table: bit abc of the number is the result for a, b, c.
NONET_INLINE Lanes anyOf(Lanes a, Lanes b, Lanes c) { return _mm512_ternarylogic_epi32(a, b, c, 0xFE); }
NONET_INLINE Lanes atLeastTwoOf(Lanes a, Lanes b, Lanes c) { return _mm512_ternarylogic_epi32(a, b, c, 0xE8); }
NONET_INLINE Lanes withoutBoth(Lanes a, Lanes b, Lanes c) { return _mm512_ternarylogic_epi32(a, b, c, 0x10); }
NONET_INLINE Lanes eitherWithout(Lanes a, Lanes b, Lanes c) { return _mm512_ternarylogic_epi32(a, b, c, 0x54); }
NONET_INLINE Lanes withEither(Lanes a, Lanes b, Lanes c) { return _mm512_ternarylogic_epi32(a, b, c, 0xE0); }
NONET_INLINE Lanes orWithout(Lanes a, Lanes b, Lanes c) { return _mm512_ternarylogic_epi32(a, b, c, 0xF4); }
NONET_INLINE Lanes orDifference(Lanes a, Lanes b, Lanes c) { return _mm512_ternarylogic_epi32(a, b, c, 0xF6); }
NONET_INLINE Lanes lessOne(Lanes a) { return _mm512_add_epi16(a, _mm512_set1_epi16(-1)); }
/// The lanes with at most one candidate; 0 elsewhere.
NONET_INLINE Lanes singlesOf(Lanes a) { return _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(a, lessOne(a)), a); }
NONET_INLINE Lanes everyDigit() { return _mm512_set1_epi16(kEveryDigit); }

/// Lane (band, stack, column) reads lane (band + bands, stack + stacks, column + columns), each modulo 3.
constexpr LaneOrder turned(unsigned bands, unsigned stacks, unsigned columns) {
    LaneOrder order{};
    for (unsigned lane = 0; lane < 32; ++lane) {
        const unsigned band = (lane / 9 + bands) % 3, stack = (lane / 3 % 3 + stacks) % 3,
                       column = (lane % 3 + columns) % 3;
        order.from[lane] = static_cast<std::uint16_t>(lane < 27 ? band * 9 + stack * 3 + column : lane);
    }
    return order;
}
inline constexpr LaneOrder kNextColumn = turned(0, 0, 1), kAfterNextColumn = turned(0, 0, 2);
inline constexpr LaneOrder kNextStack = turned(0, 1, 0), kAfterNextStack = turned(0, 2, 0);
inline constexpr LaneOrder kNextBand = turned(1, 0, 0), kAfterNextBand = turned(2, 0, 0);

struct Planes {
    Lanes plane[3];

    NONET_INLINE Sweep sweep();
};

NONET_INLINE Sweep Planes::sweep() {
    Lanes single[3], open[3], line[3], twice[3], next[3], afterNext[3], sure[3], elsewhere[3], placeable[3];
    for (int r = 0; r < 3; ++r)
        single[r] = singlesOf(plane[r]);
    const Lanes placed = anyOf(single[0], single[1], single[2]);
    const Lanes placed1 = reorder(kNextColumn, placed), placed2 = reorder(kAfterNextColumn, placed);
    const Lanes placedInBox = anyOf(placed, placed1, placed2);
    const Lanes placedTwice =
        _mm512_or_si512(atLeastTwoOf(single[0], single[1], single[2]), atLeastTwoOf(placed, placed1, placed2));
    for (int r = 0; r < 3; ++r)
        open[r] = orWithout(single[r], plane[r], placedInBox);

    Lanes complete = everyDigit();
    for (int r = 0; r < 3; ++r) {
        const Lanes a = reorder(kNextColumn, open[r]), b = reorder(kAfterNextColumn, open[r]);
        line[r] = anyOf(open[r], a, b);
        twice[r] = atLeastTwoOf(open[r], a, b);
        next[r] = reorder(kNextStack, line[r]);
        afterNext[r] = reorder(kAfterNextStack, line[r]);
        complete = _mm512_and_si512(complete, anyOf(line[r], next[r], afterNext[r]));
    }
    for (int r = 0; r < 3; ++r) {
        const int j = (r + 1) % 3, k = (r + 2) % 3;
        sure[r] = withoutBoth(line[r], next[r], afterNext[r]);
        const Lanes sureInBox = withoutBoth(line[r], line[j], line[k]);
        elsewhere[r] = _mm512_or_si512(withoutBoth(next[r], next[j], next[k]),
                                       withoutBoth(afterNext[r], afterNext[j], afterNext[k]));
        placeable[r] = eitherWithout(sure[r], sureInBox, twice[r]);
    }
    for (int r = 0; r < 3; ++r)
        elsewhere[r] = anyOf(elsewhere[r], sure[(r + 1) % 3], sure[(r + 2) % 3]);

    const Lanes column = anyOf(open[0], open[1], open[2]), columnTwice = atLeastTwoOf(open[0], open[1], open[2]);
    const Lanes band1 = reorder(kNextBand, column), band2 = reorder(kAfterNextBand, column);
    const Lanes sureInColumn = withoutBoth(column, band1, band2);
    const Lanes sureInBox = withoutBoth(column, reorder(kNextColumn, column), reorder(kAfterNextColumn, column));
    const Lanes columnElsewhere =
        _mm512_or_si512(anyOf(reorder(kNextColumn, sureInColumn), reorder(kAfterNextColumn, sureInColumn),
                              reorder(kNextBand, sureInBox)),
                        reorder(kAfterNextBand, sureInBox));
    const Lanes columnPlaceable = eitherWithout(sureInColumn, sureInBox, columnTwice);

    complete =
        _mm512_and_si512(complete, _mm512_and_si512(anyOf(column, band1, band2), anyOf(line[0], line[1], line[2])));
    complete = _mm512_andnot_si512(placedTwice, complete);
    std::uint32_t broken = _mm512_mask_cmpneq_epi16_mask(kLanes, complete, everyDigit());

    Lanes change = _mm512_setzero_si512(), claimed = change, fewest = everyDigit();
    for (int r = 0; r < 3; ++r) {
        const Lanes left = withoutBoth(open[r], elsewhere[r], columnElsewhere);
        const Lanes hit = withEither(left, placeable[r], columnPlaceable);
        const Lanes after = _mm512_mask_mov_epi16(left, _mm512_test_epi16_mask(hit, hit), hit);
        fewest = _mm512_min_epu16(fewest, left);
        claimed = orWithout(claimed, hit, single[r]);
        change = orDifference(change, after, plane[r]);
        plane[r] = after;
    }
    broken |= _mm512_mask_testn_epi16_mask(kLanes, fewest, fewest);
    if (broken != 0)
        return Sweep::contradiction;
    if (_mm512_test_epi64_mask(change, change) != 0)
        return Sweep::changed;
    return _mm512_test_epi64_mask(claimed, claimed) != 0 ? Sweep::contradiction : Sweep::fixpoint;
}

/// Lanes 0..17 from the first nine of each of two registers, then 18..26 from a third.
constexpr LaneOrder joinedNines(unsigned start) {
    LaneOrder order{};
    for (unsigned lane = 0; lane < 32; ++lane)
        order.from[lane] = static_cast<std::uint16_t>(lane < start ? lane : 32 + (lane - start) % 9);
    return order;
}
inline constexpr LaneOrder kSecondNine = joinedNines(9), kThirdNine = joinedNines(18);

NONET_INLINE Lanes joinRows(Lanes a, Lanes b, Lanes c) { return merge(merge(a, kSecondNine, b), kThirdNine, c); }

NONET_INLINE Planes planesFromDigits(const std::uint8_t* digits) {
    const auto row = [&](int number) {
        return _mm512_castsi256_si512(_mm256_cvtepu8_epi16(_mm_maskz_loadu_epi8(0x1FF, digits + 9 * number)));
    };
    Planes planes;
    for (int r = 0; r < 3; ++r) {
        const Lanes index = lessOne(joinRows(row(r), row(3 + r), row(6 + r)));
        const __mmask32 isGiven = _mm512_cmplt_epu16_mask(index, _mm512_set1_epi16(9));
        const Lanes sets = _mm512_mask_sllv_epi16(everyDigit(), isGiven, _mm512_set1_epi16(1), index);
        planes.plane[r] = _mm512_maskz_mov_epi16(kLanes, sets);
    }
    return planes;
}

NONET_INLINE Planes planesFromMarks(const std::uint16_t* marks) {
    const auto row = [&](int number) {
        return _mm512_castsi256_si512(_mm256_maskz_loadu_epi16(0x1FF, marks + 9 * number));
    };
    Planes planes;
    for (int r = 0; r < 3; ++r)
        planes.plane[r] = _mm512_maskz_mov_epi16(kLanes, joinRows(row(r), row(3 + r), row(6 + r)));
    return planes;
}

NONET_INLINE void writeMarks(const Planes& planes, std::uint16_t* marks) {
    alignas(64) std::uint16_t places[kPlaces];
    for (int r = 0; r < 3; ++r)
        _mm512_store_si512(places + 32 * r, planes.plane[r]);
    for (unsigned row = 0; row < 9; ++row)
        __builtin_memcpy(marks + 9 * row, places + placeOf(row, 0), 9 * sizeof(std::uint16_t));
}

/// Times the de Bruijn number 0x09AF, a power of two below 2^9 shows its exponent in the top four bits, through a
/// table.
constexpr LaneOrder makeDigitOfWindow() {
    LaneOrder order{};
    for (unsigned digit = 1; digit <= 9; ++digit)
        order.from[static_cast<std::uint16_t>((1U << (digit - 1)) * 0x09AFU) >> 12] = static_cast<std::uint16_t>(digit);
    return order;
}
inline constexpr LaneOrder kDigitOfWindow = makeDigitOfWindow();

NONET_INLINE void writeDigits(const Planes& planes, std::uint8_t* digits) {
    for (int r = 0; r < 3; ++r) {
        const Lanes window = _mm512_srli_epi16(_mm512_mullo_epi16(planes.plane[r], _mm512_set1_epi16(0x09AF)), 12);
        alignas(32) std::uint8_t bytes[32];
        _mm256_store_si256(reinterpret_cast<__m256i*>(bytes),
                           _mm512_cvtepi16_epi8(_mm512_permutexvar_epi16(window, constant(kDigitOfWindow))));
        for (int band = 0; band < 3; ++band)
            __builtin_memcpy(digits + 9 * (3 * band + r), bytes + 9 * band, 9);
    }
}

/// Gives the cell at `place` `first` in `planes` and `others` in `sibling`. What is one digit leaves the cells that see
/// it at once: that is the first thing that a sweep would find, and a good part of it.
NONET_INLINE void divide(Planes& planes, Planes& sibling, unsigned place, unsigned first, unsigned others) {
    const PlaceSet& peers = kPeersOf.of[place];
    const std::uint32_t seen[3] = {static_cast<std::uint32_t>(peers.low), static_cast<std::uint32_t>(peers.low >> 32),
                                   peers.high};
    const auto leaving = static_cast<short>((others & (others - 1)) == 0 ? others : 0);
    for (unsigned r = 0; r < 3; ++r) {
        const __mmask32 cell = r == place / 32 ? 1U << place % 32 : 0;
        const Lanes before = planes.plane[r];
        sibling.plane[r] = _mm512_mask_set1_epi16(
            _mm512_andnot_si512(_mm512_maskz_set1_epi16(seen[r], leaving), before), cell, static_cast<short>(others));
        planes.plane[r] = _mm512_mask_set1_epi16(
            _mm512_andnot_si512(_mm512_maskz_set1_epi16(seen[r], static_cast<short>(first)), before), cell,
            static_cast<short>(first));
    }
}

/// The rule of places.h. False where every cell is decided; else `planes` becomes the first branch, `sibling` the
/// second.
NONET_INLINE bool branch(Planes& planes, Planes& sibling) {
    std::uint32_t open[3], pairs[3];
    for (int r = 0; r < 3; ++r) {
        const Lanes rest = _mm512_and_si512(planes.plane[r], lessOne(planes.plane[r]));
        open[r] = _mm512_test_epi16_mask(rest, rest);
        pairs[r] = open[r] & _mm512_testn_epi16_mask(rest, lessOne(rest));
    }
    if ((open[0] | open[1] | open[2]) == 0)
        return false;
    alignas(64) std::uint16_t places[kPlaces];
    for (int r = 0; r < 3; ++r)
        _mm512_store_si512(places + 32 * r, planes.plane[r]);

    unsigned chosen = 0;
    if ((pairs[0] | pairs[1] | pairs[2]) != 0) {
        const PlaceSet pairSet{pairs[0] | static_cast<std::uint64_t>(pairs[1]) << 32, pairs[2]};
        const int count0 = __builtin_popcount(pairs[0]), count1 = __builtin_popcount(pairs[1]);
        const std::uint64_t cellsLow = count0 < kCellsWeighed ? pairSet.low : pairs[0];
        const std::uint32_t cellsHigh = count0 + count1 < kCellsWeighed ? pairs[2] : 0;
        unsigned best = 0;
        const auto weigh = [&](unsigned place) {
            const Lanes set = _mm512_set1_epi16(static_cast<short>(places[place]));
            const PlaceSet& peers = kPeersOf.of[place];
            const std::uint64_t low =
                peers.low & (_mm512_test_epi16_mask(planes.plane[0], set) |
                             static_cast<std::uint64_t>(_mm512_test_epi16_mask(planes.plane[1], set)) << 32);
            const std::uint32_t high = peers.high & _mm512_test_epi16_mask(planes.plane[2], set);
            const auto touched = static_cast<unsigned>(__builtin_popcountll(low) + __builtin_popcount(high));
            const auto touchedPairs = static_cast<unsigned>(__builtin_popcountll(low & pairSet.low) +
                                                            __builtin_popcount(high & pairSet.high));
            const unsigned key = (touched + kWeightOfPairs * touchedPairs) << 8 | (127 - place);
            best = key > best ? key : best;
        };
        for (std::uint64_t cells = cellsLow; cells != 0; cells &= cells - 1)
            weigh(static_cast<unsigned>(__builtin_ctzll(cells)));
        for (std::uint32_t cells = cellsHigh; cells != 0; cells &= cells - 1)
            weigh(64 + static_cast<unsigned>(__builtin_ctz(cells)));
        chosen = 127 - (best & 255);
    } else {
        int fewest = 10;
        for (unsigned place = 0; place < kPlaces; ++place) {
            const int count = __builtin_popcount(places[place]);
            if (count > 1 && count < fewest) {
                fewest = count;
                chosen = place;
            }
        }
    }
    const unsigned set = places[chosen], lowest = set & (0U - set);
    divide(planes, sibling, chosen, lowest, set ^ lowest);
    return true;
}

}  // namespace
}  // namespace nonet::kernels
