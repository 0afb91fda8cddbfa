// Edits of a puzzle's constraints, each a function from one puzzle to the next. Indices are into Layout::constraints.
#pragma once

#include "core/rules/puzzle.h"

#include <optional>
#include <span>
#include <vector>

namespace nonet {

/// A puzzle after an edit, and where the constraints stand now that the edit was about, into Layout::constraints. An
/// edit that has nothing to do gives the puzzle as it was.
struct LayoutEdit {
    Puzzle puzzle;
    std::vector<int> constraints;
};

/// They come last, in their order; partners of a symmetry are placed together. What may not stand beside one of them in
/// the same place goes: a dot where a dot was, odd where even was, a clue where a clue was, a rule of the whole board
/// that says the same of another value.
LayoutEdit place(const Puzzle& puzzle, std::vector<Constraint> constraints);
/// Whether placing one takes the other away: the same place, and kinds that exclude each other there. Marks of several
/// cells or pairs lose those that are placed on, and the falling and rising diagonal are two rules: one that keeps some
/// is not replaced.
bool replaces(const Constraint& placed, const Constraint& standing);
/// The one that is the same but for its value, its digits where they are its value, its label, colour and unknown
/// members, hidden or not; of parts in another order, too, where their order says nothing.
std::optional<int> sameAs(const Constraint& constraint, const Puzzle& puzzle);

/// Another one in its place.
LayoutEdit change(const Puzzle& puzzle, int index, Constraint constraint);
/// Every one of these constraints gets all the values.
LayoutEdit setValues(const Puzzle& puzzle, std::span<const int> indices, const std::vector<int>& values);
LayoutEdit setDigits(const Puzzle& puzzle, std::span<const int> indices, const std::vector<Digit>& digits);
LayoutEdit remove(const Puzzle& puzzle, std::span<const int> indices);
LayoutEdit setHidden(const Puzzle& puzzle, std::span<const int> indices, bool isHidden);
/// They are kept, and count or not.
LayoutEdit setOff(const Puzzle& puzzle, std::span<const int> indices, bool isOff);
/// The puzzle for others: without what is off.
Puzzle withoutOff(const Puzzle& puzzle);
/// Moves the constraint by this many places in the order of drawing, at most to its end: earlier ones lie below the
/// others.
LayoutEdit reorder(const Puzzle& puzzle, int index, int by);
/// The cell leaves every part of the constraint; nothing is left where it was the last, or where a line falls apart too
/// short. A line may become several, of a clone the cells at its position in the other copies go as well, a corner
/// needs all of its cells, and an arrow loses what lies beyond on a shaft.
LayoutEdit takeCell(const Puzzle& puzzle, int index, Cell cell);

/// A kind's value where the setter gives none: 5 for a whisper of nine digits, 1 for a difference. Nothing where a kind
/// has none, or every value is as good.
std::optional<int> usualValue(ConstraintKind kind, const Layout& layout);

}  // namespace nonet
