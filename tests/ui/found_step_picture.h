// A found step on its board, as a hint shows it.
#pragma once

#include "tests/core/found_steps.h"
#include "ui/board/board_picture.h"

namespace nonet::test {

inline BoardPicture boardWith(const FoundStep& found, StepDepth depth) {
    BoardPicture picture;
    picture.puzzle.givens = found.position.digits();
    picture.digits = found.position.digits();
    picture.candidates = found.position.candidateGrid();
    picture.showsCandidates = true;
    picture.step = found.step;
    picture.stepDepth = depth;
    return picture;
}

}  // namespace nonet::test
