// What a producer of the Explainer scale found: its rating and its result.
#pragma once

#include "core/foundation/fixed_list.h"
#include "core/techniques/explainer/explainer_board.h"

namespace nonet::explainer {

/// In the order in which they are tried.
enum class Producer : std::uint8_t {
    hiddenSingle,
    directLocking,
    directHiddenPair,
    nakedSingle,
    directHiddenTriplet,
    locking,
    nakedPair,
    xWing,
    hiddenPair,
    nakedTriplet,
    swordfish,
    hiddenTriplet,
    xyWing,
    xyzWing,
    uniqueLoop,
    nakedQuad,
    jellyfish,
    hiddenQuad,
    bivalueUniversalGrave,
    alignedPairExclusion,
    forcingChains,
    alignedTripletExclusion,
    nishio,
    multipleChains,
    dynamicChains,
    dynamicChainsPlus,
    nestedForcingChains,
    nestedMultipleChains,
    nestedDynamicChains,
    nestedDynamicChainsPlus,
    nestedTwiceForcingChains,
};
inline constexpr int kProducers = 31;

/// What a chaining hint is; the numbers are the third key of their order.
enum class ChainKind : std::uint8_t { none = 0, doubled = 1, x = 2, y = 3, xy = 4, cell = 5, region = 6, absurd = 7 };

struct Hint {
    Producer producer = Producer::hiddenSingle;
    double rating = 0;
    /// Nodes of its chains; 0 for what is no chain.
    int complexity = 0;
    /// What kind of chain it is; a cycle has the kind of its links.
    ChainKind kind = ChainKind::none;
    bool isCycle = false;
    /// What it places, -1 for nothing.
    int placed = -1;
    IdSet removed;
    /// What it rests on, as far as it is no chain: digits, cells (a wing's pivot and pincers, a loop's cells) and
    /// houses (base and cover in turn for intersections and fish).
    Nine digits = 0;
    FixedList<std::uint8_t, 20> cells;
    FixedList<std::uint8_t, 8> houses;
    /// What a chain starts from: a literal (id * 2, one more for true), a cell, or digit * 27 + house.
    int source = -1;
    /// The literal that a chain reaches in every branch (for a contradiction, the candidate that is both).
    int target = -1;
};

namespace detail {
constexpr auto makeLengthRatings() {
    std::array<double, 1024> ratings{};
    for (int complexity = 0; complexity < static_cast<int>(ratings.size()); ++complexity) {
        double added = 0;
        int limit = 4;
        bool isOdd = false;
        for (const int length = complexity - 2; length > limit; isOdd = !isOdd) {
            added += 0.1;
            limit = isOdd ? limit * 4 / 3 : limit * 3 / 2;
        }
        ratings[static_cast<std::size_t>(complexity)] = added;
    }
    return ratings;
}
inline constexpr auto kLengthRatings = makeLengthRatings();
}  // namespace detail

/// 0.1 for every one of 4, 6, 8, 12, 16, 24, ... below complexity - 2, added one after the other.
inline double lengthRating(int complexity) {
    constexpr int kLast = static_cast<int>(detail::kLengthRatings.size()) - 1;
    if (complexity <= kLast)
        return detail::kLengthRatings[static_cast<std::size_t>(complexity)];
    double added = detail::kLengthRatings[kLast];
    // Above the table's end the limits go on from 1024: 1024, 1536, 2048, ...
    int limit = 1024;
    bool isOdd = false;
    for (const int length = complexity - 2; length > limit; isOdd = !isOdd) {
        added += 0.1;
        limit = isOdd ? limit * 4 / 3 : limit * 3 / 2;
    }
    return added;
}

/// The order among the hints of one producer of chains; equal ones stay in the order in which they were found.
inline bool comesBefore(double rating, int complexity, ChainKind kind, const Hint& other) {
    if (rating != other.rating)
        return rating < other.rating;
    if (complexity != other.complexity)
        return complexity < other.complexity;
    return kind < other.kind;
}

}  // namespace nonet::explainer
