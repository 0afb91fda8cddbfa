// Transforms as something that a person does to a puzzle: rows, columns, bands, stacks and digits change places, and
// everything that was done on the board moves along.
#pragma once

#include "core/canonical/classic_transform.h"
#include "core/play/history.h"

#include <optional>
#include <string_view>

namespace nonet {

enum class SwapKind : std::uint8_t { rows, columns, bands, stacks, digits };

/// Two lines, chutes or digits change places. Counted from 0, digits from 1. Nothing where they are not two rows of one
/// band, two columns of one stack, two bands, stacks or digits.
std::optional<ClassicTransform> swapOf(SwapKind kind, int first, int second);

/// Rows become columns.
ClassicTransform transposition();
/// A quarter turn clockwise.
ClassicTransform quarterTurn();
/// Left becomes right.
ClassicTransform mirror();

/// apply(then(first, second), board) is apply(second, apply(first, board)).
ClassicTransform then(const ClassicTransform& first, const ClassicTransform& second);

/// Takes back what the transform does.
ClassicTransform inverse(const ClassicTransform& transform);

/// Rows or columns as nine digits 1 to 9, spaces between them allowed: which line comes first, second, .... Nothing
/// where one is missing or the three of a band or stack do not stay together.
std::optional<std::array<std::uint8_t, 9>> linesFromText(std::string_view text);
/// "123 456 789"
std::string toText(const std::array<std::uint8_t, 9>& lines);

/// What 1 to 9 become, as nine digits, spaces between them allowed. Nothing where one is missing.
std::optional<std::array<std::uint8_t, 10>> labelsFromText(std::string_view text);

/// Where the transform takes the cell.
Cell imageOf(const ClassicTransform& transform, Cell cell);

/// Boards must be classic. Start candidates move along.
Grid transformed(const Grid& grid, const ClassicTransform& transform);
Puzzle transformed(const Puzzle& puzzle, const ClassicTransform& transform);

/// Digits, marks, struck candidates, colours and links, as if all had been done on the other board.
PlayState transformed(const PlayState& state, const ClassicTransform& transform);

/// What was done, on the other board; no change of the board itself.
History::Node transformed(const History::Node& node, const ClassicTransform& transform);

/// The history with every node transformed; nodes, branches and checkpoints keep their numbers and names. Where the
/// board itself was changed on the way, the position alone. Cost: the length of the history.
History transformed(const History& history, const ClassicTransform& transform);

}  // namespace nonet
