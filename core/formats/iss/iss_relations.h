// What a rule comes down to, as terms of Interactive Sudoku Solver: for rules that have no type of their own there.
#pragma once

#include "core/board/board_shape.h"
#include "core/board/symbol_set.h"
#include "core/rules/relation.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

/// All of them together; nothing where one has no such term.
std::optional<std::string> issTextOf(const RelationList& relations, const BoardShape& shape, const SymbolSet& symbols);

/// ".Type~first~cell~cell", the first argument left out where it is empty.
std::string issCellTerm(std::string_view type, std::string_view first, const std::vector<Cell>& cells,
                        const BoardShape& shape);
/// Each pair of cells holds a pair of symbols that the table allows, by the symbol of the first.
std::string issPairTerm(std::span<const std::pair<Cell, Cell>> pairs, const std::vector<DigitSet>& allowed,
                        std::string_view name, const BoardShape& shape);
/// The cell holds one of them; a single one is no given.
std::string issChoiceTerm(Cell cell, const std::vector<Digit>& digits, const BoardShape& shape,
                          const SymbolSet& symbols);
/// Numbers with "_" between.
std::string issNumbers(const std::vector<Digit>& digits, const SymbolSet& symbols);

}  // namespace nonet
