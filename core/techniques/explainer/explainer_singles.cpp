#include "core/techniques/explainer/explainer_singles.h"

#include "core/techniques/explainer/explainer_subsets.h"

namespace nonet::explainer {

namespace {

bool takeSingle(const Board& board, int house, bool isLast, Hint& hint) {
    for (int digit = 0; digit < 9; ++digit) {
        const Nine places = board.places(digit, house);
        if (countOf(places) != 1)
            continue;
        hint.producer = Producer::hiddenSingle;
        hint.rating = isLast ? 1.0 : house < 9 ? 1.2 : 1.5;
        hint.placed = idOf(cellAtPlace(house, lowestOf(places)), digit);
        hint.houses.push(static_cast<std::uint8_t>(house));
        return true;
    }
    return false;
}

/// A house of the same kind as the first where the digit, locked in the second, keeps one place beyond it.
bool completesDirectLocking(const Board& board, int first, int second, int digit, Hint& hint) {
    const int kind = first / 9 * 9;
    for (int third = kind; third < kind + 9; ++third) {
        const Nine crossing = crossingOf(third, second);
        if (third == first || crossing == 0)
            continue;
        const Nine places = board.places(digit, third);
        const Nine left = without(places, crossing);
        if (countOf(places) < 2 || countOf(left) != 1)
            continue;
        hint.producer = Producer::directLocking;
        hint.rating = kind == 0 ? 1.7 : 1.9;
        hint.placed = idOf(cellAtPlace(third, lowestOf(left)), digit);
        hint.digits = bitOf(digit);
        hint.houses = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
        removeFromHouse(board, second, digit, without(kAllNine, crossingOf(second, first)), hint.removed);
        return true;
    }
    return false;
}

/// The digit of the house that the set leaves one place.
bool completesDirectSet(const Board& board, int house, Nine digits, Nine places, Hint& hint) {
    for (int digit = 0; digit < 9; ++digit) {
        if ((digits >> digit & 1) != 0)
            continue;
        const Nine all = board.places(digit, house);
        const Nine left = without(all, places);
        if (countOf(all) < 2 || countOf(left) != 1)
            continue;
        hint.placed = idOf(cellAtPlace(house, lowestOf(left)), digit);
        return true;
    }
    return false;
}

}  // namespace

bool findHiddenSingle(const Board& board, Hint& hint) {
    for (const bool isLast : {true, false})
        for (const int kind : kSetOrder)
            for (int house = kind; house < kind + 9; ++house)
                if ((board.openCellsOf(house) == 1) == isLast && takeSingle(board, house, isLast, hint))
                    return true;
    return false;
}

bool findDirectLocking(const Board& board, Hint& hint) {
    return forEachLocking(board, [&](int first, int second, int digit) {
        return completesDirectLocking(board, first, second, digit, hint);
    });
}

bool findNakedSingle(const Board& board, Hint& hint) {
    for (int cell = 0; cell < 81; ++cell)
        if (countOf(board.candidates(cell)) == 1) {
            hint.producer = Producer::nakedSingle;
            hint.rating = 2.3;
            hint.placed = idOf(cell, lowestOf(board.candidates(cell)));
            hint.cells.push(static_cast<std::uint8_t>(cell));
            return true;
        }
    return false;
}

bool findDirectHiddenSet(const Board& board, int size, Hint& hint) {
    return forEachHiddenSet(board, size, size, [&](int house, Nine digits, Nine places) {
        if (!completesDirectSet(board, house, digits, places, hint))
            return false;
        hint.producer = size == 2 ? Producer::directHiddenPair : Producer::directHiddenTriplet;
        hint.rating = size == 2 ? 2.0 : 2.5;
        hint.digits = digits;
        hint.houses.push(static_cast<std::uint8_t>(house));
        for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1))) {
            const int cell = cellAtPlace(house, lowestOf(bits));
            hint.cells.push(static_cast<std::uint8_t>(cell));
            hint.removed.insert(cell, without(board.candidates(cell), digits));
        }
        return true;
    });
}

}  // namespace nonet::explainer
