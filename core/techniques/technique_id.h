#pragma once

#include "core/foundation/enum_array.h"
#include "core/foundation/enum_set.h"

#include <cstdint>

namespace nonet {

/// Every technique that exists here. Their numbers mean nothing: orders are a profile's.
enum class TechniqueId : std::uint8_t {
#define NONET_TECHNIQUE(id, code, family, search, needs) id,
#include "core/techniques/catalogue_rows.def"
#undef NONET_TECHNIQUE
};

// NOLINTBEGIN(bugprone-macro-parentheses): a term of the sum below.
inline constexpr int kTechniqueCount = 0
#define NONET_TECHNIQUE(id, code, family, search, needs) +1
#include "core/techniques/catalogue_rows.def"
#undef NONET_TECHNIQUE
    ;
// NOLINTEND(bugprone-macro-parentheses)

/// A value for each technique.
template <typename T>
using TechniqueArray = EnumArray<TechniqueId, T, kTechniqueCount>;
using TechniqueSet = EnumSet<TechniqueId, kTechniqueCount>;

}  // namespace nonet
