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

/// Rows: three planes side by side are a mini-row, and stacks turn into one another. Columns: three planes below one
/// another, and bands turn.
template <class Plane>
struct Direction {
    Plane certainElsewhere[3];
    Plane placeable[3];
};

template <class Plane>
struct BoxLanes {
    Plane planes[9];

    /// From the order of places.h.
    NONET_INLINE void load(const std::uint16_t* places) {
        for (int r = 0; r < 3; ++r)
            for (int c = 0; c < 3; ++c) {
                std::uint16_t boxes[9];
                for (int box = 0; box < 9; ++box)
                    boxes[box] = places[r * 32 + box * 3 + c];
                planes[3 * r + c] = Plane::load(boxes);
            }
    }

    Sweep sweep();
};

template <class Plane>
NONET_INLINE Plane majority(Plane a, Plane b, Plane c) {
    return (a & b) | (c & (a | b));
}

/// One direction of a sweep over the three lines of a chute; `complete` loses what no place of a line can hold.
template <class Plane, bool kAlongRows>
NONET_INLINE Direction<Plane> lockedCandidates(const Plane* cells, Plane& complete) {
    Plane line[3], next[3], afterNext[3], twice[3], sure[3];
    for (int i = 0; i < 3; ++i) {
        const Plane a = cells[kAlongRows ? 3 * i : i];
        const Plane b = cells[kAlongRows ? 3 * i + 1 : i + 3];
        const Plane c = cells[kAlongRows ? 3 * i + 2 : i + 6];
        line[i] = a | b | c;
        twice[i] = majority(a, b, c);
        next[i] = kAlongRows ? line[i].nextStack() : line[i].nextBand();
        afterNext[i] = kAlongRows ? next[i].nextStack() : next[i].nextBand();
        complete = complete & (line[i] | next[i] | afterNext[i]);
    }
    complete = complete & (line[0] | line[1] | line[2]);
    Direction<Plane> result;
    for (int i = 0; i < 3; ++i) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        sure[i] = line[i].without(next[i] | afterNext[i]);
        const Plane sureInBox = line[i].without(line[j] | line[k]);
        result.certainElsewhere[i] =
            next[i].without(next[j] | next[k]) | afterNext[i].without(afterNext[j] | afterNext[k]);
        result.placeable[i] = (sure[i] | sureInBox).without(twice[i]);
    }
    for (int i = 0; i < 3; ++i)
        result.certainElsewhere[i] = result.certainElsewhere[i] | sure[(i + 1) % 3] | sure[(i + 2) % 3];
    return result;
}

template <class Plane>
Sweep BoxLanes<Plane>::sweep() {
    Plane single[9], open[9];
    for (int k = 0; k < 9; ++k)
        single[k] = planes[k].whereAtMostOne();
    Plane once = Plane::none(), twice = Plane::none();
    for (int k = 0; k < 9; ++k) {
        twice = twice | (once & single[k]);
        once = once | single[k];
    }
    for (int k = 0; k < 9; ++k)
        open[k] = single[k] | planes[k].without(once);

    Plane complete = Plane::every();
    const Direction<Plane> rows = lockedCandidates<Plane, true>(open, complete);
    const Direction<Plane> columns = lockedCandidates<Plane, false>(open, complete);
    if (complete.without(twice).differsFrom(Plane::every()))
        return Sweep::contradiction;

    Plane change = Plane::none(), placedTwice = Plane::none();
    bool isEmptyCell = false;
    for (int k = 0; k < 9; ++k) {
        const int r = k / 3, c = k % 3;
        const Plane left = open[k].without(rows.certainElsewhere[r] | columns.certainElsewhere[c]);
        const Plane hit = left & (rows.placeable[r] | columns.placeable[c]);
        const Plane after = hit.orWhereEmpty(left);
        placedTwice = placedTwice | hit.without(single[k]);
        change = change | (after ^ planes[k]);
        isEmptyCell |= after.hasEmptyLane();
        planes[k] = after;
    }
    if (isEmptyCell)
        return Sweep::contradiction;
    if (!change.isNone())
        return Sweep::changed;
    // A hidden single in a cell that did not become single: two digits claim the cell.
    return placedTwice.isNone() ? Sweep::fixpoint : Sweep::contradiction;
}

/// One search: a board, and the siblings that wait.
template <class Plane>
class BoxLaneSearch {
public:
    BoxLaneSearch(const KernelLimits& limits, SearchCount& answer) : m_limits(limits), m_answer(answer) {}

    void run(const std::uint16_t* places);

private:
    enum class Turn { goOn, popSibling, end };
    Turn branchOrCount();
    Turn branchAt(unsigned place, unsigned set);

    const KernelLimits& m_limits;
    SearchCount& m_answer;
    BoxLanes<Plane> m_board;
    BoxLanes<Plane> m_siblings[kDeepest];
    int m_waiting = 0;
};

template <class Plane>
void BoxLaneSearch<Plane>::run(const std::uint16_t* places) {
    m_board.load(places);
    for (;;) {
        Sweep result;
        do
            result = m_board.sweep();
        while (result == Sweep::changed);
        const Turn turn = result == Sweep::fixpoint ? branchOrCount() : Turn::popSibling;
        if (turn == Turn::goOn)
            continue;
        if (turn == Turn::end || m_waiting == 0)
            return;
        m_board = m_siblings[--m_waiting];
    }
}

/// A board as numbers, in the order in which Plane stores its lanes.
template <class Plane>
struct StoredBoard {
    alignas(32) std::uint16_t lanes[9 * Plane::kStored];

    explicit StoredBoard(const BoxLanes<Plane>& board) {
        for (int k = 0; k < 9; ++k)
            board.planes[k].store(lanes + k * Plane::kStored);
    }

    /// Where a place lies in `lanes`.
    static constexpr unsigned indexOf(unsigned place) {
        const unsigned lane = place % 32, box = lane / 9 * 3 + lane % 9 / 3;
        return (place / 32 * 3 + lane % 3) * Plane::kStored + Plane::storedAt(box);
    }
    unsigned at(unsigned place) const { return lanes[indexOf(place)]; }

    void writeDigits(std::uint8_t* digits) const {
        for (unsigned row = 0; row < 9; ++row)
            for (unsigned column = 0; column < 9; ++column)
                *digits++ = static_cast<std::uint8_t>(__builtin_ctz(at(placeOf(row, column))) + 1);
    }
};

/// Nine bits, each moved to three times its place: the boxes of a plane become lanes of places.h.
struct SpreadTable {
    std::uint32_t of[512];
};
constexpr SpreadTable makeSpreadTable() {
    SpreadTable table{};
    for (std::uint32_t bits = 0; bits < 512; ++bits)
        for (std::uint32_t bit = 0; bit < 9; ++bit)
            table.of[bits] |= (bits >> bit & 1U) << (3 * bit);
    return table;
}
inline constexpr SpreadTable kSpread = makeSpreadTable();

/// The places whose lane is not 0.
template <class Plane>
NONET_INLINE PlaceSet placesOf(const Plane* planes) {
    std::uint32_t lanes[3];
    for (int r = 0; r < 3; ++r)
        lanes[r] = kSpread.of[planes[3 * r].filledLanes()] | kSpread.of[planes[3 * r + 1].filledLanes()] << 1 |
                   kSpread.of[planes[3 * r + 2].filledLanes()] << 2;
    return {lanes[0] | static_cast<std::uint64_t>(lanes[1]) << 32, lanes[2]};
}

/// The 20 peers of a place, as indices of a StoredBoard.
template <class Plane>
struct StoredPeers {
    std::uint8_t of[kPlaces][20];
};
template <class Plane>
constexpr StoredPeers<Plane> makeStoredPeers() {
    StoredPeers<Plane> table{};
    for (unsigned place = 0; place < kPlaces; ++place) {
        unsigned next = 0;
        for (unsigned peer = 0; peer < kPlaces; ++peer) {
            const PlaceSet& set = kPeersOf.of[place];
            if (peer < 64 ? (set.low >> peer & 1U) != 0 : (set.high >> (peer - 64) & 1U) != 0)
                table.of[place][next++] = static_cast<std::uint8_t>(StoredBoard<Plane>::indexOf(peer));
        }
    }
    return table;
}
template <class Plane>
inline constexpr StoredPeers<Plane> kStoredPeers = makeStoredPeers<Plane>();

/// The rule of places.h, for a board at a fixpoint that is not solved.
template <class Plane>
unsigned chooseBranch(const StoredBoard<Plane>& stored, const BoxLanes<Plane>& rest) {
    BoxLanes<Plane> pairBoard;
    for (int k = 0; k < 9; ++k)
        pairBoard.planes[k] = rest.planes[k].whereAtMostOne();
    const PlaceSet pairs = placesOf(pairBoard.planes);
    unsigned chosen = 0;
    if ((pairs.low | pairs.high) == 0) {
        int fewest = 10;
        for (unsigned place = 0; place < kPlaces; ++place) {
            const int count = place % 32 < 27 ? __builtin_popcount(stored.at(place)) : 0;
            if (count > 1 && count < fewest) {
                fewest = count;
                chosen = place;
            }
        }
        return chosen;
    }
    const StoredBoard<Plane> isPair(pairBoard);
    const unsigned base = pairs.low != 0 ? 0 : 64;
    std::uint64_t cells = pairs.low != 0 ? pairs.low : pairs.high;
    unsigned best = 0;
    for (int i = 0; i < kCellsWeighed && cells != 0; ++i, cells &= cells - 1) {
        const unsigned place = base + static_cast<unsigned>(__builtin_ctzll(cells));
        const unsigned set = stored.at(place);
        unsigned weight = 1;
        for (const std::uint8_t peer : kStoredPeers<Plane>.of[place]) {
            const unsigned isTouched = (stored.lanes[peer] & set) != 0;
            weight += isTouched + kWeightOfPairs * (isTouched & static_cast<unsigned>(isPair.lanes[peer] != 0));
        }
        if (weight > best) {
            best = weight;
            chosen = place;
        }
    }
    return chosen;
}

template <class Plane>
typename BoxLaneSearch<Plane>::Turn BoxLaneSearch<Plane>::branchOrCount() {
    const StoredBoard<Plane> stored(m_board);
    BoxLanes<Plane> rest;
    Plane open = Plane::none();
    for (int k = 0; k < 9; ++k) {
        rest.planes[k] = m_board.planes[k].withoutLowest();
        open = open | rest.planes[k];
    }
    if (open.isNone()) {
        if (m_answer.count == 0)
            stored.writeDigits(m_answer.first.values.data());
        return ++m_answer.count >= m_limits.solutions ? Turn::end : Turn::popSibling;
    }
    if (m_answer.guesses == m_limits.budget) {
        m_answer.budgetRanOut = true;
        return Turn::end;
    }
    if (++m_answer.guesses % kPollInterval == 0 && m_limits.shouldStop != nullptr &&
        m_limits.shouldStop(m_limits.context)) {
        m_answer.wasStopped = true;
        return Turn::end;
    }
    const unsigned place = chooseBranch(stored, rest);
    return branchAt(place, stored.at(place));
}

template <class Plane>
typename BoxLaneSearch<Plane>::Turn BoxLaneSearch<Plane>::branchAt(unsigned place, unsigned set) {
    const unsigned lane = place % 32, box = lane / 9 * 3 + lane % 9 / 3, k = place / 32 * 3 + lane % 3;
    const unsigned lowest = set & (0U - set);
    BoxLanes<Plane>& sibling = m_siblings[m_waiting++];
    sibling = m_board;
    sibling.planes[k].set(box, static_cast<std::uint16_t>(set ^ lowest));
    m_board.planes[k].set(box, static_cast<std::uint16_t>(lowest));
    return Turn::goOn;
}

/// The functions of a SearchKernel over this Plane.
template <class Plane>
struct BoxLaneKernel {
    static void searchDigits(const std::uint8_t* digits, const KernelLimits& limits, SearchCount& answer) {
        alignas(64) std::uint16_t places[kPlaces] = {};
        for (unsigned row = 0; row < 9; ++row)
            for (unsigned column = 0; column < 9; ++column) {
                const unsigned digit = digits[row * 9 + column];
                places[placeOf(row, column)] = digit == 0 ? kEveryDigit : static_cast<std::uint16_t>(1U << (digit - 1));
            }
        BoxLaneSearch<Plane>(limits, answer).run(places);
    }

    static void searchMarks(const std::uint16_t* marks, const KernelLimits& limits, SearchCount& answer) {
        alignas(64) std::uint16_t places[kPlaces] = {};
        for (unsigned row = 0; row < 9; ++row)
            for (unsigned column = 0; column < 9; ++column)
                places[placeOf(row, column)] = marks[row * 9 + column];
        BoxLaneSearch<Plane>(limits, answer).run(places);
    }

    static void searchMany(const std::uint8_t* digits, std::size_t count, const KernelLimits& limits,
                           SearchCount* answers) {
        bool isStopped = false;
        for (std::size_t i = 0; i < count; ++i) {
            if (i % kPollInterval == 0 && limits.shouldStop != nullptr)
                isStopped = isStopped || limits.shouldStop(limits.context);
            if (isStopped)
                answers[i].wasStopped = true;
            else
                searchDigits(digits + 81 * i, limits, answers[i]);
            isStopped = answers[i].wasStopped;
        }
    }

    static bool propagate(std::uint16_t* marks) {
        alignas(64) std::uint16_t places[kPlaces] = {};
        for (unsigned row = 0; row < 9; ++row)
            for (unsigned column = 0; column < 9; ++column)
                places[placeOf(row, column)] = marks[row * 9 + column];
        BoxLanes<Plane> board;
        board.load(places);
        Sweep result;
        do
            result = board.sweep();
        while (result == Sweep::changed);
        if (result == Sweep::contradiction)
            return false;
        const StoredBoard<Plane> stored(board);
        for (unsigned row = 0; row < 9; ++row)
            for (unsigned column = 0; column < 9; ++column)
                marks[row * 9 + column] = static_cast<std::uint16_t>(stored.at(placeOf(row, column)));
        return true;
    }
};

}  // namespace nonet::kernels
