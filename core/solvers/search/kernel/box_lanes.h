// The search for instruction sets of 64 to 256 bits. Plane is a vector of nine lanes, a lane a box (band * 3 + stack)
// with the nine candidate bits of one cell of it; a board is nine planes, one for each of the nine cells of a box.
//
// A sweep draws all conclusions at once, from the whole board to the whole board:
//   - a cell of one candidate takes it from the box;
//   - what a mini-row (three cells of a row in a box) holds is the union of its cells; the digits that only one
//     mini-row of the row, or only one of the box, can hold are certain there, and leave the others (locked
//     candidates);
//   - a certain digit with one cell in its mini-row is placed (hidden single); the same for mini-columns.
// A digit placed in a box leaves row and column as a locked candidate, so nothing more is needed for naked singles.
// Sweeps repeat until nothing changes. The idea of mini-rows as literals of their own is [Tdoku]'s.
#pragma once

#include "core/solvers/search/kernel/kernel.h"
#include "core/solvers/search/kernel/places.h"

namespace nonet::kernels {

#define NONET_INLINE __attribute__((always_inline)) inline

enum class Sweep { changed, fixpoint, contradiction };

/// What a sweep met, as planes whose lanes are 0 where it did not.
template <class Plane>
struct SweepLanes {
    /// A unit without a place for a digit, a digit placed twice in a box, a cell without candidates.
    Plane broken;
    Plane changed;
    /// Digits with one place left in a cell that is not theirs alone: at a fixpoint two of them claim it.
    Plane claimed;
};

/// A plane in memory takes sixteen numbers, four for a band, of which the fourth, and the fourth band, are unused.
inline constexpr unsigned kStored = 16;
constexpr unsigned storedAt(unsigned box) { return box / 3 * 4 + box % 3; }

/// Numbers of a board in the order of its planes.
struct StoredBoard {
    alignas(64) std::uint16_t lanes[9 * kStored];
};

/// Between the orders of places.h and of StoredBoard.
struct StoredOrder {
    std::uint8_t ofCell[81];
    std::uint8_t ofPlace[kPlaces];
    std::uint8_t place[9 * kStored];
};
constexpr StoredOrder makeStoredOrder() {
    StoredOrder order{};
    for (unsigned row = 0; row < 9; ++row)
        for (unsigned column = 0; column < 9; ++column) {
            const unsigned plane = row % 3 * 3 + column % 3, box = row / 3 * 3 + column / 3;
            const unsigned stored = plane * kStored + storedAt(box);
            order.ofCell[row * 9 + column] = static_cast<std::uint8_t>(stored);
            order.ofPlace[placeOf(row, column)] = static_cast<std::uint8_t>(stored);
            order.place[stored] = static_cast<std::uint8_t>(placeOf(row, column));
        }
    return order;
}
inline constexpr StoredOrder kStoredOrder = makeStoredOrder();

template <class Plane>
struct BoxLanes {
    Plane planes[9];
    /// The sum of the planes as the last sweep left them: candidates only go, so that an equal sum is an equal board.
    Plane sum;

    BoxLanes() = default;
    // Register by register: as one block of memory it would be copied by an instruction that takes long to begin.
    NONET_INLINE BoxLanes(const BoxLanes& other) { *this = other; }
    NONET_INLINE BoxLanes& operator=(const BoxLanes& other) {
        if (this == &other)
            return *this;
#pragma GCC unroll 9
        for (int k = 0; k < 9; ++k)
            planes[k] = other.planes[k];
        sum = other.sum;
        return *this;
    }

    NONET_INLINE void clear() {
        for (Plane& plane : planes)
            plane = Plane::none();
        sum = Plane::none();
    }
    NONET_INLINE void load(const StoredBoard& board) {
        for (unsigned k = 0; k < 9; ++k)
            planes[k] = Plane::load(board.lanes + k * kStored);
        sum = Plane::none();
    }
    NONET_INLINE void store(StoredBoard& board) const {
        for (unsigned k = 0; k < 9; ++k)
            planes[k].store(board.lanes + k * kStored);
    }

    Sweep sweep();
};

template <class Plane>
NONET_INLINE Plane majority(Plane a, Plane b, Plane c) {
    return (a & b) | (c & (a | b));
}

/// The digits that must lie elsewhere than in a line of a box, and those that lie in one cell of it; per line.
template <class Plane>
struct Locked {
    Plane elsewhere[3];
    Plane placeable[3];
};

/// From the digits that each of the three lines of a box can hold, and can hold in two cells or more. `next` and
/// `afterNext` bring the same line of the two boxes beside it. `complete` loses what no place of a line can hold.
template <class Plane, class Next, class AfterNext>
NONET_INLINE Locked<Plane> lockedIn(const Plane* line, const Plane* twice, Next next, AfterNext afterNext,
                                    Plane& complete) {
    Plane sure[3], inBox[3];
    complete = complete & (line[0] | line[1] | line[2]);
    Locked<Plane> locked;
    for (int i = 0; i < 3; ++i) {
        const Plane others = next(line[i]) | afterNext(line[i]);
        complete = complete & (line[i] | others);
        sure[i] = line[i].without(others);
        inBox[i] = line[i].without(line[(i + 1) % 3] | line[(i + 2) % 3]);
        locked.placeable[i] = (sure[i] | inBox[i]).without(twice[i]);
    }
    for (int i = 0; i < 3; ++i)
        locked.elsewhere[i] = next(inBox[i]) | afterNext(inBox[i]) | (sure[(i + 1) % 3] | sure[(i + 2) % 3]);
    return locked;
}

/// What the columns of a box are asked for, once naked singles have left their box and the rows are locked.
template <class Plane>
struct HalfSweep {
    Plane open[9];
    Plane placed;
    Plane complete;
    Locked<Plane> rows;
    Plane column[3];
    Plane columnTwice[3];
};

/// Written in the order that keeps most of it in sixteen registers.
template <class Plane>
NONET_INLINE void sweepRows(const Plane* planes, HalfSweep<Plane>& half) {
    Plane single[9], once[3], twice = Plane::none();
    for (int r = 0; r < 3; ++r) {
        for (int k = 3 * r; k < 3 * r + 3; ++k)
            single[k] = planes[k].whereAtMostOne();
        once[r] = single[3 * r] | single[3 * r + 1] | single[3 * r + 2];
        twice = twice | majority(single[3 * r], single[3 * r + 1], single[3 * r + 2]);
    }
    twice = twice | majority(once[0], once[1], once[2]);
    half.placed = once[0] | once[1] | once[2];
    half.complete = Plane::every().without(twice);

    Plane row[3], rowTwice[3];
    for (int r = 0; r < 3; ++r) {
        for (int k = 3 * r; k < 3 * r + 3; ++k)
            half.open[k] = single[k] | planes[k].without(half.placed);
        const Plane a = half.open[3 * r], b = half.open[3 * r + 1], c = half.open[3 * r + 2];
        row[r] = a | b | c;
        rowTwice[r] = majority(a, b, c);
        for (int i = 0; i < 3; ++i) {
            const Plane cell = half.open[3 * r + i];
            half.columnTwice[i] = r == 0 ? Plane::none() : half.columnTwice[i] | (half.column[i] & cell);
            half.column[i] = r == 0 ? cell : half.column[i] | cell;
        }
    }
    half.rows = lockedIn(
        row, rowTwice, [](Plane line) { return line.nextStack(); }, [](Plane line) { return line.afterNextStack(); },
        half.complete);
}

/// Finishes it with what the columns have locked. `sum` becomes that of the new planes.
template <class Plane>
NONET_INLINE SweepLanes<Plane> finishSweep(const HalfSweep<Plane>& half, const Locked<Plane>& columns, Plane* planes,
                                           Plane& sum) {
    Plane claimed = Plane::none(), fewest = Plane::every(), total = Plane::none();
    for (int k = 0; k < 9; ++k) {
        const Plane left = half.open[k].without(half.rows.elsewhere[k / 3] | columns.elsewhere[k % 3]);
        const Plane hit = left & (half.rows.placeable[k / 3] | columns.placeable[k % 3]);
        fewest = fewest.emptyWhereEither(left);
        claimed = claimed | hit;
        planes[k] = hit.orWhereEmpty(left);
        total = total.plus(planes[k]);
    }
    const Plane broken = Plane::every().without(half.complete.without(fewest.empty()));
    const SweepLanes<Plane> met{broken, total ^ sum, claimed.without(half.placed)};
    sum = total;
    return met;
}

template <class Plane>
Sweep BoxLanes<Plane>::sweep() {
    HalfSweep<Plane> half;
    sweepRows(planes, half);
    const Locked<Plane> columns = lockedIn(
        half.column, half.columnTwice, [](Plane line) { return line.nextBand(); },
        [](Plane line) { return line.afterNextBand(); }, half.complete);
    const SweepLanes<Plane> met = finishSweep(half, columns, planes, sum);
    if (!met.broken.isNone())
        return Sweep::contradiction;
    if (!met.changed.isNone())
        return Sweep::changed;
    return met.claimed.isNone() ? Sweep::fixpoint : Sweep::contradiction;
}

}  // namespace nonet::kernels
