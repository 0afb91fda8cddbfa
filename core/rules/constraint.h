#pragma once

#include "core/board/cell.h"
#include "core/board/digit.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nonet {

/// The rules beyond houses, in the order of the catalogue (rules/constraint_catalogue.h). What each means stands with
/// its kind in rules/kinds.
enum class ConstraintKind : std::uint8_t {
    diagonals,
    disjoint,
    antiKnight,
    antiKing,
    leaper,
    negative,
    windoku,
    magic5,
    entropy2x2,
    taxicab,
    even,
    odd,
    greater,
    less,
    oneOf,
    minimum,
    maximum,
    countingCircles,
    rowIndexer,
    columnIndexer,
    boxIndexer,
    difference,
    ratio,
    sum,
    inequality,
    quadruple,
    thermometer,
    slowThermometer,
    arrow,
    doubleArrow,
    between,
    lockout,
    palindrome,
    renban,
    whisper,
    regionSum,
    entropic,
    modular,
    nabner,
    zipper,
    sumLine,
    cage,
    extra,
    clone,
    contains,
    littleKiller,
    sandwich,
    xSum,
    skyscraper,
    numberedRoom,
    pairRule,
    lineRule,
    /// A rule of a later version, whose puzzle is read-only, or of another program: kept.
    unknown,
};
inline constexpr int kConstraintKindCount = static_cast<int>(ConstraintKind::unknown);

/// Where an outside clue stands, and which way it reads. Rows and columns count from 0; one of both is beyond the board
/// or in a hole.
struct OutsidePlace {
    std::int8_t row = -1;
    std::int8_t column = 0;
    /// A step inward: -1, 0 or 1 each, not both 0.
    std::int8_t down = 1;
    std::int8_t right = 0;

    friend bool operator==(const OutsidePlace&, const OutsidePlace&) = default;
};

/// A rule beyond rows, columns and regions, as data: one shape for all kinds. What of it a kind uses, and within which
/// limits, says its row in the catalogue. A value.
struct Constraint {
    ConstraintKind kind = ConstraintKind::unknown;
    /// Cells in their order: the lines, the pairs, the circle and its shafts, a clone's copies; else one part.
    std::vector<std::vector<Cell>> parts;
    std::vector<int> values;
    /// In rising order, with repeats.
    std::vector<Digit> digits;
    std::optional<OutsidePlace> place;
    /// A pattern, a formula, a family of marks, or what is written on it.
    std::string text;
    /// As #rrggbb, where the setter chose one.
    std::string colour;
    /// Holds, and is not drawn.
    bool isHidden = false;
    /// Kept, and no rule of the puzzle until it is switched on again.
    bool isOff = false;
    /// Its type in the file; only for an unknown kind.
    std::string type;
    /// What the file says of it and this version does not know: a JSON object, or empty.
    std::string unknownMembers;

    /// The first part; none where there is none.
    const std::vector<Cell>& cells() const;
    /// Players see it.
    bool isDrawn() const { return !isHidden && !isOff; }
    std::optional<int> value() const { return values.empty() ? std::nullopt : std::optional(values.front()); }

    friend bool operator==(const Constraint&, const Constraint&) = default;
};

}  // namespace nonet
