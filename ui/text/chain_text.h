#pragma once

#include "core/techniques/step.h"

#include <QString>

namespace nonet {

/// The step's lines as players write them, and what follows: "(4)r1c2=(4)r1c7-(4)r5c7=(4)r5c3 => r3c3<>4", with the
/// digits of one cell or one set together: "(4=7)r1c2-(7=3)r1c5". "=" is a strong link, "-" a weak one; a line that
/// closes ends with its last sign. Lines are parted by commas. Empty without lines; the same in every language.
QString eurekaNotation(const Step& step);

/// What one of the step's links says: "If r1c2 is not 4, then r1c7 is: row 1 has no other place for it."
QString linkSentence(const Step& step, const LineLink& link);

/// "r1c1 is 3", "none of r2c1 and r3c1 is 4": part of a sentence.
QString nodeStatement(const Step& step, const StepNode& node);

}  // namespace nonet
