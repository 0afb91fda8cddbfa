#pragma once

#include "core/techniques/search.h"

#include <string_view>

namespace nonet {

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };

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

/// One row of the catalogue: what HoDoKu 2.3 knows of the technique (level and score are its), and our search.
struct Technique {
    TechniqueId id;
    /// The library code that players know, such as "0300".
    std::string_view code;
    /// HoDoKu's search order; larger is "harder".
    int order;
    Level level;
    int score;
    TechniqueFamily family;
    /// Sound only where the puzzle has exactly one solution.
    bool assumesUniqueness;
    const Search* search;
    /// HoDoKu looks at all that there are and takes the best (isBetter); of the others the first.
    bool takesBest;
};

}  // namespace nonet
