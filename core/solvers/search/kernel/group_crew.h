// Several puzzles in the registers of one, for batches. A Group is a register of quarters of 64 bits, a quarter for
// each puzzle, with the three boxes of a band in three 16-bit lanes; a Group is a plane of box_lanes.h for one band. So
// three lanes in four are used, where one puzzle alone fills nine in sixteen, and turning bands is giving registers
// other names.
#pragma once

#include "core/solvers/search/kernel/box_branch.h"
#include "core/solvers/search/kernel/search_loop.h"

namespace nonet::kernels {

struct SeatMasks {
    alignas(32) std::uint16_t of[4][16];
};
constexpr SeatMasks makeSeatMasks() {
    SeatMasks masks{};
    for (int seat = 0; seat < 4; ++seat)
        for (int lane = 0; lane < 4; ++lane)
            masks.of[seat][4 * seat + lane] = 0xFFFF;
    return masks;
}
inline constexpr SeatMasks kSeatMasks = makeSeatMasks();

/// As many puzzles as a Group has quarters. Plane is that of one puzzle alone.
template <class Plane, class Group>
struct GroupCrew {
    using Board = BoxLanes<Plane>;
    static constexpr int kSeats = static_cast<int>(sizeof(Group) / sizeof(std::uint64_t));

    /// Sets of seats.
    struct Outcome {
        unsigned broken;
        unsigned changed;
        unsigned claimed;

        NONET_INLINE bool isBroken(int seat) const { return ((broken | (claimed & ~changed)) >> seat & 1U) != 0; }
        /// 1 where the seat's puzzle came to a fixpoint or broke.
        NONET_INLINE unsigned hasEnded(int seat) const { return (broken | ~changed) >> seat & 1U; }
    };

    static NONET_INLINE Board boardFrom(const std::uint8_t* digits) { return boardFromDigits<Plane>(digits); }
    static NONET_INLINE Board boardFrom(const std::uint16_t* marks) { return boardFromMarks<Plane>(marks); }

    NONET_INLINE void clear() { __builtin_memset(static_cast<void*>(this), 0, sizeof *this); }
    NONET_INLINE Outcome sweep() {
        HalfSweep<Group> half[3];
        for (int band = 0; band < 3; ++band)
            sweepRows(m_planes[band], half[band]);
        Locked<Group> columns[3];
        lockColumns(half, columns);
        Group broken = Group::none(), changed = broken, claimed = broken;
        for (int band = 0; band < 3; ++band) {
            const SweepLanes<Group> met = finishSweep(half[band], columns[band], m_planes[band], m_sum[band]);
            broken = broken | met.broken;
            changed = changed | met.changed;
            claimed = claimed | met.claimed;
        }
        return {broken.filledQuarters(), changed.filledQuarters(), claimed.filledQuarters()};
    }
    NONET_INLINE void seat(int seat, const Board& board) {
        const Group mask = Group::load(kSeatMasks.of[seat]);
        for (int k = 0; k < 9; ++k) {
            const Plane& plane = board.planes[k];
            const Group bands[3] = {plane.template everywhere<0>(), plane.template everywhere<1>(),
                                    plane.template everywhere<2>()};
            for (int band = 0; band < 3; ++band)
                m_planes[band][k] = m_planes[band][k].without(mask) | (bands[band] & mask);
        }
        // Another board's sum, which could be this one's by chance.
        for (Group& sum : m_sum)
            sum = sum.without(mask);
    }
    NONET_INLINE Board at(int seat) const {
        Board board;
        for (int k = 0; k < 9; ++k)
            board.planes[k] = Plane::ofQuarters(quarter(0, k, seat), quarter(1, k, seat), quarter(2, k, seat));
        board.sum = Plane::none();
        return board;
    }

private:
    static NONET_INLINE void lockColumns(HalfSweep<Group>* half, Locked<Group>* columns) {
        Group sure[3][3], inBox[3][3];
        for (int band = 0; band < 3; ++band) {
            const Group* const column = half[band].column;
            const Group* const next = half[(band + 1) % 3].column;
            const Group* const afterNext = half[(band + 2) % 3].column;
            Group complete = half[band].complete & (column[0] | column[1] | column[2]);
            for (int i = 0; i < 3; ++i) {
                const Group others = next[i] | afterNext[i];
                complete = complete & (column[i] | others);
                sure[band][i] = column[i].without(others);
                inBox[band][i] = column[i].without(column[(i + 1) % 3] | column[(i + 2) % 3]);
                columns[band].placeable[i] = (sure[band][i] | inBox[band][i]).without(half[band].columnTwice[i]);
            }
            half[band].complete = complete;
        }
        for (int band = 0; band < 3; ++band)
            for (int i = 0; i < 3; ++i)
                columns[band].elsewhere[i] = inBox[(band + 1) % 3][i] | inBox[(band + 2) % 3][i] |
                                             (sure[band][(i + 1) % 3] | sure[band][(i + 2) % 3]);
    }
    NONET_INLINE std::uint64_t quarter(int band, int k, int seat) const {
        std::uint64_t boxes;
        __builtin_memcpy(&boxes, reinterpret_cast<const char*>(&m_planes[band][k]) + 8 * seat, sizeof boxes);
        return boxes;
    }

    Group m_planes[3][9];
    Group m_sum[3];
};

}  // namespace nonet::kernels
