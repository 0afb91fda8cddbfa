// Every kind of constraint as a row: what it needs, how it is placed and drawn. Editors, files, lists and texts
// read the row; only the rule itself is code of its own (rules/kinds). Its names in other programs' data stand with
// their formats (core/formats/foreign_kinds.h).
#pragma once

#include "core/rules/rule.h"

#include <optional>
#include <span>
#include <string_view>

namespace nonet {

enum class ConstraintGroup : std::uint8_t { wholeBoard, cells, pairs, lines, cages, outside, own };

/// What its parts are.
enum class ConstraintShape : std::uint8_t {
    /// None.
    board,
    /// Cells, each for itself or together, in one part.
    cells,
    /// Two cells each.
    pair,
    /// Up to four cells round a corner.
    corner,
    /// Cells in their order; each part is a line of its own.
    line,
    /// Lines from one bulb.
    thermometer,
    /// The circle, then the shafts.
    arrow,
    /// An area of cells.
    cage,
    /// Areas of one size.
    copies,
    /// None: a place outside the board.
    outside,
};

enum class ConstraintNumber : std::uint8_t { none, optional, required };

/// Which family of pictures draws it: a layer of ui/board/layers/rules each.
enum class ConstraintLayer : std::uint8_t { none, shading, line, cage, mark, outside };

struct ConstraintRow {
    ConstraintKind kind;
    /// In the native file.
    std::string_view id;
    ConstraintGroup group;
    ConstraintShape shape;
    /// Cells of a part.
    int least;
    int most;
    ConstraintNumber value;
    bool needsDigits;
    ConstraintLayer layer;
    MadeRule (*make)(const Constraint&, const RuleBoard&);
};

/// In the order of ConstraintKind.
std::span<const ConstraintRow> constraintCatalogue();
/// Not for unknown.
const ConstraintRow& constraintRow(ConstraintKind kind);
std::optional<ConstraintKind> constraintKindOf(std::string_view id);

/// What is wrong with it before its rule is made: too few or too many cells, cells off the board, no value, no place.
std::optional<ConstraintFault> faultOf(const Constraint& constraint, const RuleBoard& board);
/// The rule, or why there is none.
MadeRule ruleOf(const Constraint& constraint, const RuleBoard& board);

}  // namespace nonet
