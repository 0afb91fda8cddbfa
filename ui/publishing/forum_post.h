// A puzzle as a post in a forum: whoever asks for one gets this one.
#pragma once

#include "core/formats/format.h"
#include "core/techniques/step.h"

#include <QStringList>

#include <optional>

namespace nonet {

/// A title, who made it, the board in letters, the rules and a link to play it; where a step is shown, or candidates
/// were ruled out, the candidates of a board of 9 by 9 cells with its marks and its sentence.
QString forumPost(const PuzzleRecord& record, const std::optional<Step>& step);
/// The board and its rules are there in words; what else it has, only by the link. A sentence each.
QStringList lossesOfForumPost(const PuzzleRecord& record);

/// Rows of the board as text, with borders where it is one of equal boxes; "." for a blank.
QString boardInText(const Puzzle& puzzle, const Grid& digits);
/// A paragraph each: the setter's own text, or else every rule in a sentence.
QStringList rulesParagraphs(const PuzzleRecord& record);

}  // namespace nonet
