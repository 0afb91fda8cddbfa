// What SudokuMaker's types mean: its clues as constraints.
#pragma once

#include "core/formats/bounded_json.h"
#include "core/rules/layout.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// Before the type of an unknown constraint.
inline constexpr std::string_view kMakerType = "sudokumaker.";

/// Its numbers of types that are no rules of cells; all others go to makerConstraints().
enum MakerType : int {
    kMakerGivens = 0,
    kMakerRegions = 1,
    kMakerNegativeDiagonal = 10,
    kMakerDifference = 200,
    kMakerRatio = 201,
    kMakerLines = 2000,
    kMakerCages = 2001,
    kMakerSymbols = 2002,
    kMakerRowsAndColumns = 2003,
    kMakerFogLights = 4000,
    kMakerFogTriggers = 4001,
};

/// The cells of a list of their numbers; nothing where one is none.
std::optional<std::vector<Cell>> makerCells(const Json* list, const BoardShape& shape);

/// One element of its list as constraints, with what no kind says as an unknown one. Nothing where it is not what its
/// type has. The layout: its shape and symbols.
std::optional<std::vector<Constraint>> makerConstraints(const Json& element, int type, const Layout& layout);

/// An element that is kept whole and not understood.
Constraint unknownFromMaker(const Json& element, int type);

}  // namespace nonet
