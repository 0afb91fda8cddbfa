// The members of Penpa+'s data that are kinds here. It draws what it has no rule for.
#pragma once

#include "core/formats/foreign_kinds.h"

#include <array>

namespace nonet {

inline constexpr auto kPenpaKinds = std::to_array<ForeignKind>({
    // A board of this type has a setting for each.
    {ConstraintKind::diagonals, "sudoku"},
    {ConstraintKind::thermometer, "thermo"},
    {ConstraintKind::arrow, "arrows"},
    {ConstraintKind::cage, "killercages"},
});

}  // namespace nonet
