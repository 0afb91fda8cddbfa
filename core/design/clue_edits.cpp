#include "core/design/clue_edits.h"

#include <algorithm>

namespace nonet {
namespace {

/// What one_of constraints leave of the cell's symbols; nothing where it has none.
std::optional<DigitSet> allowedAt(const Puzzle& puzzle, Cell cell) {
    std::optional<DigitSet> allowed;
    for (const Constraint& constraint : puzzle.constraints()) {
        if (constraint.kind != ConstraintKind::oneOf)
            continue;
        for (const std::vector<Cell>& part : constraint.parts)
            if (std::ranges::find(part, cell) != part.end()) {
                DigitSet own;
                for (const Digit digit : constraint.digits)
                    own.insert(digit);
                allowed = allowed ? *allowed & own : own;
            }
    }
    return allowed;
}

/// Its cell's alone.
bool isOfOneCell(const Constraint& constraint, Cell cell) {
    return constraint.kind == ConstraintKind::oneOf && constraint.parts.size() == 1 &&
           constraint.cells() == std::vector{cell};
}

/// One_of of this cell that holds these digits; none where there is nothing to say.
Puzzle withAllowed(Puzzle puzzle, Cell cell, DigitSet digits) {
    const bool isSaid = !digits.isEmpty() && digits != puzzle.symbols().all();
    Constraint own;
    own.kind = ConstraintKind::oneOf;
    own.parts = {{cell}};
    std::optional<int> at;
    for (int i = static_cast<int>(puzzle.constraints().size()) - 1; i >= 0; --i) {
        const Constraint& constraint = puzzle.constraints()[static_cast<std::size_t>(i)];
        if (constraint.kind != ConstraintKind::oneOf)
            continue;
        if (isSaid && !at && isOfOneCell(constraint, cell)) {
            at = i;
            own = constraint;
            continue;
        }
        const auto count = puzzle.constraints().size();
        puzzle = takeCell(puzzle, i, cell).puzzle;
        if (at && puzzle.constraints().size() < count)
            --*at;
    }
    if (!isSaid)
        return puzzle;
    own.digits.assign(digits.begin(), digits.end());
    return at ? change(puzzle, *at, std::move(own)).puzzle : place(puzzle, {std::move(own)}).puzzle;
}

Grid digitsInMind(const Puzzle& puzzle) {
    const Grid* layer = puzzle.solutionLayer();
    return layer != nullptr ? *layer : Grid(puzzle.shape());
}

Puzzle withLayer(Puzzle puzzle, Grid digits) {
    puzzle.setSolutionLayer(std::move(digits));
    return puzzle;
}

}  // namespace

Puzzle toggleGiven(const Puzzle& puzzle, std::span<const Cell> cells, Digit digit) {
    const auto isHole = [&](Cell cell) { return puzzle.shape().isHole(cell); };
    const bool haveAllIt =
        std::ranges::all_of(cells, [&](Cell cell) { return isHole(cell) || puzzle.givens.digit(cell) == digit; });
    Puzzle changed = puzzle;
    for (const Cell cell : cells) {
        if (haveAllIt)
            changed.givens.clear(cell);
        else if (!isHole(cell))
            changed.givens.set(cell, digit);
    }
    return changed;
}

Puzzle clearGivens(const Puzzle& puzzle, std::span<const Cell> cells) {
    Puzzle changed = puzzle;
    for (const Cell cell : cells)
        changed.givens.clear(cell);
    return changed;
}

LayoutEdit toggleAllowed(const Puzzle& puzzle, std::span<const Cell> cells, Digit digit) {
    std::vector<Cell> own;
    std::ranges::copy_if(cells, std::back_inserter(own), [&](Cell cell) { return !puzzle.shape().isHole(cell); });
    const auto allowed = [&](Cell cell) { return allowedAt(puzzle, cell).value_or(DigitSet()); };
    const bool haveAllIt = std::ranges::all_of(own, [&](Cell cell) { return allowed(cell).contains(digit); });
    LayoutEdit edit{puzzle, {}};
    for (const Cell cell : own) {
        DigitSet digits = allowed(cell);
        if (haveAllIt)
            digits.erase(digit);
        else
            digits.insert(digit);
        edit.puzzle = withAllowed(std::move(edit.puzzle), cell, digits);
    }
    for (std::size_t i = 0; i < edit.puzzle.constraints().size(); ++i)
        if (std::ranges::any_of(own, [&](Cell cell) { return isOfOneCell(edit.puzzle.constraints()[i], cell); }))
            edit.constraints.push_back(static_cast<int>(i));
    return edit;
}

Puzzle lockGivens(const Puzzle& puzzle, const Grid& digits) {
    Puzzle changed = puzzle;
    for (const Cell cell : puzzle.shape().cells())
        if (const std::optional<Digit> digit = digits.digit(cell))
            changed.givens.set(cell, *digit);
    return changed;
}

Puzzle removeAllGivens(const Puzzle& puzzle) {
    Puzzle changed = puzzle;
    changed.givens = Grid(puzzle.shape());
    return changed;
}

Puzzle withDigitsInMind(const Puzzle& puzzle, const Grid& digits) {
    Grid inMind = digitsInMind(puzzle);
    for (const Cell cell : puzzle.shape().cells())
        if (const std::optional<Digit> digit = digits.digit(cell); digit && puzzle.givens.isBlank(cell))
            inMind.set(cell, *digit);
    return withLayer(puzzle, std::move(inMind));
}

Puzzle toggleInMind(const Puzzle& puzzle, std::span<const Cell> cells, Digit digit) {
    std::vector<Cell> free;
    std::ranges::copy_if(cells, std::back_inserter(free),
                         [&](Cell cell) { return !puzzle.shape().isHole(cell) && puzzle.givens.isBlank(cell); });
    Grid inMind = digitsInMind(puzzle);
    const bool haveAllIt = std::ranges::all_of(free, [&](Cell cell) { return inMind.digit(cell) == digit; });
    for (const Cell cell : free) {
        if (haveAllIt)
            inMind.clear(cell);
        else
            inMind.set(cell, digit);
    }
    return withLayer(puzzle, std::move(inMind));
}

Puzzle clearInMind(const Puzzle& puzzle, std::span<const Cell> cells) {
    Grid inMind = digitsInMind(puzzle);
    for (const Cell cell : cells)
        inMind.clear(cell);
    return withLayer(puzzle, std::move(inMind));
}

Puzzle clearSolutionLayer(const Puzzle& puzzle) {
    Puzzle changed = puzzle;
    changed.setSolutionLayer(std::nullopt);
    return changed;
}

}  // namespace nonet
