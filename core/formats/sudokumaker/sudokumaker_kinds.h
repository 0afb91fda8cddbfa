// The types of SudokuMaker's elements that are kinds here, and those that are known and none.
#pragma once

#include "core/formats/foreign_kinds.h"
#include "core/formats/sudokumaker/sudokumaker_clues.h"

#include <array>

namespace nonet {

/// What stands in an element of a type.
enum class MakerForm : std::uint8_t {
    /// Nothing: it holds or not.
    toggle,
    /// cells, all in one constraint.
    cells,
    /// lines, a constraint each.
    lines,
    /// clues with an edge and a value, and a list of negative values.
    edges,
    /// clues outside, with a value.
    outside,
    thermometers,
    cages,
    clones,
    quadruples,
    arrows,
    digitGroups,
    /// A type that is no kind here.
    unknown,
};

/// `name`: what that program calls it.
struct MakerKind : ForeignKind {
    int type;
    MakerForm form;
};

/// A type with rows for several kinds says by its element which it is.
inline constexpr auto kMakerKinds = std::to_array<MakerKind>({
    {{ConstraintKind::diagonals, "negative diagonal"}, kMakerNegativeDiagonal, MakerForm::toggle},
    {{ConstraintKind::diagonals, "positive diagonal"}, 11, MakerForm::toggle},
    {{ConstraintKind::antiKing, "antiking"}, 12, MakerForm::toggle},
    {{ConstraintKind::antiKnight, "antiknight"}, 13, MakerForm::toggle},
    {{ConstraintKind::disjoint, "disjoint groups"}, 14, MakerForm::toggle},
    {{ConstraintKind::negative, "nonconsecutive"}, 15, MakerForm::toggle},
    {{ConstraintKind::entropy2x2, "digit groups in every 2x2"}, 16, MakerForm::digitGroups},
    {{ConstraintKind::even, "even"}, 100, MakerForm::cells},
    {{ConstraintKind::odd, "odd"}, 101, MakerForm::cells},
    {{ConstraintKind::maximum, "maximum"}, 102, MakerForm::cells},
    {{ConstraintKind::minimum, "minimum"}, 103, MakerForm::cells},
    {{ConstraintKind::difference, "difference"}, kMakerDifference, MakerForm::edges},
    {{ConstraintKind::ratio, "ratio"}, kMakerRatio, MakerForm::edges},
    {{ConstraintKind::sum, "XV"}, 202, MakerForm::edges},
    {{ConstraintKind::thermometer, "thermometers"}, 300, MakerForm::thermometers},
    {{ConstraintKind::slowThermometer, "thermometers"}, 300, MakerForm::thermometers},
    {{ConstraintKind::cage, "killer cages"}, 301, MakerForm::cages},
    {{ConstraintKind::clone, "clones"}, 302, MakerForm::clones},
    {{ConstraintKind::quadruple, "quadruples"}, 303, MakerForm::quadruples},
    {{ConstraintKind::unknown, "look-and-say cages"}, 304, MakerForm::unknown},
    {{ConstraintKind::extra, "extra region"}, 305, MakerForm::cells},
    {{ConstraintKind::renban, "renban lines"}, 400, MakerForm::lines},
    {{ConstraintKind::whisper, "whisper lines"}, 401, MakerForm::lines},
    {{ConstraintKind::palindrome, "palindromes"}, 402, MakerForm::lines},
    {{ConstraintKind::between, "between lines"}, 403, MakerForm::lines},
    {{ConstraintKind::regionSum, "region sum lines"}, 404, MakerForm::lines},
    {{ConstraintKind::unknown, "sequence lines"}, 405, MakerForm::unknown},
    {{ConstraintKind::entropic, "digit group lines"}, 406, MakerForm::digitGroups},
    {{ConstraintKind::modular, "digit group lines"}, 406, MakerForm::digitGroups},
    {{ConstraintKind::lockout, "lockout lines"}, 407, MakerForm::lines},
    {{ConstraintKind::arrow, "arrows"}, 408, MakerForm::arrows},
    {{ConstraintKind::doubleArrow, "double arrows"}, 409, MakerForm::lines},
    {{ConstraintKind::littleKiller, "little killers"}, 500, MakerForm::outside},
    {{ConstraintKind::sandwich, "sandwich sums"}, 501, MakerForm::outside},
    {{ConstraintKind::xSum, "X-sums"}, 502, MakerForm::outside},
    {{ConstraintKind::skyscraper, "skyscrapers"}, 503, MakerForm::outside},
    {{ConstraintKind::numberedRoom, "numbered rooms"}, 504, MakerForm::outside},
    {{ConstraintKind::rowIndexer, "row indexers"}, 600, MakerForm::cells},
    {{ConstraintKind::columnIndexer, "column indexers"}, 601, MakerForm::cells},
    {{ConstraintKind::unknown, "custom fog clearing"}, kMakerFogTriggers, MakerForm::unknown},
});

}  // namespace nonet
