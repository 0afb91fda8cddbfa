#pragma once

#include <bitset>
#include <cstdint>

namespace nonet {

/// Every technique that exists here. Their numbers mean nothing: orders are a profile's.
enum class TechniqueId : std::uint8_t {
#define NONET_TECHNIQUE(id, code, family, search, needs) id,
#include "core/techniques/catalogue_rows.def"
#undef NONET_TECHNIQUE
};

inline constexpr int kTechniqueCount = 0
#define NONET_TECHNIQUE(id, code, family, search, needs) +1
#include "core/techniques/catalogue_rows.def"
#undef NONET_TECHNIQUE
    ;

using TechniqueSet = std::bitset<kTechniqueCount>;

}  // namespace nonet
