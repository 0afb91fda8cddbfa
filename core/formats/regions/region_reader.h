#pragma once

#include "core/formats/reading.h"

namespace nonet {

/// A board's regions alone (region_text.h), between empty lines: at least 4 x 4 cells, two regions, each in one piece
/// and all of as many cells. Never an Error: what is less regular may be anything.
std::optional<Result<ImportedPuzzle>> readRegions(std::span<const SourceLine> lines, std::size_t& at);

}  // namespace nonet
