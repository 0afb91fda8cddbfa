// The trios of a floor, and the colours of its digits.
#pragma once

#include "core/canonical/floor.h"
#include "core/canonical/trio_table.h"
#include "ui/pages/field_painting.h"

namespace nonet::lookup {

Trio trioAt(const Floor& floor, int row, int box);
SignatureId signatureAt(const Floor& floor, int box);
/// Three hues: which line of the first box holds the digit.
CellFace digitFace(const Theme& theme, const Floor& floor, int digit);

}  // namespace nonet::lookup
