#pragma once

#include "core/board/grid.h"
#include "core/rules/layout.h"

#include <optional>

namespace nonet {

/// Whether rules of the kind have a number or digits that cells can tell.
bool takesValue(ConstraintKind kind);

/// The constraint with the number, or the digits, that make it hold in `fill`, which has the layout's shape and may
/// have blanks elsewhere: the sum of a cage, what is seen beside a row, the digits around a corner. Where several
/// numbers do, the one that says most: the largest difference that a whisper keeps. It holds by its kind's own meaning
/// (Rule::holds). Nothing where the kind does not take one, where a cell that it reads is blank, and where no value
/// makes it hold. Cost: its rule is made for each number up to what its cells add up to, some milliseconds at most.
std::optional<Constraint> valueFrom(const Constraint& constraint, const Layout& layout, const Grid& fill);

}  // namespace nonet
