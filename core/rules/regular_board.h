#pragma once

#include "core/foundation/error.h"
#include "core/rules/puzzle.h"

#include <optional>

namespace nonet {

/// Why a board is not regular, as what takes regular ones alone refuses it; nothing where it is. Error
/// unsupportedVariant; detail: shape (not square, holes, several grids), symbols (other than 1 to the side),
/// counts, regions (no boxes).
std::optional<Error> whyNotRegular(const Puzzle& puzzle);

}  // namespace nonet
