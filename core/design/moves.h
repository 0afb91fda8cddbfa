// Constraints in another place: moved, turned, mirrored, copied, with their partners of a symmetry.
#pragma once

#include "core/design/constraint_edits.h"

#include <optional>
#include <span>

namespace nonet {

/// First mirrored left to right, then turned clockwise, then moved.
struct Motion {
    bool isMirrored = false;
    /// Quarters, 0..3.
    int turns = 0;
    int down = 0;
    int right = 0;

    friend bool operator==(const Motion&, const Motion&) = default;
};
/// The motion that takes all back; clues, which turn about the board, only where it does not turn and move at once.
Motion inverse(const Motion& motion);

/// About the middle of the constraints' own cells, so that they stay where they are as well as whole cells allow, or
/// about the board's where a clue beside it is among them or none has cells. What reads rows reads columns after a
/// quarter turn, and a diagonal falls that rose; rules of the whole board stay else. Nothing where one of them would
/// leave the board, come into a hole or, of a clue, onto a cell, nor for a quarter turn of clues where the board is no
/// square.
std::optional<std::vector<Constraint>> moved(std::span<const Constraint> constraints, const Motion& motion,
                                             const BoardShape& shape);

/// Turned and mirrored with the whole board. Nothing where it would leave the board, as by moved().
std::optional<Constraint> carriedWithBoard(const Constraint& constraint, const Motion& motion, const BoardShape& shape);

/// Nothing where they would leave the board. What stands where they come stays.
std::optional<LayoutEdit> move(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion);
/// Copies stand last, and are placed as place() does. Nothing where they would leave the board.
std::optional<LayoutEdit> copy(const Puzzle& puzzle, std::span<const int> indices, const Motion& motion);
/// What moveAll() leaves.
struct MovedBoard {
    Puzzle puzzle;
    int lostConstraints = 0;
    int lostGivens = 0;
    int lostDrawings = 0;
};
/// Moves all that stands on the board and all its rules, down and to the right by this many cells; regions and holes
/// move too where every grid still fits. What comes over the border is left out and counted. Clues stay beside the
/// board.
MovedBoard moveAll(const Puzzle& puzzle, int down, int right);

/// How a setter has partners drawn; turns and diagonals on square boards alone.
enum class EntrySymmetry : std::uint8_t {
    none,
    halfTurn,
    quarterTurns,
    leftRight,
    topBottom,
    leftRightAndTopBottom,
    fallingDiagonal,
    risingDiagonal,
    bothDiagonals,
};
inline constexpr int kEntrySymmetryCount = static_cast<int>(EntrySymmetry::bothDiagonals) + 1;

/// What carries a place to its partners: the whole group, without staying.
std::vector<Motion> motionsOf(EntrySymmetry symmetry);
/// Whether boards of this shape have the symmetry.
bool isPossible(EntrySymmetry symmetry, const BoardShape& shape);
/// The constraint first, then each partner that is another one, may stand beside it and lies on the board.
std::vector<Constraint> withPartners(const Constraint& constraint, EntrySymmetry symmetry, const BoardShape& shape);
std::vector<Cell> withPartners(Cell cell, EntrySymmetry symmetry, const BoardShape& shape);

}  // namespace nonet
