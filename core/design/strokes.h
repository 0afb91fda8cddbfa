// What a way over cells becomes: a line, a cage, an arrow, a longer thermometer. Mouse and keys make the same.
#pragma once

#include "core/design/constraint_edits.h"

#include <optional>

namespace nonet {

/// The cells of a stroke, in their order. Going back over the one before last takes the last one off; a cell farther
/// away is reached by the cells of the straight line to it; the same cell again changes nothing. Cages and cells
/// leave out what they have already, and go back the same way.
void extendStroke(std::vector<Cell>& stroke, Cell next, ConstraintKind kind, const BoardShape& shape);

/// A constraint of the kind over these cells, by its row's shape: a line or one part in their order; an arrow's first
/// cell its circle; two copies from the first and the second half; pairs of successive cells. Its value is the usual
/// one. Hidden it is not.
Constraint constraintOf(ConstraintKind kind, const std::vector<Cell>& stroke, const Layout& layout);
/// A clue that reads the board from this place inward, its value the usual one.
Constraint clueAt(ConstraintKind kind, OutsidePlace place, const Layout& layout);
/// A constraint on the corner between four cells, given by its upper left one; at the border of the board fewer cells.
Constraint cornerAt(Cell upperLeft, std::vector<Digit> digits, const Layout& layout);

/// Where a line begins on the end of another of its kind: the topmost one goes on, or this is one of its own.
enum class LineStart : std::uint8_t { prolongs, anew };

/// Whether the stroke has cells enough for the kind, and not too many; rules of the whole board need none, and of a
/// clue's kind no stroke is one.
bool isEnough(ConstraintKind kind, const std::vector<Cell>& stroke);

/// A cell of the line, branch or shaft that the stroke makes or prolongs is in it twice, and that has no meaning: on a
/// thermometer or an arrow anywhere, on other lines where one that is prolonged comes back over itself; that it ends
/// where it begins, a line may.
bool passesTwice(const Puzzle& puzzle, ConstraintKind kind, const std::vector<Cell>& stroke, LineStart start);

/// What a stroke does to a puzzle: over an equal one, branch or shaft it takes that away, and marks of single cells
/// where all of these have one of the kind; from the end of a line of its kind it prolongs it, from a bulb or a circle
/// it adds a branch or a shaft; else a new one is placed, and stands last. Of a stroke too short nothing comes.
LayoutEdit draw(const Puzzle& puzzle, ConstraintKind kind, const std::vector<Cell>& stroke,
                LineStart start = LineStart::prolongs);
/// The constraint that such a stroke would prolong or branch from, by the cell where it begins.
std::optional<int> prolongs(const Puzzle& puzzle, ConstraintKind kind, Cell first);

}  // namespace nonet
