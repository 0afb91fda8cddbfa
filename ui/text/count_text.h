// How many solutions there are, in words.
#pragma once

#include "core/hints/solution_facts.h"

#include <QString>

#include <optional>

namespace nonet {

/// "52,000", "4·10¹²": one or two figures, since the rest is a guess.
QString roughNumber(double log10);
/// "one solution", "at least 1,000 solutions, about 4·10¹²"; what is not known is told, too.
QString countText(const std::optional<SolutionCount>& count);

}  // namespace nonet
