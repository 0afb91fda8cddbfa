// Rules of one puzzle put into another one, whatever the boards of both.
#pragma once

#include "core/design/constraint_edits.h"

namespace nonet {

struct TransferredRules {
    /// What came stands last, and is placed as place() does.
    LayoutEdit edit;
    /// How many found no place: cells, digits or the clue's side are not there.
    int left = 0;
};

/// All constraints of `source`, in the rows and columns where they stand there; clues beside its last row or column
/// beside that of the other board. What stands there already comes aside, where there is room, as a copy does.
TransferredRules transferRules(const Puzzle& source, const Puzzle& puzzle);

}  // namespace nonet
