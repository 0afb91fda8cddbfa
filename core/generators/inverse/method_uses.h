// Where the five methods of [Inverse] can be used on a board. Any board will do, also one that contradicts itself:
// this looks at every pattern, as the definitions read. What searches by the million is MethodReach.
#pragma once

#include "core/generators/inverse/method_use.h"

#include <optional>
#include <vector>

namespace nonet {

/// Every allowed use of a method on one mark; covering sets with the fewest cells first.
std::vector<MethodUse> usesAt(const MarkBoard& board, InverseMethod method, MarkDirection direction, Candidate mark,
                              MethodReading reading = MethodReading::corrected);

/// The first of usesAt, if there is one. Cost: a microsecond; some ten for covering sets.
std::optional<MethodUse> firstUseAt(const MarkBoard& board, InverseMethod method, MarkDirection direction,
                                    Candidate mark, MethodReading reading = MethodReading::corrected);

/// One use for each mark that the method can remove or add, in the order of cells and digits. Cost: a few milliseconds.
std::vector<MethodUse> allUses(const MarkBoard& board, InverseMethod method, MarkDirection direction,
                               MethodReading reading = MethodReading::corrected);

}  // namespace nonet
