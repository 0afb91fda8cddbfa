// Producers 6 to 12 and 16 to 18 of the Explainer scale: intersections, subsets and fish; and the walks over them,
// which direct hints and the rules inside chains share.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

#include <span>

namespace nonet::explainer {

/// 2.6 pointing, 2.8 claiming.
bool findLocking(const Board& board, Hint& hint);
/// 3.0, 3.6, 5.0 by size 2 to 4.
bool findNakedSet(const Board& board, int size, Hint& hint);
/// 3.4, 4.0, 5.4 by size 2 to 4.
bool findHiddenSet(const Board& board, int size, Hint& hint);
/// 3.2, 3.8, 5.2 by size 2 to 4.
bool findFish(const Board& board, int size, Hint& hint);

inline std::span<const Nine> subsetsOfNine(int size) {
    switch (size) {
    case 1: return kSubsetsOfNine<1>;
    case 2: return kSubsetsOfNine<2>;
    case 3: return kSubsetsOfNine<3>;
    case 4: return kSubsetsOfNine<4>;
    case 5: return kSubsetsOfNine<5>;
    case 6: return kSubsetsOfNine<6>;
    default: return kSubsetsOfNine<7>;
    }
}

/// Adds the digit's places of the house among these to the removals.
inline void removeFromHouse(const Board& board, int house, int digit, Nine among, IdSet& removed) {
    for (Nine bits = board.places(digit, house) & among; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
        removed.insert(idOf(cellAtPlace(house, lowestOf(bits)), digit));
}

/// Calls action(first, second, digit) where all places of the digit in the first house, two or more, lie in the second;
/// ends with true as soon as it returns true.
template <typename Action>
bool forEachLocking(const Board& board, Action&& action) {
    constexpr int kPairs[4][2] = {{0, 18}, {0, 9}, {18, 0}, {9, 0}};
    for (const auto& pair : kPairs)
        for (int first = pair[0]; first < pair[0] + 9; ++first)
            for (int second = pair[1]; second < pair[1] + 9; ++second) {
                const Nine outside = without(kAllNine, crossingOf(first, second));
                if (outside == kAllNine)
                    continue;
                for (int digit = 0; digit < 9; ++digit) {
                    const Nine places = board.places(digit, first);
                    if ((places & outside) == 0 && countOf(places) > 1 && action(first, second, digit))
                        return true;
                }
            }
    return false;
}

/// Calls action(house, digits, places) for the hidden sets of a size in houses with more than `open` open cells,
/// whether they remove anything or not.
template <typename Action>
bool forEachHiddenSet(const Board& board, int size, int open, Action&& action) {
    for (const int kind : kSetOrder)
        for (int house = kind; house < kind + 9; ++house) {
            if (board.openCellsOf(house) <= open)
                continue;
            Nine fitting = 0;
            for (int digit = 0; digit < 9; ++digit) {
                const int n = countOf(board.places(digit, house));
                if (n >= 2 && n <= size)
                    fitting |= bitOf(digit);
            }
            if (countOf(fitting) < size)
                continue;
            for (const Nine digits : subsetsOfNine(size)) {
                if ((digits & ~fitting) != 0)
                    continue;
                Nine places = 0;
                for (Nine bits = digits; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
                    places |= board.places(lowestOf(bits), house);
                if (countOf(places) == size && action(house, digits, places))
                    return true;
            }
        }
    return false;
}

/// Calls action(house, places, digits) for the naked sets of a size.
template <typename Action>
bool forEachNakedSet(const Board& board, int size, Action&& action) {
    for (const int kind : kSetOrder)
        for (int house = kind; house < kind + 9; ++house) {
            if (board.openCellsOf(house) < size * 2)
                continue;
            Nine fitting = 0;
            for (int place = 0; place < 9; ++place) {
                const int n = countOf(board.candidates(cellAtPlace(house, place)));
                if (n >= 2 && n <= size)
                    fitting |= bitOf(place);
            }
            if (countOf(fitting) < size)
                continue;
            for (const Nine places : subsetsOfNine(size)) {
                if ((places & ~fitting) != 0)
                    continue;
                Nine digits = 0;
                for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
                    digits |= board.candidates(cellAtPlace(house, lowestOf(bits)));
                if (countOf(digits) == size && action(house, places, digits))
                    return true;
            }
        }
    return false;
}

/// Calls action(base, lines, covers, digit) for the fish of a size: base is 18 for columns, 9 for rows.
template <typename Action>
bool forEachFish(const Board& board, int size, Action&& action) {
    for (const int base : {18, 9}) {
        Nine fitting[9] = {};
        Nine any = 0;
        for (int digit = 0; digit < 9; ++digit) {
            if (board.placed(digit) + size * 2 > 9)
                continue;
            for (int line = 0; line < 9; ++line) {
                const int n = countOf(board.places(digit, base + line));
                if (n >= 2 && n <= size)
                    fitting[digit] |= bitOf(line);
            }
            if (countOf(fitting[digit]) >= size)
                any |= bitOf(digit);
        }
        if (any == 0)
            continue;
        for (const Nine lines : subsetsOfNine(size))
            for (Nine left = any; left != 0; left = static_cast<Nine>(left & (left - 1))) {
                const int digit = lowestOf(left);
                if ((lines & ~fitting[digit]) != 0)
                    continue;
                Nine covers = 0;
                for (Nine bits = lines; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
                    covers |= board.places(digit, base + lowestOf(bits));
                if (countOf(covers) == size && action(base, lines, covers, digit))
                    return true;
            }
    }
    return false;
}

/// What sets remove: empty where nothing.
IdSet removalsOfLocking(const Board& board, int first, int second, int digit);
IdSet removalsOfHiddenSet(const Board& board, int house, Nine digits, Nine places);
IdSet removalsOfNakedSet(const Board& board, int house, Nine places, Nine digits);
IdSet removalsOfFish(const Board& board, int base, Nine lines, Nine covers, int digit);

}  // namespace nonet::explainer
