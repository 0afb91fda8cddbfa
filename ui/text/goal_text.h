// Goals of the generators in words.
#pragma once

#include "core/generators/goal.h"
#include "core/generators/pattern_proof.h"

#include <QString>

namespace nonet {

/// "level", "clues": what a puzzle misses, in a list.
QString goalPartName(GoalPart part);
QString goalPartsText(const GoalParts& parts);
/// What a puzzle misses, in a list: in place of "Explainer's rating" what of it is missed, with the number that the
/// puzzle has: "ER 9.8, diamond (ED 2.6)".
QString goalMissText(const GoalParts& missed, const ExplainerGoal& goal, const std::optional<ExplainerRating>& rating);

/// "Hard, X-Wing, ER 4.0-5.0, diamond, 24-30 clues": what a goal asks for in few words. Empty where that is nothing, or
/// nothing that these words tell.
QString goalSummary(const PuzzleGoal& goal);

/// Why no puzzle can meet the goal, which the contradiction is of; empty for none.
QString goalContradictionSentence(GoalContradiction contradiction, const PuzzleGoal& goal);

/// Why no puzzle can have the pattern; empty where nothing is proved.
QString patternProofSentence(const PatternVerdict& verdict);

}  // namespace nonet
