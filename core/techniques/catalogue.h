// The list of the techniques that exist, a row each: code, search order, level, score and finder. Their names are in
// ui/text/technique_text.h.
#pragma once

#include "core/techniques/technique.h"

#include <span>

namespace nonet {

/// Every technique that exists, in search order.
std::span<const Technique> techniqueCatalogue();

const Technique& technique(TechniqueId id);

/// By library code ("0300"); nothing where no technique has it.
std::optional<TechniqueId> techniqueByCode(std::string_view code);

/// True where HoDoKu's default solver tries a technique before this one that does not exist here yet, so that a score
/// whose path passed this point is only "at least".
bool hasEarlierGap(TechniqueId id);

}  // namespace nonet
