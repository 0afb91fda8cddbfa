// The order in which boxes are visited: the sequence S_M with the reason of each pick (version 3.1), its
// six paths, and any other order (version 3.2).
//
//     zigzag-row    spiral-row    semi-spiral-row    zigzag-column   spiral-column   semi-spiral-column
//      1 2 3         1 2 3         1 2 9              1 6 7           1 8 7           1 4 5
//      6 5 4         8 9 4         4 3 8              2 5 8           2 9 6           2 3 6
//      7 8 9         7 6 5         5 6 7              3 4 9           3 4 5           9 8 7
//     (when each is visited)
#pragma once

#include "core/solvers/minigrid/box_facts.h"

#include <array>
#include <string_view>

namespace nonet {

/// Boxes from 0, each once.
using BoxOrder = std::vector<int>;

enum class BoxPath : std::uint8_t {
    zigzagRow,
    spiralRow,
    semiSpiralRow,
    zigzagColumn,
    spiralColumn,
    semiSpiralColumn,
};
inline constexpr std::array kBoxPaths = {BoxPath::zigzagRow,    BoxPath::spiralRow,    BoxPath::semiSpiralRow,
                                         BoxPath::zigzagColumn, BoxPath::spiralColumn, BoxPath::semiSpiralColumn};

/// "zigzag-row" and so on, as the command line has it.
std::string_view nameOf(BoxPath path);

/// The path over the boxes of any board. Each box is a neighbour of the one before.
BoxOrder boxOrder(const Geometry& geometry, BoxPath path);

/// An order given as box numbers from 1: "125478963", or with blanks or commas between them, as sides above 9 need.
/// Nothing where it is not each box once.
std::optional<BoxOrder> boxOrderFrom(std::string_view text, const Geometry& geometry);
/// What boxOrderFrom reads.
std::string toText(const BoxOrder& order);

/// Why a box is next in S_M: it has the most clues among the boxes that neighbour an earlier one, and the smallest
/// number among those with as many.
struct SequencePick {
    int box = 0;
    int clues = 0;
    /// Boxes that could be picked, ascending: all of them at the start.
    std::vector<int> eligible;
    /// Those of them with as many clues, without the box itself.
    std::vector<int> tied;
    /// The earlier boxes that it neighbours, in their order in the sequence.
    std::vector<int> linkedTo;

    friend bool operator==(const SequencePick&, const SequencePick&) = default;
};

/// S_M, by the rule of [Minigrid 3.1], step 2.
std::vector<SequencePick> boxSequence(const Puzzle& puzzle);
BoxOrder orderOf(const std::vector<SequencePick>& sequence);

}  // namespace nonet
