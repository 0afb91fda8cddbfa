#include "core/techniques/explainer/explainer_subsets.h"

namespace nonet::explainer {

namespace {

/// Tells a naked or hidden set in the hint, which has its removals already; false where there are none.
bool tellSet(Producer producer, double rating, int house, Nine digits, Nine places, Hint& hint) {
    if (hint.removed.isEmpty())
        return false;
    hint.producer = producer;
    hint.rating = rating;
    hint.digits = digits;
    hint.houses.push(static_cast<std::uint8_t>(house));
    for (; places != 0; places = static_cast<Nine>(places & (places - 1)))
        hint.cells.push(static_cast<std::uint8_t>(cellAtPlace(house, lowestOf(places))));
    return true;
}

}  // namespace

IdSet removalsOfLocking(const Board& board, int first, int second, int digit) {
    IdSet removed;
    removeFromHouse(board, second, digit, without(kAllNine, crossingOf(second, first)), removed);
    return removed;
}

IdSet removalsOfHiddenSet(const Board& board, int house, Nine digits, Nine places) {
    IdSet removed;
    for (; places != 0; places = static_cast<Nine>(places & (places - 1))) {
        const int cell = cellAtPlace(house, lowestOf(places));
        removed.insert(cell, without(board.candidates(cell), digits));
    }
    return removed;
}

IdSet removalsOfNakedSet(const Board& board, int house, Nine places, Nine digits) {
    IdSet removed;
    for (Nine others = without(kAllNine, places); others != 0; others = static_cast<Nine>(others & (others - 1))) {
        const int cell = cellAtPlace(house, lowestOf(others));
        removed.insert(cell, board.candidates(cell) & digits);
    }
    return removed;
}

IdSet removalsOfFish(const Board& board, int base, Nine lines, Nine covers, int digit) {
    IdSet removed;
    const int cover = base == 18 ? 9 : 18;
    for (; covers != 0; covers = static_cast<Nine>(covers & (covers - 1)))
        removeFromHouse(board, cover + lowestOf(covers), digit, without(kAllNine, lines), removed);
    return removed;
}

bool findLocking(const Board& board, Hint& hint) {
    return forEachLocking(board, [&](int first, int second, int digit) {
        hint.removed = removalsOfLocking(board, first, second, digit);
        if (hint.removed.isEmpty())
            return false;
        hint.producer = Producer::locking;
        hint.rating = first < 9 ? 2.6 : 2.8;
        hint.digits = bitOf(digit);
        hint.houses = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
        return true;
    });
}

bool findNakedSet(const Board& board, int size, Hint& hint) {
    constexpr double kRatings[] = {3.0, 3.6, 5.0};
    constexpr Producer kProducer[] = {Producer::nakedPair, Producer::nakedTriplet, Producer::nakedQuad};
    return forEachNakedSet(board, size, [&](int house, Nine places, Nine digits) {
        hint.removed = removalsOfNakedSet(board, house, places, digits);
        return tellSet(kProducer[size - 2], kRatings[size - 2], house, digits, places, hint);
    });
}

bool findHiddenSet(const Board& board, int size, Hint& hint) {
    constexpr double kRatings[] = {3.4, 4.0, 5.4};
    constexpr Producer kProducer[] = {Producer::hiddenPair, Producer::hiddenTriplet, Producer::hiddenQuad};
    return forEachHiddenSet(board, size, size * 2, [&](int house, Nine digits, Nine places) {
        hint.removed = removalsOfHiddenSet(board, house, digits, places);
        return tellSet(kProducer[size - 2], kRatings[size - 2], house, digits, places, hint);
    });
}

bool findFish(const Board& board, int size, Hint& hint) {
    constexpr double kRatings[] = {3.2, 3.8, 5.2};
    constexpr Producer kProducer[] = {Producer::xWing, Producer::swordfish, Producer::jellyfish};
    return forEachFish(board, size, [&](int base, Nine lines, Nine covers, int digit) {
        hint.removed = removalsOfFish(board, base, lines, covers, digit);
        if (hint.removed.isEmpty())
            return false;
        hint.producer = kProducer[size - 2];
        hint.rating = kRatings[size - 2];
        hint.digits = bitOf(digit);
        for (; lines != 0;
             lines = static_cast<Nine>(lines & (lines - 1)), covers = static_cast<Nine>(covers & (covers - 1))) {
            hint.houses.push(static_cast<std::uint8_t>(base + lowestOf(lines)));
            hint.houses.push(static_cast<std::uint8_t>((base == 18 ? 9 : 18) + lowestOf(covers)));
        }
        return true;
    });
}

}  // namespace nonet::explainer
