#pragma once

#include <cstdint>

namespace nonet {

/// Every technique that exists here, in the order in which they are searched: HoDoKu's.
enum class TechniqueId : std::uint8_t {
    fullHouse,
    nakedSingle,
    hiddenSingle,
    lockedPair,
    lockedTriple,
    lockedCandidates1,
    lockedCandidates2,
    nakedPair,
    nakedTriple,
    hiddenPair,
    hiddenTriple,
    nakedQuadruple,
    hiddenQuadruple,
    xWing,
    swordfish,
    jellyfish,
    remotePair,
    bugPlus1,
    skyscraper,
    twoStringKite,
    turbotFish,
    emptyRectangle,
    wWing,
    xyWing,
    xyzWing,
    uniqueRectangle1,
    uniqueRectangle2,
    uniqueRectangle3,
    uniqueRectangle4,
    finnedXWing,
    sashimiXWing,
    finnedSwordfish,
    sashimiSwordfish,
    finnedJellyfish,
    sashimiJellyfish,
    simpleColoursTrap,
    simpleColoursWrap,
    xChain,
    xyChain,
};

inline constexpr int kTechniqueCount = static_cast<int>(TechniqueId::xyChain) + 1;

}  // namespace nonet
