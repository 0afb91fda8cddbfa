// What of a lesson is on the board, as the pictures that the board's painter paints.
#pragma once

#include "core/lessons/lesson_answer.h"
#include "core/lessons/lesson_search.h"
#include "core/techniques/proof/proof_walk.h"
#include "ui/board/board_picture.h"

namespace nonet {

/// Digits and candidates; singles are looked for without candidates.
BoardPicture pictureOf(const LessonPosition& position);
/// The puzzle that a game begins with.
BoardPicture pictureOf(const LessonUse& use);
/// The pattern with its roles, lines and result, as a hint draws it at its full depth.
BoardPicture withPattern(BoardPicture picture, const Step& step);
/// What a learner marked: cells as a pattern's, candidates struck, digits entered.
BoardPicture withMarks(BoardPicture picture, const LessonMarks& marks, TechniqueId id);
/// The cell that a mistake is about gets the corner of a wrong digit; mistakes about several or none, nothing.
BoardPicture withMistake(BoardPicture picture, const std::optional<LessonMistake>& mistake);
/// One stage: what is assumed, what came out true, what is false by then, and the house or cells that it is about;
/// under it the step's pattern in its roles.
BoardPicture withStage(BoardPicture picture, const Step& step, const ProofWalk& walk, std::size_t stage);

}  // namespace nonet
