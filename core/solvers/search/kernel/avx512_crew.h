// Three puzzles in nine 512-bit registers, for batches: each register is a plane of box_lanes.h, with the nine boxes of
// the first puzzle in lanes 0..8, of the second in 9..17, of the third in 18..26. One sweep serves all three. To be
// included by avx512.cpp alone.
#pragma once

#include "core/solvers/search/kernel/avx512_planes.h"

namespace nonet::kernels {
namespace {

inline constexpr int kCrewSeats = 3;

constexpr std::uint32_t lanesOfSeat(int seat) { return 0x1FFU << (9 * seat); }

// A seat's nine lanes are (band, stack): turning a stack is turning by one lane in three, as a column is in Planes.
inline constexpr const LaneOrder& kCrewNextStack = kNextColumn;
inline constexpr const LaneOrder& kCrewAfterNextStack = kAfterNextColumn;
inline constexpr const LaneOrder& kCrewNextBand = kNextStack;
inline constexpr const LaneOrder& kCrewAfterNextBand = kAfterNextStack;

/// Lanes of the crew after a sweep; a seat's lanes count only where the seat is taken.
struct CrewSweep {
    std::uint32_t broken;
    std::uint32_t changed;
    std::uint32_t claimed;

    bool isBroken(int seat) const { return ((broken | (claimed & ~changed)) & lanesOfSeat(seat)) != 0; }
    /// 1 where the seat's puzzle came to a fixpoint or broke.
    std::uint32_t hasEnded(int seat) const {
        return static_cast<std::uint32_t>((broken & lanesOfSeat(seat)) != 0 || (changed & lanesOfSeat(seat)) == 0);
    }
};

struct Crew {
    using Board = Planes;
    using Outcome = CrewSweep;
    static constexpr int kSeats = kCrewSeats;
    static NONET_INLINE Board boardFrom(const std::uint8_t* digits) { return planesFromDigits(digits); }
    static NONET_INLINE Board boardFrom(const std::uint16_t* marks) { return planesFromMarks(marks); }

    Lanes plane[9];

    NONET_INLINE void clear() {
        for (Lanes& each : plane)
            each = _mm512_setzero_si512();
    }
    NONET_INLINE CrewSweep sweep();
    NONET_INLINE void seat(int seat, const Planes& planes);
    NONET_INLINE Planes at(int seat) const;
};

struct CrewDirection {
    Lanes elsewhere[3];
    Lanes placeable[3];
};

template <bool kAlongRows>
NONET_INLINE CrewDirection lockedInCrew(const Lanes* open, Lanes& complete) {
    const LaneOrder& one = kAlongRows ? kCrewNextStack : kCrewNextBand;
    const LaneOrder& two = kAlongRows ? kCrewAfterNextStack : kCrewAfterNextBand;
    Lanes line[3], twice[3], next[3], afterNext[3], sure[3];
    for (int i = 0; i < 3; ++i) {
        const Lanes a = open[kAlongRows ? 3 * i : i];
        const Lanes b = open[kAlongRows ? 3 * i + 1 : i + 3];
        const Lanes c = open[kAlongRows ? 3 * i + 2 : i + 6];
        line[i] = anyOf(a, b, c);
        twice[i] = atLeastTwoOf(a, b, c);
        next[i] = reorder(one, line[i]);
        afterNext[i] = reorder(two, line[i]);
        complete = _mm512_and_si512(complete, anyOf(line[i], next[i], afterNext[i]));
    }
    if (kAlongRows)
        complete = _mm512_and_si512(complete, anyOf(line[0], line[1], line[2]));
    CrewDirection result;
    for (int i = 0; i < 3; ++i) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        sure[i] = withoutBoth(line[i], next[i], afterNext[i]);
        const Lanes sureInBox = withoutBoth(line[i], line[j], line[k]);
        result.elsewhere[i] = _mm512_or_si512(withoutBoth(next[i], next[j], next[k]),
                                              withoutBoth(afterNext[i], afterNext[j], afterNext[k]));
        result.placeable[i] = eitherWithout(sure[i], sureInBox, twice[i]);
    }
    for (int i = 0; i < 3; ++i)
        result.elsewhere[i] = anyOf(result.elsewhere[i], sure[(i + 1) % 3], sure[(i + 2) % 3]);
    return result;
}

NONET_INLINE CrewSweep Crew::sweep() {
    Lanes single[9], open[9], placed[3];
    for (int k = 0; k < 9; ++k)
        single[k] = singlesOf(plane[k]);
    for (int i = 0; i < 3; ++i)
        placed[i] = anyOf(single[3 * i], single[3 * i + 1], single[3 * i + 2]);
    const Lanes placedInBox = anyOf(placed[0], placed[1], placed[2]);
    const Lanes placedTwice = _mm512_or_si512(anyOf(atLeastTwoOf(single[0], single[1], single[2]),
                                                    atLeastTwoOf(single[3], single[4], single[5]),
                                                    atLeastTwoOf(single[6], single[7], single[8])),
                                              atLeastTwoOf(placed[0], placed[1], placed[2]));
    for (int k = 0; k < 9; ++k)
        open[k] = orWithout(single[k], plane[k], placedInBox);

    Lanes complete = everyDigit();
    const CrewDirection rows = lockedInCrew<true>(open, complete);
    const CrewDirection columns = lockedInCrew<false>(open, complete);
    complete = _mm512_andnot_si512(placedTwice, complete);

    Lanes change = _mm512_setzero_si512(), claimed = change, fewest = everyDigit();
    for (int k = 0; k < 9; ++k) {
        const int r = k / 3, c = k % 3;
        const Lanes left = withoutBoth(open[k], rows.elsewhere[r], columns.elsewhere[c]);
        const Lanes hit = withEither(left, rows.placeable[r], columns.placeable[c]);
        const Lanes after = _mm512_mask_mov_epi16(left, _mm512_test_epi16_mask(hit, hit), hit);
        fewest = _mm512_min_epu16(fewest, left);
        claimed = orWithout(claimed, hit, single[k]);
        change = orDifference(change, after, plane[k]);
        plane[k] = after;
    }
    CrewSweep result;
    result.broken = _mm512_cmpneq_epi16_mask(complete, everyDigit()) | _mm512_testn_epi16_mask(fewest, fewest);
    result.changed = _mm512_test_epi16_mask(change, change);
    result.claimed = _mm512_test_epi16_mask(claimed, claimed);
    return result;
}

/// Crew lane 9 * seat + box of column c reads lane 3 * box + c of a plane of Planes.
constexpr LaneOrder seating(int seat, int column) {
    LaneOrder order{};
    for (int lane = 0; lane < 32; ++lane) {
        const int box = lane - 9 * seat;
        order.from[lane] = static_cast<std::uint16_t>(box >= 0 && box < 9 ? 3 * box + column : 0);
    }
    return order;
}
inline constexpr LaneOrder kSeating[kCrewSeats][3] = {{seating(0, 0), seating(0, 1), seating(0, 2)},
                                                      {seating(1, 0), seating(1, 1), seating(1, 2)},
                                                      {seating(2, 0), seating(2, 1), seating(2, 2)}};

/// The way back: lane 3 * box + c from the first two columns, then the third put in.
constexpr LaneOrder leavingFirstTwo(int seat) {
    LaneOrder order{};
    for (int lane = 0; lane < 27; ++lane)
        order.from[lane] = static_cast<std::uint16_t>(lane % 3 == 1 ? 32 + 9 * seat + lane / 3 : 9 * seat + lane / 3);
    return order;
}
constexpr LaneOrder leavingThird(int seat) {
    LaneOrder order{};
    for (int lane = 0; lane < 27; ++lane)
        order.from[lane] = static_cast<std::uint16_t>(lane % 3 == 2 ? 32 + 9 * seat + lane / 3 : lane);
    return order;
}
inline constexpr LaneOrder kLeavingFirstTwo[kCrewSeats] = {leavingFirstTwo(0), leavingFirstTwo(1), leavingFirstTwo(2)};
inline constexpr LaneOrder kLeavingThird[kCrewSeats] = {leavingThird(0), leavingThird(1), leavingThird(2)};

NONET_INLINE void Crew::seat(int seat, const Planes& planes) {
    for (int r = 0; r < 3; ++r)
        for (int c = 0; c < 3; ++c)
            plane[3 * r + c] = _mm512_mask_permutexvar_epi16(plane[3 * r + c], lanesOfSeat(seat),
                                                             constant(kSeating[seat][c]), planes.plane[r]);
}

NONET_INLINE Planes Crew::at(int seat) const {
    Planes planes;
    for (int r = 0; r < 3; ++r) {
        const Lanes firstTwo = merge(plane[3 * r], kLeavingFirstTwo[seat], plane[3 * r + 1]);
        planes.plane[r] = _mm512_maskz_mov_epi16(kLanes, merge(firstTwo, kLeavingThird[seat], plane[3 * r + 2]));
    }
    return planes;
}

}  // namespace
}  // namespace nonet::kernels
