#pragma once

#include "core/rules/rule_board.h"

#include <functional>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace nonet {

/// A board without a blank, read as symbols and as numbers.
class FullBoard {
public:
    FullBoard(const Grid& grid, const SymbolNumbers& numbers) : m_grid(grid), m_numbers(numbers) {}

    Digit symbol(Cell cell) const { return Digit(m_grid.valueAt(cell)); }
    bool hasNumber(Cell cell) const { return m_numbers.hasNumber(symbol(cell)); }
    bool haveNumbers(const std::vector<Cell>& cells) const;
    /// The cell must have one.
    int number(Cell cell) const { return m_numbers.numberOf(symbol(cell)); }
    /// All must have one.
    int sum(const std::vector<Cell>& cells) const;
    bool areDistinct(const std::vector<Cell>& cells) const;
    const SymbolNumbers& numbers() const { return m_numbers; }

private:
    const Grid& m_grid;
    const SymbolNumbers& m_numbers;
};

/// A constraint that was understood: its meaning, as plain as its sentence, and the same as relations, which solvers
/// read and by which a half-filled board is checked (rules/relation_check.h).
class Rule {
public:
    using Meaning = std::function<bool(const FullBoard&)>;

    Rule(RelationList relations, Meaning meaning) : m_relations(std::move(relations)), m_meaning(std::move(meaning)) {}

    bool holds(const FullBoard& full) const { return m_meaning(full); }
    const RelationList& relations() const { return m_relations; }

private:
    RelationList m_relations;
    Meaning m_meaning;
};

/// Why a constraint is left out of the rules: it lacks something, or does not go with the board.
enum class ConstraintFault : std::uint8_t {
    unknownKind,
    tooFewCells,
    tooManyCells,
    tooFewParts,
    partsOfOtherSizes,
    cellOffBoard,
    noValue,
    noDigits,
    /// A formula or a pattern, of which nothing is there yet.
    noText,
    noPlace,
    placeReadsNothing,
    cellWithoutRegion,
    regionsOfOtherSizes,
    boardNotSquare,
    boxesNotSquare,
    symbolsAboveNine,
    notUnderstood,
    tooManyStates,
};

using MadeRule = std::variant<Rule, ConstraintFault>;

/// Pairs of cells that follow each other on a line; all round where it is closed, its first cell coming last again.
std::vector<std::pair<Cell, Cell>> neighboursOn(const std::vector<Cell>& line);
/// Each two of them.
std::vector<std::pair<Cell, Cell>> pairsOf(const std::vector<Cell>& cells);
/// Without those that came before.
std::vector<Cell> withoutRepeats(const std::vector<Cell>& cells);
/// Each of the cells holds a symbol with a number.
void needNumbers(RelationList& relations, const std::vector<Cell>& cells, const RuleBoard& board);
/// How often from these numbers of times on; at most as many as there are cells.
std::vector<bool> countsFrom(int least, std::size_t cellCount);

}  // namespace nonet
