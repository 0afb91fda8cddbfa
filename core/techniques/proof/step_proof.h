#pragma once

#include "core/techniques/proof/prove.h"
#include "core/techniques/step.h"

namespace nonet {

/// Valid for as long as the step is.
inline Claim claimOf(const Step& step) { return {step.placements, step.eliminations, step.arguments}; }

inline bool isProved(const Position& position, const Step& step) { return isProved(position, claimOf(step)); }

}  // namespace nonet
