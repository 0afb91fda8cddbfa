#include "core/techniques/single_digit/conjugate_pairs.h"

#include <algorithm>

namespace nonet {

ConjugatePairs conjugatePairs(const Position& position, Digit digit) {
    ConjugatePairs pairs;
    for (int h = 0; h < classic::kHouses; ++h) {
        const House house = classic::houseAt(h);
        ClassicCellSet places = position.cells(digit, house);
        if (places.count() != 2)
            continue;
        const Cell first = places.first();
        places.erase(first);
        const ConjugatePair pair{house, first, places.first()};
        const auto hasSameCells = [&](const ConjugatePair& other) {
            return other.first == pair.first && other.second == pair.second;
        };
        if (std::ranges::none_of(pairs, hasSameCells))
            pairs.push(pair);
    }
    return pairs;
}

}  // namespace nonet
