// Where a search over planes of boxes branches, and how it reads and writes boards.
#pragma once

#include "core/solvers/search/kernel/box_lanes.h"

namespace nonet::kernels {

template <class Plane>
NONET_INLINE void writeDigits(const BoxLanes<Plane>& board, std::uint8_t* digits) {
    StoredBoard stored;
    board.store(stored);
    for (unsigned cell = 0; cell < 81; ++cell)
        digits[cell] = static_cast<std::uint8_t>(__builtin_ctz(stored.lanes[kStoredOrder.ofCell[cell]]) + 1);
}

/// For each box all bits of its lane, of the other lanes of its band, and of the other lanes of its stack.
struct LaneMasks {
    alignas(64) std::uint16_t box[kStored][kStored];
    alignas(64) std::uint16_t band[kStored][kStored];
    alignas(64) std::uint16_t stack[kStored][kStored];
};
constexpr LaneMasks makeLaneMasks() {
    LaneMasks masks{};
    for (unsigned box = 0; box < 9; ++box)
        for (unsigned other = 0; other < 9; ++other) {
            const unsigned lane = storedAt(box), at = storedAt(other);
            masks.box[lane][at] = box == other ? 0xFFFF : 0;
            masks.band[lane][at] = box != other && box / 3 == other / 3 ? 0xFFFF : 0;
            masks.stack[lane][at] = box != other && box % 3 == other % 3 ? 0xFFFF : 0;
        }
    return masks;
}
inline constexpr LaneMasks kLaneMasks = makeLaneMasks();

/// For each box the other lanes of its band, or stack, between zeros: of the three lines of a box, line j holds what a
/// cell in line i sees beside its box in entry 2 - i + j, which is 0 where j is not i.
struct LaneWindows {
    alignas(64) std::uint16_t band[kStored][5][kStored];
    alignas(64) std::uint16_t stack[kStored][5][kStored];
};
constexpr LaneWindows makeLaneWindows() {
    LaneWindows windows{};
    for (unsigned box = 0; box < 9; ++box)
        for (unsigned lane = 0; lane < kStored; ++lane) {
            windows.band[storedAt(box)][2][lane] = kLaneMasks.band[storedAt(box)][lane];
            windows.stack[storedAt(box)][2][lane] = kLaneMasks.stack[storedAt(box)][lane];
        }
    return windows;
}
inline constexpr LaneWindows kLaneWindows = makeLaneWindows();

/// Times this, a set that is not empty is no less than any weight, and the lesser of the two is the weight.
inline constexpr unsigned kScale = 4;
static_assert(kScale == 1 + kWeightOfPairs);

/// The sum of the weights of the cells that see the one stored there and share a candidate of `set`; it counts too.
/// `cells` are the candidates times kScale.
template <class Plane>
NONET_INLINE unsigned weightTouched(const Plane* cells, const Plane* weights, unsigned stored, unsigned set) {
    const unsigned k = stored / kStored, lane = stored % kStored;
    const Plane candidates = Plane::all(static_cast<std::uint16_t>(kScale * set));
    Plane touched[9], rows[3], columns[3];
    for (int i = 0; i < 9; ++i)
        touched[i] = (cells[i] & candidates).emptyWhereEither(weights[i]);
    for (int i = 0; i < 3; ++i) {
        rows[i] = touched[3 * i].plus(touched[3 * i + 1]).plus(touched[3 * i + 2]);
        columns[i] = touched[i].plus(touched[i + 3]).plus(touched[i + 6]);
    }
    const Plane inBox = rows[0].plus(rows[1]).plus(rows[2]) & Plane::load(kLaneMasks.box[lane]);
    const Plane inRow = rows[k / 3] & Plane::load(kLaneMasks.band[lane]);
    const Plane inColumn = columns[k % 3] & Plane::load(kLaneMasks.stack[lane]);
    return inBox.plus(inRow).plus(inColumn).sum();
}

/// Gives the cell stored there `first` in `board` and `others` in `sibling`. What is one digit leaves the cells that
/// see it at once: that is the first thing that a sweep would find, and a good part of it.
template <class Plane>
NONET_INLINE void divide(BoxLanes<Plane>& board, BoxLanes<Plane>& sibling, unsigned stored, unsigned first,
                         unsigned others) {
    const unsigned k = stored / kStored, lane = stored % kStored;
    const Plane box = Plane::load(kLaneMasks.box[lane]);
    const Plane digit = Plane::all(static_cast<std::uint16_t>(first));
    const Plane rest = Plane::all(static_cast<std::uint16_t>(others));
    const Plane leaving = (others & (others - 1)) == 0 ? rest : Plane::none();
    for (unsigned i = 0; i < 9; ++i) {
        const Plane seen = box | Plane::load(kLaneWindows.band[lane][2 - k / 3 + i / 3]) |
                           Plane::load(kLaneWindows.stack[lane][2 - k % 3 + i % 3]);
        sibling.planes[i] = board.planes[i].without(seen & leaving);
        board.planes[i] = board.planes[i].without(seen & digit);
    }
    sibling.planes[k] = sibling.planes[k].without(box) | (rest & box);
    board.planes[k] = board.planes[k].without(box) | (digit & box);
    sibling.sum = board.sum;
}

/// The rule of places.h. False where every cell is decided; else `board` becomes the first branch, `sibling` the
/// second.
template <class Plane>
NONET_INLINE bool branch(BoxLanes<Plane>& board, BoxLanes<Plane>& sibling) {
    Plane weights[9], scaled[9], open = Plane::none();
    std::uint64_t pairs[3] = {0, 0, 0};
    for (unsigned k = 0; k < 9; ++k) {
        const Plane rest = board.planes[k].withoutLowest();
        open = open | rest;
        const Plane pair = rest.whereAtMostOne();
        const std::uint64_t lanes = pair.filledLanes();
        pairs[k / 3] |= lanes << (kStored * (k % 3));
        weights[k] = Plane::all(1).plus(Plane::all(kWeightOfPairs).without(pair.empty()));
        const Plane twofold = board.planes[k].plus(board.planes[k]);
        scaled[k] = twofold.plus(twofold);
    }
    if (open.isNone())
        return false;
    StoredBoard stored;
    board.store(stored);
    unsigned chosen = 0;
    if ((pairs[0] | pairs[1] | pairs[2]) != 0) {
        unsigned best = 0;
        int weighed = 0;
        for (unsigned r = 0; r < 3 && weighed < kCellsWeighed; ++r)
            for (std::uint64_t cells = pairs[r]; cells != 0; cells &= cells - 1, ++weighed) {
                const unsigned at = 3 * kStored * r + static_cast<unsigned>(__builtin_ctzll(cells));
                const unsigned weight = weightTouched(scaled, weights, at, stored.lanes[at]);
                const unsigned key = weight << 8 | (127U - kStoredOrder.place[at]);
                best = key > best ? key : best;
            }
        chosen = kStoredOrder.ofPlace[127 - (best & 255)];
    } else {
        int fewest = 10;
        for (unsigned place = 0; place < kPlaces; ++place) {
            const unsigned at = kStoredOrder.ofPlace[place];
            const int count = place % 32 < 27 ? __builtin_popcount(stored.lanes[at]) : 0;
            if (count > 1 && count < fewest) {
                fewest = count;
                chosen = at;
            }
        }
    }
    const unsigned set = stored.lanes[chosen], lowest = set & (0U - set);
    divide(board, sibling, chosen, lowest, set ^ lowest);
    return true;
}

template <class Plane>
NONET_INLINE BoxLanes<Plane> boardFromDigits(const std::uint8_t* digits) {
    constexpr std::uint16_t kSets[10] = {kEveryDigit, 1, 2, 4, 8, 16, 32, 64, 128, 256};
    BoxLanes<Plane> board;
    StoredBoard stored;
    board.clear();
    board.store(stored);
    for (unsigned cell = 0; cell < 81; ++cell)
        stored.lanes[kStoredOrder.ofCell[cell]] = kSets[digits[cell]];
    board.load(stored);
    return board;
}

template <class Plane>
NONET_INLINE BoxLanes<Plane> boardFromMarks(const std::uint16_t* marks) {
    BoxLanes<Plane> board;
    StoredBoard stored;
    board.clear();
    board.store(stored);
    for (unsigned cell = 0; cell < 81; ++cell)
        stored.lanes[kStoredOrder.ofCell[cell]] = marks[cell];
    board.load(stored);
    return board;
}

}  // namespace nonet::kernels
