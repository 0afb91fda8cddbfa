#include "core/techniques/single_digit/conjugate_pairs.h"

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
        pairs.push({house, first, places.first()});
    }
    return pairs;
}

}  // namespace nonet
