#pragma once

#include "core/board/symbol_set.h"
#include "core/rules/constraint.h"

#include <QString>

namespace nonet {

/// What setters write on a constraint: a cage's sum, X and V, "<5", the digits of a quadruple. Empty where nothing is
/// written.
QString ruleLabel(const Constraint& constraint, const SymbolSet& symbols);

}  // namespace nonet
