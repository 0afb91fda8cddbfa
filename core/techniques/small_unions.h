// What subsets and fish have in common: n of nine sets that together have only n elements.
//
//   naked subset   n cells     with n digits            in a house
//   hidden subset  n digits    with n places            in a house
//   fish           n rows      with n columns           for a digit (or the other way round)
#pragma once

#include "core/board/bits.h"

#include <array>
#include <cstdint>

namespace nonet {

/// Nine sets of up to nine elements each, as bits. An empty one stands for what may not be chosen.
using NineSets = std::array<std::uint16_t, 9>;

struct UnionChoice {
    /// Which sets were chosen, as bits.
    unsigned chosen = 0;
    /// Their union.
    unsigned united = 0;
};

namespace detail {
template <typename Visit>
bool visitUnions(const NineSets& sets, int first, int left, int limit, UnionChoice soFar, Visit& visit) {
    if (left == 0)
        return visit(soFar);
    for (int i = first; i + left <= 9; ++i) {
        const unsigned set = sets[static_cast<std::size_t>(i)];
        const UnionChoice next{soFar.chosen | 1U << i, soFar.united | set};
        if (set != 0 && countOfNine(next.united) <= limit && !visitUnions(sets, i + 1, left - 1, limit, next, visit))
            return false;
    }
    return true;
}
}  // namespace detail

/// Visits each choice of `size` sets whose union has at most `limit` elements, until visit(UnionChoice) returns false.
/// False where it was ended so.
template <typename Visit>
bool visitSmallUnions(const NineSets& sets, int size, int limit, Visit visit) {
    return detail::visitUnions(sets, 0, size, limit, {}, visit);
}

}  // namespace nonet
