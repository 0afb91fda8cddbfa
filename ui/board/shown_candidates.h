#pragma once

#include "ui/board/board_picture.h"

namespace nonet {

/// Where the player wants candidates; and beside a film's step that has no argument (those of the Explainer scale),
/// which is followed on the board alone.
inline bool showsCandidates(const BoardPicture& picture) {
    return picture.showsCandidates || (picture.isReplay && picture.step && picture.step->arguments.empty());
}

}  // namespace nonet
