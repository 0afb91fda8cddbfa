#pragma once

#include "core/techniques/explainer/explainer_step.h"
#include "core/techniques/step.h"

#include <QString>

namespace nonet {

/// What the step is called on the Explainer scale, in the user's language.
QString explainerStepName(const explainer::Hint& hint);
/// "6.6"
QString explainerNumber(int tenths);
/// The digit that the step places, and the candidates that it removes.
std::vector<Candidate> explainerPlacements(const explainer::Hint& hint);
std::vector<Candidate> explainerEliminations(const explainer::Hint& hint);
/// "r1c2 is 5. Removes 7 from r1c2.", in the user's language.
QString explainerResult(const explainer::Hint& hint);

/// "Whether r1c2 is 5 or not, it follows that r3c2 is not 5.": what a step's chains start from and come to, in the
/// user's language. Empty for a cycle and for what is no chain.
QString explainerReason(const explainer::Step& step);

}  // namespace nonet
