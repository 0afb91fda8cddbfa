#pragma once

#include "ui/board/contradiction.h"

namespace nonet {

struct Diagnosis;

/// The cells that are to be looked at: of a shortage its own, else the givens; rules are ringed as a whole.
Contradiction contradictionOf(const Diagnosis& diagnosis);

}  // namespace nonet
