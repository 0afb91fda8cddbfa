#include "core/rules/value_from.h"

#include "core/rules/constraint_catalogue.h"

#include <algorithm>
#include <cstdlib>

namespace nonet {
namespace {

/// All cells of the parts, or what a clue beside the board reads. A part may name a cell twice.
std::vector<Cell> cellsOf(const Constraint& constraint, const RuleBoard& board) {
    if (constraint.place)
        return board.from(*constraint.place);
    std::vector<Cell> cells;
    for (const std::vector<Cell>& part : constraint.parts)
        cells.insert(cells.end(), part.begin(), part.end());
    return cells;
}

bool isFilled(Cell cell, const BoardShape& shape, const Grid& fill) {
    return cell.index() < shape.cellCount() && !shape.isHole(cell) && !fill.isBlank(cell);
}

bool holdsWith(const Constraint& constraint, const RuleBoard& board, const Grid& fill) {
    const MadeRule made = ruleOf(constraint, board);
    const Rule* rule = std::get_if<Rule>(&made);
    return rule != nullptr && rule->holds(FullBoard(fill, board.numbers()));
}

/// In which order numbers are tried: the first that holds says most.
enum class Tried : std::uint8_t { upwards, downwards };

Tried orderOf(ConstraintKind kind) {
    const bool isAtLeast =
        kind == ConstraintKind::greater || kind == ConstraintKind::whisper || kind == ConstraintKind::lockout;
    return isAtLeast ? Tried::downwards : Tried::upwards;
}

/// Less says nothing.
int leastNumber(ConstraintKind kind, int lowestSum) {
    if (kind == ConstraintKind::modular)
        return 2;
    if (kind == ConstraintKind::sumLine)
        return 1;
    return lowestSum;
}

std::optional<Constraint> withNumber(const Constraint& constraint, const std::vector<Cell>& cells,
                                     const RuleBoard& board, const Grid& fill) {
    int size = 0;
    for (const Cell cell : cells)
        size += std::abs(board.numbers().number(Digit(fill.valueAt(cell))).value_or(0));
    // No number of a rule is larger, but that of "less than", which is the next.
    const int most = size + 1;
    const int least = leastNumber(constraint.kind, board.numbers().lowest() < 0 ? -size : 0);
    Constraint tried = constraint;
    for (int i = 0; i <= most - least; ++i) {
        tried.values = {orderOf(constraint.kind) == Tried::upwards ? least + i : most - i};
        if (holdsWith(tried, board, fill))
            return tried;
    }
    return std::nullopt;
}

/// A clue beside the board takes one, a corner as many as it has room for, a set each once.
std::optional<Constraint> withDigits(const Constraint& constraint, const std::vector<Cell>& cells,
                                     const RuleBoard& board, const Grid& fill) {
    Constraint tried = constraint;
    if (constraint.place) {
        for (const Digit digit : board.layout().symbols.all()) {
            tried.digits = {digit};
            if (holdsWith(tried, board, fill))
                return tried;
        }
        return std::nullopt;
    }
    tried.digits.clear();
    for (const Cell cell : cells)
        tried.digits.emplace_back(fill.valueAt(cell));
    std::ranges::sort(tried.digits);
    if (constraintRow(constraint.kind).shape == ConstraintShape::cells)
        tried.digits.erase(std::unique(tried.digits.begin(), tried.digits.end()), tried.digits.end());
    return holdsWith(tried, board, fill) ? std::optional(tried) : std::nullopt;
}

}  // namespace

bool takesValue(ConstraintKind kind) {
    if (kind == ConstraintKind::unknown)
        return false;
    const ConstraintRow& row = constraintRow(kind);
    return (row.value != ConstraintNumber::none || row.needsDigits) && row.group != ConstraintGroup::wholeBoard;
}

std::optional<Constraint> valueFrom(const Constraint& constraint, const Layout& layout, const Grid& fill) {
    if (!takesValue(constraint.kind))
        return std::nullopt;
    const ConstraintRow& row = constraintRow(constraint.kind);
    const RuleBoard board(layout);
    const std::vector<Cell> cells = cellsOf(constraint, board);
    const auto isRead = [&](Cell cell) { return isFilled(cell, layout.shape, fill); };
    if (cells.empty() || !std::ranges::all_of(cells, isRead))
        return std::nullopt;
    return row.needsDigits ? withDigits(constraint, cells, board, fill) : withNumber(constraint, cells, board, fill);
}

}  // namespace nonet
