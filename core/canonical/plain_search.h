// The smallest board among all maps where a row or column holds a digit twice: every order of the columns is tried, and
// the rows are chosen one by one. Slow, and free of every assumption that MapSearch makes.
#pragma once

#include "core/canonical/canonical_form.h"

namespace nonet {

CanonicalForm plainCanonicalForm(const ClassicDigits& board);

}  // namespace nonet
