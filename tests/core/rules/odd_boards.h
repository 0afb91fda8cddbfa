// Boards as setters make them: of other shapes than squares of boxes, or with rules of the whole board.
#pragma once

#include "core/rules/puzzle.h"

#include <utility>

namespace nonet::test {

/// Rows and columns alone are houses.
inline Layout rectangle(int rows, int columns, const SymbolSet& symbols) {
    Layout layout;
    layout.shape = BoardShape(rows, columns, symbols.count());
    layout.symbols = symbols;
    layout.grids = {SubGrid{0, 0, RegionMap(rows, columns)}};
    return layout;
}

/// Five classic grids, of which the middle one shares a box with each other.
inline Layout samurai() {
    Layout layout;
    layout.shape = BoardShape(21, 21, 9);
    layout.grids.clear();
    WideCellSet holes;
    for (int i = 0; i < layout.shape.cellCount(); ++i)
        holes.insert(Cell(i));
    for (const auto& [row, column] : {std::pair{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}}) {
        layout.grids.push_back({row, column, RegionMap::boxes(9, 9, 3, 3)});
        for (int i = 0; i < 81; ++i)
            holes.erase(layout.shape.cell(row + i / 9, column + i % 9));
    }
    layout.shape.setHoles(holes);
    return layout;
}

/// 4x4 with a 1 given in r1c1 and a cage of 3 in r1c12.
inline Puzzle cagedFour() {
    Layout layout(Geometry(2, 2));
    Constraint cage;
    cage.kind = ConstraintKind::cage;
    cage.parts = {{Cell(0), Cell(1)}};
    cage.values = {3};
    layout.constraints = {cage};
    Grid givens(layout.shape);
    givens.set(Cell(0), Digit(1));
    return {layout, givens};
}

/// A classic board with rules of the whole board; `negative` is nonconsecutive.
inline Layout wholeBoardRules(std::initializer_list<ConstraintKind> kinds) {
    Layout layout;
    for (const ConstraintKind kind : kinds) {
        Constraint& constraint = layout.constraints.emplace_back();
        constraint.kind = kind;
        if (kind == ConstraintKind::negative) {
            constraint.text = "difference";
            constraint.values = {1};
        }
    }
    return layout;
}

}  // namespace nonet::test
