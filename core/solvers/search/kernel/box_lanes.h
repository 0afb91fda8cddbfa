// The search for instruction sets of 64 to 256 bits. Plane is a vector of nine lanes, a lane a box (band * 3 + stack)
// with the nine candidate bits of one cell of it; a board is nine planes, one for each of the nine cells of a box.
//
// A sweep draws all conclusions at once, from the whole board to the whole board:
//   - a cell of one candidate takes it from the box;
//   - what a mini-row (three cells of a row in a box) holds is the union of its cells; the digits that only one
//   mini-row
//     of the row, or only one of the box, can hold are certain there, and leave the others (locked candidates);
//   - a certain digit with one cell in its mini-row is placed (hidden single); the same for mini-columns.
// A digit placed in a box leaves row and column as a locked candidate, so nothing more is needed for naked singles.
// Sweeps repeat until nothing changes. The idea of mini-rows as literals of their own: tdoku (T. Dillon),
// performance.md.
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

    NONET_INLINE void load(const std::uint16_t* places) {
        for (int r = 0; r < 3; ++r)
            for (int c = 0; c < 3; ++c) {
                std::uint16_t boxes[9];
                for (int box = 0; box < 9; ++box)
                    boxes[box] = places[r * 32 + box * 3 + c];
                planes[3 * r + c] = Plane::load(boxes);
            }
    }

    NONET_INLINE void store(std::uint16_t* places) const {
        for (int r = 0; r < 3; ++r) {
            for (int lane = 27; lane < 32; ++lane)
                places[r * 32 + lane] = 0;
            for (int c = 0; c < 3; ++c) {
                std::uint16_t boxes[9];
                planes[3 * r + c].store(boxes);
                for (int box = 0; box < 9; ++box)
                    places[r * 32 + box * 3 + c] = boxes[box];
            }
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
    bool chooseBranch(const std::uint16_t* places, unsigned& place) const;
    void writeFirst(const std::uint16_t* places);

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

template <class Plane>
typename BoxLaneSearch<Plane>::Turn BoxLaneSearch<Plane>::branchOrCount() {
    alignas(64) std::uint16_t places[kPlaces];
    m_board.store(places);
    unsigned place = 0;
    if (!chooseBranch(places, place)) {
        if (m_answer.count == 0)
            writeFirst(places);
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
    const std::uint16_t set = places[place];
    const auto lowest = static_cast<std::uint16_t>(set & (0U - set));
    places[place] = static_cast<std::uint16_t>(set ^ lowest);
    m_siblings[m_waiting++].load(places);
    places[place] = lowest;
    m_board.load(places);
    return Turn::goOn;
}

/// The rule of places.h. False where every cell is decided.
template <class Plane>
bool BoxLaneSearch<Plane>::chooseBranch(const std::uint16_t* places, unsigned& chosen) const {
    PlaceSet open{0, 0}, pairs{0, 0};
    for (unsigned place = 0; place < kPlaces; ++place) {
        const unsigned set = places[place], rest = set & (set - 1);
        if (set == 0 || rest == 0)
            continue;
        const bool isPair = (rest & (rest - 1)) == 0;
        if (place < 64) {
            open.low |= std::uint64_t{1} << place;
            pairs.low |= std::uint64_t{isPair} << place;
        } else {
            open.high |= 1U << (place - 64);
            pairs.high |= std::uint32_t{isPair} << (place - 64);
        }
    }
    if ((open.low | open.high) == 0)
        return false;
    if ((pairs.low | pairs.high) == 0) {
        int fewest = 10;
        for (unsigned place = 0; place < kPlaces; ++place) {
            const int count = __builtin_popcount(places[place]);
            if (count > 1 && count < fewest) {
                fewest = count;
                chosen = place;
            }
        }
        return true;
    }
    const unsigned base = pairs.low != 0 ? 0 : 64;
    std::uint64_t cells = pairs.low != 0 ? pairs.low : pairs.high;
    unsigned best = 0;
    for (int i = 0; i < kCellsWeighed && cells != 0; ++i, cells &= cells - 1) {
        const unsigned place = base + static_cast<unsigned>(__builtin_ctzll(cells));
        unsigned weight = 0;
        const PlaceSet& peers = kPeersOf.of[place];
        for (std::uint64_t word = peers.low & open.low; word != 0; word &= word - 1) {
            const auto peer = static_cast<unsigned>(__builtin_ctzll(word));
            if ((places[peer] & places[place]) != 0)
                weight += 1 + kWeightOfPairs * static_cast<unsigned>(pairs.low >> peer & 1U);
        }
        for (std::uint32_t word = peers.high & open.high; word != 0; word &= word - 1) {
            const auto peer = static_cast<unsigned>(__builtin_ctz(word));
            if ((places[64 + peer] & places[place]) != 0)
                weight += 1 + kWeightOfPairs * (pairs.high >> peer & 1U);
        }
        if (weight + 1 > best) {
            best = weight + 1;
            chosen = place;
        }
    }
    return true;
}

template <class Plane>
void BoxLaneSearch<Plane>::writeFirst(const std::uint16_t* places) {
    std::uint8_t* digits = m_answer.first.values.data();
    for (unsigned row = 0; row < 9; ++row)
        for (unsigned column = 0; column < 9; ++column)
            *digits++ = static_cast<std::uint8_t>(__builtin_ctz(places[placeOf(row, column)]) + 1);
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
        board.store(places);
        for (unsigned row = 0; row < 9; ++row)
            for (unsigned column = 0; column < 9; ++column)
                marks[row * 9 + column] = places[placeOf(row, column)];
        return true;
    }
};

}  // namespace nonet::kernels
