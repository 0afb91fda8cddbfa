// The members of f-puzzles' data that are kinds here.
#pragma once

#include "core/formats/foreign_kinds.h"

#include <array>

namespace nonet {

struct FpuzzlesKind : ForeignKind {
    /// A member of a cell of the grid and not of the file.
    bool isOfCell = false;
    /// Of extensions to the format, which draw the rule too for programs without them, and mark the drawings with this
    /// name; empty for its own.
    std::string_view extension = {};
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
    {{ConstraintKind::rowIndexer, "rowindexer"}, false, "Row Indexer"},
    {{ConstraintKind::columnIndexer, "columnindexer"}, false, "Column Indexer"},
    {{ConstraintKind::boxIndexer, "boxindexer"}, false, "Box Indexer"},
    {{ConstraintKind::difference, "difference"}},
    {{ConstraintKind::ratio, "ratio"}},
    {{ConstraintKind::sum, "xv"}},
    {{ConstraintKind::quadruple, "quadruple"}},
    {{ConstraintKind::thermometer, "thermometer"}},
    {{ConstraintKind::slowThermometer, "slowthermometer"}, false, "Slow Thermometer"},
    {{ConstraintKind::arrow, "arrow"}},
    {{ConstraintKind::doubleArrow, "doublearrow"}, false, "Double Arrow"},
    {{ConstraintKind::between, "betweenline"}},
    {{ConstraintKind::lockout, "lockout"}, false, "Lockout"},
    {{ConstraintKind::palindrome, "palindrome"}},
    {{ConstraintKind::renban, "renban"}, false, "Renban"},
    {{ConstraintKind::whisper, "whispers"}, false, "Whispers"},
    {{ConstraintKind::regionSum, "regionsumline"}, false, "Region Sum Line"},
    {{ConstraintKind::entropic, "entropicline"}, false, "Entropic Line"},
    {{ConstraintKind::modular, "modularline"}, false, "Modular Line"},
    {{ConstraintKind::nabner, "nabner"}, false, "Nabner"},
    {{ConstraintKind::zipper, "zipperline"}, false, "Zipper Line"},
    {{ConstraintKind::cage, "killercage"}},
    {{ConstraintKind::extra, "extraregion"}},
    {{ConstraintKind::clone, "clone"}},
    {{ConstraintKind::littleKiller, "littlekillersum"}},
    {{ConstraintKind::sandwich, "sandwichsum"}},
    {{ConstraintKind::xSum, "xsum"}, false, "X Sum"},
    {{ConstraintKind::skyscraper, "skyscraper"}, false, "Skyscraper"},
});

/// The member that the kind is written as; empty where there is none.
constexpr std::string_view fpuzzlesMember(ConstraintKind kind) {
    const FpuzzlesKind* row = foreignRow(kFpuzzlesKinds, kind);
    return row == nullptr ? std::string_view() : row->name;
}

}  // namespace nonet
