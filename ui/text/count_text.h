// How many solutions there are, in words.
#pragma once

#include "core/answers/solution_facts.h"

#include <QString>

#include <optional>

namespace nonet {

/// "9,700 to 16,000", "4·10⁸⁶ to 2·10⁸⁷": one or two figures, so rounded that the number still lies between them; one
/// number where both ends are the same.
QString rangeText(const SolutionRange& range);
/// "one solution", "at least 1,000 solutions, about 4·10¹² to 10¹³"; what is not known is told, too.
QString countText(const std::optional<SolutionCount>& count);

}  // namespace nonet
