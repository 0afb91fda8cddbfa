#include "core/solvers/propagation/conflict_set.h"

#include "core/rules/rulebook.h"

#include <algorithm>

namespace nonet {
namespace {

/// Kinds of which others read where they stand.
bool isReadByOthers(ConstraintKind kind) {
    return kind == ConstraintKind::difference || kind == ConstraintKind::ratio || kind == ConstraintKind::sum ||
           kind == ConstraintKind::minimum || kind == ConstraintKind::maximum;
}

/// A part without cells makes it faulty, which is no rule, and still stands where it stood.
Constraint standIn(Constraint constraint) {
    constraint.parts.emplace_back();
    return constraint;
}

}  // namespace

ConflictSet allOf(const Puzzle& puzzle) {
    ConflictSet all;
    for (std::size_t i = 0; i < puzzle.constraints().size(); ++i)
        if (puzzle.rulebook().rule(static_cast<int>(i)))
            all.constraints.push_back(static_cast<int>(i));
    for (const Cell cell : puzzle.shape().cells())
        if (!puzzle.givens.isBlank(cell))
            all.givens.push_back(cell);
    all.hasStartCandidates = puzzle.startCandidates.has_value();
    return all;
}

Puzzle partOf(const Puzzle& puzzle, const ConflictSet& part) {
    const Layout& whole = puzzle.layout();
    Layout layout;
    layout.shape = whole.shape;
    layout.symbols = whole.symbols;
    layout.counts = whole.counts;
    layout.grids = whole.grids;
    for (std::size_t i = 0; i < whole.constraints.size(); ++i) {
        const Constraint& constraint = whole.constraints[i];
        if (std::ranges::binary_search(part.constraints, static_cast<int>(i)))
            layout.constraints.push_back(constraint);
        else if (isReadByOthers(constraint.kind))
            layout.constraints.push_back(standIn(constraint));
    }
    Grid givens(whole.shape);
    for (const Cell cell : part.givens)
        givens.set(cell, Digit(puzzle.givens.valueAt(cell)));
    Puzzle left(std::move(layout), std::move(givens));
    if (part.hasStartCandidates) {
        left.startCandidates = puzzle.startCandidates;
        for (const Cell cell : whole.shape.cells())
            if (left.startCandidates && !puzzle.givens.isBlank(cell))
                left.startCandidates->at(cell) = whole.symbols.all();
    }
    return left;
}

}  // namespace nonet
