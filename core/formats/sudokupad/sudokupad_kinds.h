// The members of SudokuPad's data that are kinds here. It draws what it has no rule for.
#pragma once

#include "core/formats/foreign_kinds.h"

#include <array>

namespace nonet {

struct PadKind : ForeignKind {
    /// It is one of the metadata, which also stand as the text of a cage.
    bool isMetadata = false;
};
inline constexpr auto kPadKinds = std::to_array<PadKind>({
    {{ConstraintKind::antiKnight, "antiknight"}, true},
    {{ConstraintKind::antiKing, "antiking"}, true},
    {{ConstraintKind::cage, "cages"}},
    // Those that overlap the board's own.
    {{ConstraintKind::extra, "regions"}},
});

}  // namespace nonet
