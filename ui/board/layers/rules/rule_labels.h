#pragma once

#include "core/board/symbol_set.h"
#include "core/rules/constraint.h"

#include <QString>

namespace nonet {

/// labelOf(), to paint.
QString ruleLabel(const Constraint& constraint, const SymbolSet& symbols);

/// What tells a family of clones (cloneFamilies) from others: A to Z, A2 to Z2, ...
QString cloneLabel(int family);

}  // namespace nonet
