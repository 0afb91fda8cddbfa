#pragma once

#include "core/techniques/engine.h"

#include <QString>

namespace nonet {

/// "X-Wing", as players of the user's language call it.
QString techniqueName(TechniqueId id);
QString levelName(Level level);

/// "X-Wing on 7"
QString stepTitle(const Step& step);
/// What the step is about, short, for lists: "7 in r48", "2 5 9".
QString stepTopic(const Step& step);
/// Where its pattern stands, the same in every language: its houses ("r48"), or its cells where houses say little
/// ("r1c26, r3c6").
QString stepPlace(const Step& step);
/// The houses alone: "Look in rows 4 and 8."
QString stepHousesSentence(const Step& step);
/// The pattern without its reason or result: "7 in r4c2, r4c8, r8c2 and r8c8."
QString stepPatternSentence(const Step& step);
/// "7 in r1c2 and r6c2; 5 in r3c3"
QString digitsInCells(const std::vector<Candidate>& candidates, int side = 9);
/// Why, in one to three sentences that name the pattern.
QString stepReason(const Step& step);
/// What: "Removes 7 from r1c2, r6c2 and r7c2." or "r5c5 is 8."
QString stepResult(const Step& step);
/// All of it in one line: title, reason, result.
QString stepSentence(const Step& step);

}  // namespace nonet
