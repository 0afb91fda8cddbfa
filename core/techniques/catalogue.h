// The list of the techniques that exist, a row each of catalogue_rows.def. Their names are in ui/text/technique_text.h;
// where they come in a search, and what level and score they have, says a profile (profiles/).
#pragma once

#include "core/techniques/technique.h"

#include <optional>
#include <span>

namespace nonet {

/// Every technique that exists, by id.
std::span<const Technique> techniqueCatalogue();

const Technique& technique(TechniqueId id);

/// By library code ("0300"); nothing where no technique has it.
std::optional<TechniqueId> techniqueByCode(std::string_view code);

}  // namespace nonet
