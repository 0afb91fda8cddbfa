// Producers 6 to 12 and 16 to 18 of the Explainer scale: intersections, subsets and fish; and the walks over them,
// which direct hints and the rules inside chains share.
#pragma once

#include "core/techniques/explainer/explainer_hint.h"

#include <algorithm>
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

namespace detail {
/// Which third of nine places holds all of these, two or more; 3 where none does. Thirds of a line lie in blocks, those
/// of a block in rows; every third place of a block lies in the same column.
constexpr auto makeLockedThirds(bool isEveryThird) {
    std::array<std::uint8_t, 512> thirds{};
    for (unsigned places = 0; places < thirds.size(); ++places) {
        thirds[places] = 3;
        for (unsigned third = 0; third < 3; ++third) {
            const unsigned all = isEveryThird ? 0x49U << third : 7U << (3 * third);
            if ((places & ~all) == 0 && countOf(static_cast<Nine>(places)) > 1)
                thirds[places] = static_cast<std::uint8_t>(third);
        }
    }
    return thirds;
}
inline constexpr auto kLockedThird = makeLockedThirds(false);
inline constexpr auto kLockedColumn = makeLockedThirds(true);

/// The house of the other kind where the house's third lies.
constexpr int houseOfThird(int first, bool isColumn, int third) {
    if (first >= 9)
        return first >= 18 ? third * 3 + (first - 18) / 3 : (first - 9) / 3 * 3 + third;
    return isColumn ? 18 + first % 3 * 3 + third : 9 + first / 3 * 3 + third;
}
}  // namespace detail

/// Calls action(first, second, digit) where all places of the digit in the first house, two or more, lie in the second;
/// ends with true as soon as it returns true.
template <typename Action>
bool forEachLocking(const Board& board, Action&& action) {
    struct Way {
        int first;
        bool isColumn;
    };
    for (const Way way : {Way{0, true}, Way{0, false}, Way{18, false}, Way{9, false}})
        for (int first = way.first; first < way.first + 9; ++first) {
            const auto& thirdOf = way.isColumn ? detail::kLockedColumn : detail::kLockedThird;
            std::array<Nine, 4> locked{};
            for (int digit = 0; digit < 9; ++digit)
                locked[thirdOf[board.places(digit, first)]] |= bitOf(digit);
            if (locked[3] == kAllNine)
                continue;
            for (int third = 0; third < 3; ++third)
                for (Nine digits = locked[static_cast<std::size_t>(third)]; digits != 0;
                     digits = static_cast<Nine>(digits & (digits - 1)))
                    if (action(first, detail::houseOfThird(first, way.isColumn, third), lowestOf(digits)))
                        return true;
        }
    return false;
}

/// Some of nine, each with a set of its own: digits with their places, or the other way round.
struct Members {
    FixedList<std::uint8_t, 9> which;
    std::array<Nine, 9> sets{};

    void push(int member, Nine set) {
        sets[which.size()] = set;
        which.push(static_cast<std::uint8_t>(member));
    }
};

/// Calls action(subset, united) for the subsets of that size whose sets unite to as many, in the order of subsets of
/// nine.
template <typename Action>
bool forEachTight(const Members& members, int size, Action&& action) {
    // Subsets of fewer than nine come first among those of nine.
    for (const Nine places : subsetsOfNine(size)) {
        if ((places >> members.which.size()) != 0)
            return false;
        Nine united = 0;
        for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            united |= members.sets[static_cast<std::size_t>(lowestOf(bits))];
        if (countOf(united) != size)
            continue;
        Nine subset = 0;
        for (Nine bits = places; bits != 0; bits = static_cast<Nine>(bits & (bits - 1)))
            subset |= bitOf(members.which[static_cast<std::size_t>(lowestOf(bits))]);
        if (action(subset, united))
            return true;
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
            Members fitting;
            for (int digit = 0; digit < 9; ++digit) {
                const Nine places = board.places(digit, house);
                const int n = countOf(places);
                if (n >= 2 && n <= size)
                    fitting.push(digit, places);
            }
            if (forEachTight(fitting, size, [&](Nine digits, Nine places) { return action(house, digits, places); }))
                return true;
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
            Members fitting;
            for (int place = 0; place < 9; ++place) {
                const Nine digits = board.candidates(cellAtPlace(house, place));
                const int n = countOf(digits);
                if (n >= 2 && n <= size)
                    fitting.push(place, digits);
            }
            if (forEachTight(fitting, size, [&](Nine places, Nine digits) { return action(house, places, digits); }))
                return true;
        }
    return false;
}

/// Calls action(base, lines, covers, digit) for the fish of a size: base is 18 for columns, 9 for rows. Lines come
/// before digits.
template <typename Action>
bool forEachFish(const Board& board, int size, Action&& action) {
    struct Fish {
        Nine lines;
        Nine covers;
        std::uint8_t digit;
    };
    for (const int base : {18, 9}) {
        // Seldom any, and few.
        std::array<Fish, std::size_t{9} * 126> found;
        auto end = found.begin();
        for (std::uint8_t digit = 0; digit < 9; ++digit) {
            if (board.placed(digit) + size * 2 > 9)
                continue;
            Members fitting;
            for (int line = 0; line < 9; ++line) {
                const Nine places = board.places(digit, base + line);
                const int n = countOf(places);
                if (n >= 2 && n <= size)
                    fitting.push(line, places);
            }
            forEachTight(fitting, size, [&](Nine lines, Nine covers) {
                const auto at = std::ranges::upper_bound(found.begin(), end, lines, {}, &Fish::lines);
                std::move_backward(at, end, end + 1);
                *at = {lines, covers, digit};
                ++end;
                return false;
            });
        }
        for (auto fish = found.begin(); fish != end; ++fish)
            if (action(base, fish->lines, fish->covers, int{fish->digit}))
                return true;
    }
    return false;
}

/// What sets remove: empty where nothing.
IdSet removalsOfLocking(const Board& board, int first, int second, int digit);
IdSet removalsOfHiddenSet(const Board& board, int house, Nine digits, Nine places);
IdSet removalsOfNakedSet(const Board& board, int house, Nine places, Nine digits);
IdSet removalsOfFish(const Board& board, int base, Nine lines, Nine covers, int digit);

}  // namespace nonet::explainer
