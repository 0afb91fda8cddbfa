// The members of f-puzzles' data that are kinds here.
#pragma once

#include "core/formats/foreign_kinds.h"

#include <array>

namespace nonet {

struct FpuzzlesKind : ForeignKind {
    /// A member of a cell of the grid and not of the file.
    bool isOfCell = false;
};
inline constexpr std::string_view kFpuzzlesFallingDiagonal = "diagonal-";
inline constexpr std::string_view kFpuzzlesRisingDiagonal = "diagonal+";
inline constexpr std::string_view kFpuzzlesNonconsecutive = "nonconsecutive";

/// Both diagonals, and both ways to forbid neighbours, have a row each.
inline constexpr auto kFpuzzlesKinds = std::to_array<FpuzzlesKind>({
    {{ConstraintKind::diagonals, kFpuzzlesFallingDiagonal}},
    {{ConstraintKind::diagonals, kFpuzzlesRisingDiagonal}},
    {{ConstraintKind::disjoint, "disjointgroups"}},
    {{ConstraintKind::antiKnight, "antiknight"}},
    {{ConstraintKind::antiKing, "antiking"}},
    {{ConstraintKind::negative, "negative"}},
    {{ConstraintKind::negative, kFpuzzlesNonconsecutive}},
    {{ConstraintKind::even, "even"}},
    {{ConstraintKind::odd, "odd"}},
    {{ConstraintKind::oneOf, "givenPencilMarks"}, true},
    {{ConstraintKind::minimum, "minimum"}},
    {{ConstraintKind::maximum, "maximum"}},
    {{ConstraintKind::rowIndexer, "rowindexer"}},
    {{ConstraintKind::columnIndexer, "columnindexer"}},
    {{ConstraintKind::boxIndexer, "boxindexer"}},
    {{ConstraintKind::difference, "difference"}},
    {{ConstraintKind::ratio, "ratio"}},
    {{ConstraintKind::sum, "xv"}},
    {{ConstraintKind::quadruple, "quadruple"}},
    {{ConstraintKind::thermometer, "thermometer"}},
    {{ConstraintKind::slowThermometer, "slowthermometer"}},
    {{ConstraintKind::arrow, "arrow"}},
    {{ConstraintKind::doubleArrow, "doublearrow"}},
    {{ConstraintKind::between, "betweenline"}},
    {{ConstraintKind::lockout, "lockout"}},
    {{ConstraintKind::palindrome, "palindrome"}},
    {{ConstraintKind::renban, "renban"}},
    {{ConstraintKind::whisper, "whispers"}},
    {{ConstraintKind::regionSum, "regionsumline"}},
    {{ConstraintKind::entropic, "entropicline"}},
    {{ConstraintKind::modular, "modularline"}},
    {{ConstraintKind::nabner, "nabner"}},
    {{ConstraintKind::zipper, "zipperline"}},
    {{ConstraintKind::cage, "killercage"}},
    {{ConstraintKind::extra, "extraregion"}},
    {{ConstraintKind::clone, "clone"}},
    {{ConstraintKind::littleKiller, "littlekillersum"}},
    {{ConstraintKind::sandwich, "sandwichsum"}},
    {{ConstraintKind::xSum, "xsum"}},
    {{ConstraintKind::skyscraper, "skyscraper"}},
});

/// The member that the kind is written as; empty where there is none.
constexpr std::string_view fpuzzlesMember(ConstraintKind kind) {
    const FpuzzlesKind* row = foreignRow(kFpuzzlesKinds, kind);
    return row == nullptr ? std::string_view() : row->name;
}

}  // namespace nonet
