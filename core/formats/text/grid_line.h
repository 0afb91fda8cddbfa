// One line of a grid as people write them: borders and labels off, cells apart.
#pragma once

#include "core/formats/source_text.h"

#include <optional>
#include <string>
#include <vector>

namespace nonet {

/// What a line of text can be to a grid.
enum class GridLineKind : std::uint8_t {
    empty,
    border,
    /// Nine dashes: blanks where the grid writes blanks so, else a border.
    dashes,
    cells,
    /// Words, or anything else that is no part of a grid.
    text,
};

struct GridLine {
    GridLineKind kind = GridLineKind::text;
    /// For cells: what stood between separators, each a run of values ("53.") or a group of candidates ("12-7").
    /// A blank cell of a table, with nothing in it, is kEmptyCell.
    std::vector<std::string> tokens;
    /// For text that is nearly a row: where the character stands that is no cell.
    std::optional<std::size_t> foreignAt;
};

inline constexpr char kEmptyCell = ' ';

GridLine readGridLine(const std::string& text);

/// The candidates that a token stands for, ascending, step marks taken off ("*12-7" is 127; "." and "0" are none);
/// nothing where it is no group.
std::optional<std::string> candidatesOfToken(const std::string& token);

/// The cells that a token stands for when it is a run of values: '+' before an entered digit is no cell.
int cellsOfToken(const std::string& token);

}  // namespace nonet
