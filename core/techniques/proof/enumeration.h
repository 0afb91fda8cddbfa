// The claim, with the negation assumed: there is no way to set each of the digits in all its houses, each in a cell
// where it is a candidate or stands, no two in the same cell. A solution is such a way. It is looked for by setting a
// digit in the house with the fewest places, until one has none; for one digit that goes through its templates.
#pragma once

#include "core/techniques/proof/proof_work.h"

namespace nonet {

/// The position has the negation assumed in it.
ProofVerdict refutes(const Position& position, const Enumeration& enumeration, ProofWork& work);

}  // namespace nonet
