// The constraint string of Interactive Sudoku Solver (github.com/sigh/Interactive-Sudoku-Solver) taken apart: its
// terms, its board and its cells.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/rules/layout.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// ".Type~argument~argument". Composites hold what stands up to their ".End".
struct IssTerm {
    std::string type;
    std::vector<std::string> arguments;
    std::vector<IssTerm> children;
    /// The term as it came, with its children and its end.
    std::string text;

    std::string_view argument(std::size_t i) const { return i < arguments.size() ? arguments[i] : std::string_view(); }
};

/// Before the type of an unknown constraint.
inline constexpr std::string_view kIssType = "iss.";

/// The string that a text is or that its link has behind "q="; nothing where it is neither.
std::optional<std::string> issString(std::string_view text);
/// Nothing where an end has no beginning or a composite no end, and for more terms than a puzzle may have.
std::optional<std::vector<IssTerm>> issTerms(std::string_view text);

/// Shape, symbols, one grid and its regions; pieces that stand beside boxes and places that boxes have in common are
/// constraints. Errors: badField (subject: "Shape", "RegionSize" or "Jigsaw"), unsupportedVariant for boards without
/// rows and columns.
Result<Layout> issLayout(std::span<const IssTerm> terms);

/// "R3Cb": row and column in the base of 17, from 1. Nothing where the text is none, or off the board.
std::optional<Cell> issCell(std::string_view text, const BoardShape& shape);
std::string issName(const BoardShape& shape, Cell cell);
std::optional<int> issNumber(std::string_view text);

/// The children of a "Replicate" once for each target, moved as far as that lies from its origin; nothing where a cell
/// leaves the board, or for more than a puzzle may have.
std::optional<std::vector<IssTerm>> issReplicated(const IssTerm& term, const BoardShape& shape);

/// Rows and columns of a box of `size` cells, as square as the board allows, lying rather than standing; nothing where
/// none fit.
std::optional<std::pair<int, int>> issBoxes(int rows, int columns, int size);

}  // namespace nonet
