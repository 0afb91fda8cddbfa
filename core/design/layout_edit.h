#pragma once

#include "core/rules/puzzle.h"

#include <vector>

namespace nonet {

/// A puzzle after an edit, and where the constraints stand now that the edit was about, into Layout::constraints. An
/// edit that has nothing to do gives the puzzle as it was.
struct LayoutEdit {
    Puzzle puzzle;
    std::vector<int> constraints;
};

/// The puzzle with another layout and everything else as it was, where the shape is the same.
Puzzle withLayout(Puzzle puzzle, Layout layout);

}  // namespace nonet
