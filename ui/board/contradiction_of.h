#pragma once

#include "ui/board/contradiction.h"

namespace nonet {

struct Diagnosis;

/// The cells that are to be looked at: a shortage's own, else the givens. Rules are ringed as a whole.
Contradiction contradictionOf(const Diagnosis& diagnosis);

}  // namespace nonet
