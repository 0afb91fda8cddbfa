#pragma once

#include "core/techniques/step.h"

namespace nonet {

class PuzzleDocument;

/// Makes the step a move of the game, which keeps its technique and result in its name.
void performStep(PuzzleDocument& document, const Step& step);

}  // namespace nonet
