#pragma once

#include "core/techniques/explainer/explainer_step.h"
#include "core/techniques/step.h"

#include <QString>
#include <QStringList>

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

/// "Whether r1c2 is 5 or not, it follows that r3c2 is not 5.": what a step's chains start from and come to, or where a
/// hidden single is the only place, in the user's language. Empty for a cycle and for what is neither.
QString explainerReason(const explainer::Step& step);

/// The name, with "forcing chains" cut down to "FC" as players do: for where it would not fit.
QString explainerShortName(const explainer::Hint& hint);

/// "1. r1c2 is 5, so r1c7 is not 5 (row 1).": what follows from what in a step's chains, a line for each candidate,
/// after what each chain assumes; numbered as the links on the board are, where they are drawn. Empty without chains.
QString explainerLinks(const explainer::Step& step);
/// "If r6c1 is 3": what each of the step's chains assumes, in their order; empty where there is but one, or where they
/// are the two directions of a cycle.
QStringList explainerBranches(const explainer::Step& step);
/// How many links are too many to be drawn; 0 where all are drawn.
int explainerLinksLeftOut(const explainer::Step& step);

}  // namespace nonet
