#pragma once

#include "core/techniques/search.h"

#include <string_view>

namespace nonet {

enum class TechniqueFamily : std::uint8_t {
    singles,
    intersections,
    subsets,
    basicFish,
    finnedFish,
    singleDigit,
    colouring,
    wings,
    uniqueness,
    chains,
};
inline constexpr int kTechniqueFamilies = static_cast<int>(TechniqueFamily::chains) + 1;

/// One row of the catalogue: what the technique is, whoever uses it.
struct Technique {
    TechniqueId id;
    /// The library code that players know, such as "0300": HoDoKu's where it has one.
    std::string_view code;
    TechniqueFamily family;
    /// Sound only where the puzzle has exactly one solution.
    bool assumesUniqueness;
    const Search* search;
};

}  // namespace nonet
