#include "core/techniques/catalogue.h"

#include <algorithm>
#include <array>

namespace nonet {

// Each search is defined in its family's folder.
#define NONET_TECHNIQUE(id, code, family, search, needs) extern const Search search;
#include "core/techniques/catalogue_rows.def"
#undef NONET_TECHNIQUE

namespace {

enum class Needs : bool { nothing, oneSolution };

constexpr std::array<Technique, kTechniqueCount> kCatalogue{{
#define NONET_TECHNIQUE(id, code, family, search, needs)                                                               \
    {TechniqueId::id, code, TechniqueFamily::family, Needs::needs == Needs::oneSolution, &(search)},
#include "core/techniques/catalogue_rows.def"
#undef NONET_TECHNIQUE
}};

}  // namespace

std::span<const Technique> techniqueCatalogue() { return kCatalogue; }

const Technique& technique(TechniqueId id) { return kCatalogue[static_cast<std::size_t>(id)]; }

std::optional<TechniqueId> techniqueByCode(std::string_view code) {
    const auto found = std::ranges::find(kCatalogue, code, &Technique::code);
    return found == kCatalogue.end() ? std::nullopt : std::optional(found->id);
}

}  // namespace nonet
