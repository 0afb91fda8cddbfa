#pragma once

#include "core/board/symbol_set.h"
#include "core/rules/constraint.h"

#include <string>

namespace nonet {

/// What setters write on a constraint: a cage's sum, X and V, "<5", the digits of a quadruple. Empty where nothing is
/// written.
std::string labelOf(const Constraint& constraint, const SymbolSet& symbols);

}  // namespace nonet
