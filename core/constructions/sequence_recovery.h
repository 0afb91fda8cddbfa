// Reads the list back from a board, or from the clues of a puzzle: is this of the family that a place map makes, and
// which list gives it?
//
// Every cell names a place, so one clue pins one place of the list. As the list holds each digit once, N-1 distinct
// digits, wherever they stand, settle it; a full row, column or box shows all N. With k digits seen (N-k)! members of
// the family fit, since digits not seen can change places.
#pragma once

#include "core/constructions/place_map.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace nonet {

struct SequenceRecovery {
    struct Pin {
        Digit digit = Digit(1);
        /// The first cell, in reading order, that says so; nothing where the digit was the only one left.
        std::optional<Cell> cell;
        friend bool operator==(const Pin&, const Pin&) = default;
    };
    /// By place.
    std::vector<std::optional<Pin>> pins;
    int digitsSeen = 0;
    /// The first house that is full: enough by itself.
    std::optional<House> fullHouse;
    /// The one list that fits, where all but one digit is seen.
    std::optional<Sequence> sequence;
    /// Lists that fit, (N-k)!; nothing above 20!, which no 64 bits hold.
    std::optional<std::uint64_t> members;

    friend bool operator==(const SequenceRecovery&, const SequenceRecovery&) = default;
};

/// Why a board is not of the family: two cells that want what cannot be.
struct PlaceRefusal {
    enum class Kind {
        onePlaceTwoDigits,  // both cells name one place and hold two digits
        oneDigitTwoPlaces   // both cells hold one digit and name two places
    };
    Kind kind = Kind::onePlaceTwoDigits;
    Candidate first;
    Candidate second;
    int firstPlace = 0;
    int secondPlace = 0;
    friend bool operator==(const PlaceRefusal&, const PlaceRefusal&) = default;
};

/// In reading order the first cell that fits no list beside those before it refuses. The grid's side must be the map's.
std::variant<SequenceRecovery, PlaceRefusal> recoverSequence(const PlaceMap& map, const Grid& clues);

/// n!, nothing above 20!.
std::optional<std::uint64_t> factorial(int n);

}  // namespace nonet
