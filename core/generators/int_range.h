#pragma once

#include <limits>

namespace nonet {

struct IntRange {
    int lowest = 0;
    int highest = std::numeric_limits<int>::max();

    constexpr bool contains(int number) const { return number >= lowest && number <= highest; }
    /// 0 inside.
    constexpr int distanceTo(int number) const {
        return number < lowest ? lowest - number : number > highest ? number - highest : 0;
    }
    friend bool operator==(const IntRange&, const IntRange&) = default;
};

}  // namespace nonet
