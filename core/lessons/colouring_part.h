#pragma once

#include "core/techniques/position.h"
#include "core/techniques/step.h"

#include <optional>

namespace nonet {

/// A pattern of two groups of which just one is true.
bool isColouring(const Step& step);

/// What is left of a colouring where only these of its cells are coloured: its pairs among them, and of its results
/// those that these pairs prove. Nothing where the cells are not connected by pairs, or prove nothing.
std::optional<Step> colouringPart(const Position& position, const Step& whole, ClassicCellSet cells);

}  // namespace nonet
