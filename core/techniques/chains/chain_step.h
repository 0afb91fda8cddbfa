#pragma once

#include "core/techniques/step.h"

#include <span>

namespace nonet {

/// An alternating chain: were the first candidate false, the second would be true (strong link), the third false (weak
/// link) and so on, the last true. Makes the line, and the roles of its candidates.
/// The caller adds the cells or houses that make the strong links, and the eliminations.
void addChain(Step& step, std::span<const Candidate> nodes);

}  // namespace nonet
