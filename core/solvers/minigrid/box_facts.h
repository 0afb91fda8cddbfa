// What the minigrid solver [Minigrid] knows of a puzzle before it begins: the boxes, which that calls
// minigrids, their clues, what is missing in them and which of them restrict each other.
//
//      1 | 2 | 3        A box restricts the other boxes of its band and of its stack: four of them on a classic board,
//      4 | 5 | 6        18 pairs in all. Boxes 1 and 5 have nothing to do with each other.
//      7 | 8 | 9
#pragma once

#include "core/rules/puzzle.h"

#include <vector>

namespace nonet {

/// Boxes of 25 cells and more have too many permutations for any version.
inline constexpr int kLargestMinigridSide = 16;

enum class MinigridSupport : std::uint8_t { offered, sideTooLarge, hasConstraints };

/// Whether the versions take this puzzle. Start candidates (Sukaku) are honoured; rules beyond houses are not.
MinigridSupport minigridSupport(const Puzzle& puzzle);

/// Boxes are numbered from 0, row by row, as Geometry::box does.
struct BoxFacts {
    int box = 0;
    /// In reading order.
    std::vector<Candidate> clues;
    DigitSet missing;
    /// In reading order; as many as missing digits, unless a clue stands there twice.
    std::vector<Cell> blanks;
    /// The boxes of its band and stack, ascending.
    std::vector<int> neighbours;

    friend bool operator==(const BoxFacts&, const BoxFacts&) = default;
};

/// All boxes.
std::vector<BoxFacts> boxFacts(const Puzzle& puzzle);
BoxFacts boxFacts(const Puzzle& puzzle, int box);

/// The cells of a box in reading order.
std::vector<Cell> cellsOfBox(const Geometry& geometry, int box);
/// Boxes of one band share rows, boxes of one stack columns.
bool shareBand(const Geometry& geometry, int a, int b);
bool shareStack(const Geometry& geometry, int a, int b);
/// Two different boxes that share a band or a stack.
bool areNeighbours(const Geometry& geometry, int a, int b);

enum class ChuteKind : std::uint8_t { band, stack };
/// A row of boxes or a column of boxes.
struct Chute {
    ChuteKind kind = ChuteKind::band;
    int number = 0;
    friend bool operator==(Chute, Chute) = default;
};
/// Bands first: six on a classic board.
std::vector<Chute> chutes(const Geometry& geometry);
/// Left to right, or top to bottom.
std::vector<int> boxesOf(const Geometry& geometry, Chute chute);

struct BoxPair {
    int first = 0;
    int second = 0;
    friend bool operator==(BoxPair, BoxPair) = default;
};
/// All pairs of neighbours, first < second, in order: 18 on a classic board.
std::vector<BoxPair> boxPairs(const Geometry& geometry);

}  // namespace nonet
