// Penpa+ (swaroopg92.github.io/penpa-edit): a board of any puzzle as it is drawn, packed by raw deflate. Of a sudoku's
// it tells digits, regions, thermometers, arrows, killer cages and diagonals; everything else is a drawing.
#pragma once

#include "core/formats/reading.h"

#include <string>
#include <string_view>

namespace nonet {

/// From a link ("#m=edit&p=", "#m=solve&p=") in the text. The board is where its list of cells is, its regions what
/// thick lines cut into as many cells as a side has. Digits of the problem are givens; those of the answer are entered,
/// or where they fill the board its solution, as the answer that the link checks is. Drawings are not read, and told.
/// Errors: notAPuzzle (damagedLink), badJson, badField (subject: the
/// part), unsupportedVariant (shape: a board of other cells than squares).
Result<ImportedPuzzle> readPenpa(std::string_view text);
/// readPenpa() as a Reader.
std::optional<Result<ImportedPuzzle>> readPenpaLine(std::span<const SourceLine> lines, std::size_t& at);

/// The text of a link with its short forms written out: "zN" is "number", "zZ" is "z".
std::string penpaExpanded(std::string_view text);

}  // namespace nonet
