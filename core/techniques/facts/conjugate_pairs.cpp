#include "core/techniques/facts/conjugate_pairs.h"

#include <algorithm>

namespace nonet {

ConjugatePairs conjugatePairs(const DigitPlaces& places) {
    ConjugatePairs pairs;
    for (int h = 0; h < classic::kHouses; ++h) {
        const unsigned bits = places.inHouse[static_cast<std::size_t>(h)];
        if (countOfNine(bits) != 2)
            continue;
        const House house = classic::houseAt(h);
        const ConjugatePair pair{house, cellOfHouse(house, std::countr_zero(bits)),
                                 cellOfHouse(house, std::countr_zero(bits & (bits - 1)))};
        const auto hasSameCells = [&](const ConjugatePair& other) {
            return other.first == pair.first && other.second == pair.second;
        };
        // A box's pair that lies in one line.
        if (house.kind != HouseKind::box || std::ranges::none_of(pairs, hasSameCells))
            pairs.push(pair);
    }
    return pairs;
}

}  // namespace nonet
