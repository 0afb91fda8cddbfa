// Where the kernels keep a cell, and at which cell they branch. Shared by all of them: the same order of places is what
// makes their answers the same.
//
// A cell has a place: plane (row % 3), then lane (row / 3 * 9 + column); a plane takes 32 places, of which 27 are used.
// So a plane is the first, second or third row of all nine boxes at once:
//
//     plane 0: rows 1, 4, 7      plane 1: rows 2, 5, 8      plane 2: rows 3, 6, 9
//
// Branching: the cells with two candidates are weighed, plane by plane, until five or more have been: whose candidates
// touch most peers, a peer with two candidates counting four times; the first of equals. Where no cell has two, the
// first of the fewest. The smallest candidate is tried first, then all the others together.
#pragma once

#include <cstdint>

namespace nonet::kernels {

inline constexpr unsigned kPlaces = 96;
/// The 27 lanes of a plane that are cells.
inline constexpr std::uint32_t kLanes = 0x07FFFFFF;
inline constexpr std::uint16_t kEveryDigit = 0x1FF;
/// No further plane is looked at once this many cells have been weighed.
inline constexpr int kCellsWeighed = 5;
inline constexpr unsigned kWeightOfPairs = 3;
/// Each step down a search's first branches decides a cell, so never more siblings wait than there are cells.
inline constexpr int kDeepest = 82;
/// Guesses between two looks at the stop request.
inline constexpr std::uint32_t kPollInterval = 1024;

[[gnu::always_inline]] constexpr unsigned placeOf(unsigned row, unsigned column) {
    return row % 3 * 32 + row / 3 * 9 + column;
}

/// A set of places: planes 0 and 1 in one word, plane 2 in the other.
struct PlaceSet {
    std::uint64_t low;
    std::uint32_t high;
};

struct PeerTable {
    PlaceSet of[kPlaces];
};

constexpr PeerTable makePeerTable() {
    PeerTable table{};
    for (unsigned row = 0; row < 9; ++row)
        for (unsigned column = 0; column < 9; ++column) {
            PlaceSet& peers = table.of[placeOf(row, column)];
            for (unsigned r = 0; r < 9; ++r)
                for (unsigned c = 0; c < 9; ++c) {
                    const bool isSame = r == row && c == column;
                    const bool sharesBox = r / 3 == row / 3 && c / 3 == column / 3;
                    if (isSame || (r != row && c != column && !sharesBox))
                        continue;
                    if (r % 3 < 2)
                        peers.low |= std::uint64_t{1} << placeOf(r, c);
                    else
                        peers.high |= 1U << (placeOf(r, c) - 64);
                }
        }
    return table;
}
inline constexpr PeerTable kPeersOf = makePeerTable();

}  // namespace nonet::kernels
