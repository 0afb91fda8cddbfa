#pragma once

namespace nonet {

/// What searches may use; the defaults are HoDoKu's.
struct TechniqueLimits {
    /// Cells of an X-Chain, XY-Chain or Remote Pair at most.
    int chainLength = 20;
    /// Base lines of a fish at most, and its fins.
    int fishSize = 4;
    int fishFins = 5;
    /// Whether two almost locked sets may share cells.
    bool hasOverlappingSets = false;
    /// Whether an empty rectangle may have two candidates in its box.
    bool hasTwoPlaceRectangles = false;
    /// Whether in a unique rectangle of type 4 it is enough that a digit has no other place in one of the houses that
    /// the roof cells share.
    bool locksInOneHouse = false;
    /// Whether a cell of a unique rectangle may lack candidates of the pair that were taken from it before.
    bool hasMissingCandidates = true;

    friend bool operator==(const TechniqueLimits&, const TechniqueLimits&) = default;
};

/// The longest chain that a pattern can hold, and the largest fish that there is with all the fins that it can have.
inline constexpr int kMostChainLength = 40;
inline constexpr int kMostFishSize = 7;
inline constexpr int kMostFishFins = 30;

/// All that is sound.
inline constexpr TechniqueLimits kNoLimits{.chainLength = kMostChainLength,
                                           .fishSize = kMostFishSize,
                                           .fishFins = kMostFishFins,
                                           .hasOverlappingSets = true,
                                           .hasTwoPlaceRectangles = true,
                                           .locksInOneHouse = true,
                                           .hasMissingCandidates = true};

}  // namespace nonet
